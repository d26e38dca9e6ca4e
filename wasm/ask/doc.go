// Package ask is the one way in which the page asks the worker. A state of the
// page wants certain questions answered; a [Desk] compares them with those that
// are under way, asks what is new, withdraws what is not wanted any more, and
// keeps each answer under the question that it belongs to. Whoever shows an
// answer looks it up by the question of the present moment, so an answer to
// another question cannot be shown.
//
// The desk also minds the worker: it replaces one that died or fell silent, asks
// again what had no answer, gives up the question that was running when two
// workers died, and gives up altogether when restarts do not help. It knows no
// clock and no browser: it is told the time, and what is to be done it returns
// as [Order]s.
package ask
