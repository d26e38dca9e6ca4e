// Package claims is tests alone: every sentence that the catalogue says to a
// reader, each with the check that computes what it claims, or the mark that it
// is a definition.
package claims
