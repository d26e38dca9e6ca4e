"use strict";

// What a program of the tests finds in the place of an operating system: it can
// speak, exit, and read files. The tool behind the page does all three.

// ask waits for the answer, as a program waits for its system.
const ask = (path, body) => {
	const request = new XMLHttpRequest();
	request.open("POST", path, false);
	request.responseType = "arraybuffer";
	request.send(body);
	return request;
};
const failed = (error) => ask("failed", String((error && error.stack) || error));
const text = (bytes) => new TextDecoder().decode(bytes);
const refused = (code) => Object.assign(new Error(code), { code });

importScripts("../wasm_exec.js");

fs.writeSync = (fd, bytes) => {
	ask("said", bytes.slice());
	return bytes.length;
};

fs.constants = { O_WRONLY: 1, O_RDWR: 2, O_CREAT: 0o100, O_EXCL: 0o200, O_TRUNC: 0o1000, O_APPEND: 0o2000, O_DIRECTORY: 0o200000 };

// load is a file, or the names in a folder; it throws what callbacks are told.
const load = (path) => {
	const answer = ask("file", path);
	if (answer.status !== 200) throw refused(answer.status === 404 ? "ENOENT" : "EACCES");
	const bytes = new Uint8Array(answer.response);
	const folder = answer.getResponseHeader("Content-Type") === "application/json";
	return { bytes, names: folder ? JSON.parse(text(bytes)) : null, at: 0 };
};

const statOf = ({ bytes, names }) => ({
	dev: 0, ino: 0, nlink: 1, uid: 0, gid: 0, rdev: 0, blksize: 4096, blocks: 0, atimeMs: 0, mtimeMs: 0, ctimeMs: 0,
	mode: names ? 0o040755 : 0o100644,
	size: bytes.length,
	isDirectory: () => names !== null,
});

const opened = new Map();
let last = 2; // 0, 1 and 2 are what every program has

const calls = {
	open(path, flags) {
		if (flags & ~fs.constants.O_DIRECTORY) throw refused("EROFS");
		opened.set(++last, load(path));
		return last;
	},
	close(fd) {
		opened.delete(fd);
	},
	fstat(fd) {
		return statOf(opened.get(fd));
	},
	stat(path) {
		return statOf(load(path));
	},
	lstat(path) {
		return statOf(load(path));
	},
	readdir(path) {
		return load(path).names;
	},
	read(fd, buffer, offset, length, position) {
		const file = opened.get(fd);
		const from = position ?? file.at;
		const part = file.bytes.subarray(from, from + length);
		buffer.set(part, offset);
		if (position === null) file.at += part.length;
		return part.length;
	},
};
for (const [name, call] of Object.entries(calls)) {
	fs[name] = (...given) => {
		const done = given.pop();
		let result;
		try {
			result = call(...given);
		} catch (error) {
			done(error.code ? error : refused("EBADF"));
			return;
		}
		done(null, result);
	};
}

const { Args, Env } = JSON.parse(text(ask("program").response));
const go = new Go();
go.argv = Args;
go.env = Env;
go.exit = (code) => ask("exit", String(code));
WebAssembly.instantiateStreaming(fetch("program.wasm"), go.importObject)
	.then(({ instance }) => go.run(instance))
	.catch(failed);
