import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends a command to a browser and gives its answer. */
export type SendCommand = (command: string, parameters?: object) => Promise<unknown>

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/**
 * Connects to Firefox by Marionette, the protocol of its own that WebDriver is translated to. A message is its length
 * in bytes, a colon and JSON (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 */
export async function connectToMarionette(port: number): Promise<SendCommand> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const waiting = new Map<number, Waiting>()
  let received = Buffer.alloc(0)
  let lastNumber = 0

  function take(message: string): void {
    const answer: unknown = JSON.parse(message)
    // The first message says which browser this is.
    if (!Array.isArray(answer)) return
    const [, number, error, result] = answer
    const command = waiting.get(number)
    waiting.delete(number)
    if (error) command?.reject(new Error(`${error.error}: ${error.message}`))
    else command?.resolve(result)
  }

  socket.on('data', data => {
    received = Buffer.concat([received, data])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      take(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
    }
  })
  socket.on('error', () => socket.destroy())
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'))
  })

  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      lastNumber += 1
      waiting.set(lastNumber, { resolve, reject })
      const message = Buffer.from(JSON.stringify([0, lastNumber, command, parameters]))
      socket.write(`${message.length}:`)
      socket.write(message)
    })
}
