// Package canvas draws the page's moving pictures: the map and the table.
//
// Everything it draws is handed to it as a [Scene]: it knows no game, no
// worker and no element of the page but its own canvas. The scene is turned
// into quads by plain Go files (tested natively); the files that end in _js.go
// hold what touches Ebitengine and the browser, and nothing else.
//
// Units: a Scene is in CSS pixels, y downwards, (0,0) the canvas's upper left
// corner. Inside the package all lengths are device pixels, because hairlines
// and squares are only crisp when their edges fall between two of those.
package canvas
