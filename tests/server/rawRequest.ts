import { connect } from 'node:net'

export interface RawResponse {
  /** Everything the server sent before it closed, or fell silent. */
  readonly text: string
  /** Status of the last response; undefined where the server just closed the connection. */
  readonly status: number | undefined
  /** Names of the last response's headers, in lower case, with how often each was sent. */
  readonly headers: ReadonlyMap<string, number>
  /** Time in ms until the server closed the connection; undefined where it did not. */
  readonly closedAfter: number | undefined
}

function parse(text: string, closedAfter: number | undefined): RawResponse {
  const start = text.lastIndexOf('HTTP/1.')
  const [head = ''] = text.slice(Math.max(start, 0)).split('\r\n\r\n', 1)
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = new Map<string, number>()
  for (const line of lines) {
    const name = line.split(':', 1)[0]?.toLowerCase() ?? ''
    headers.set(name, (headers.get(name) ?? 0) + 1)
  }
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]
  return { text, headers, closedAfter, status: status ? Number(status) : undefined }
}

/** Sends bytes over a plain connection and collects the response for at most `patience` ms. */
export function rawRequest(port: number, bytes: string, patience = 1_500): Promise<RawResponse> {
  return new Promise(resolve => {
    const started = performance.now()
    let text = ''
    const socket = connect({ port, host: 'localhost' }, () => socket.write(bytes))
    const timer = setTimeout(() => {
      socket.destroy()
      resolve(parse(text, undefined))
    }, patience)
    socket.on('data', chunk => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(parse(text, performance.now() - started))
    })
  })
}
