import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** New connections wait at most this long for those that arrive with them, in ms. */
const LONGEST_WAIT = 1_000

/**
 * Makes a server accept all connections that have arrived before it reads from the first of them.
 *
 * libuv accepts one connection each time around its loop, and every socket that is being served
 * makes that longer: with thousands of clients, the last would wait for seconds (docs/decisions.md).
 */
export function acceptBeforeServing(server: Server): void {
  let waiting: Socket[] = []
  let waitingSince = 0
  let hasArrived = false
  const serveUnlessMoreArrive = () => {
    if (hasArrived && performance.now() - waitingSince < LONGEST_WAIT) {
      hasArrived = false
      setImmediate(serveUnlessMoreArrive)
      return
    }
    const ready = waiting
    waiting = []
    for (const socket of ready) socket.resume()
  }
  server.on('connection', socket => {
    hasArrived = true
    waiting.push(socket)
    // Node resumes a new socket by itself in the tick before this one.
    process.nextTick(() => socket.pause())
    if (waiting.length > 1) return
    waitingSince = performance.now()
    setImmediate(serveUnlessMoreArrive)
  })
}
