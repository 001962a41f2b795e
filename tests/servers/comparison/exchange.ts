import { connect } from 'node:net'

/** One response as it matters to a client. */
export interface ReceivedResponse {
  /** Three digits, or that there was only a body. */
  readonly status: string
  /** By name in lower case, without those of one server or one connection. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** Time in ms that a server has to say something. */
const PATIENCE = 5_000

/** What reveals the software, the time or the connection, and not the response. */
const framing = ['connection', 'date', 'keep-alive', 'server']

function parse(text: string): ReceivedResponse {
  const end = text.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = new Map<string, string>()
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? []
    const known = headers.get(name.toLowerCase())
    headers.set(name.toLowerCase(), known === undefined ? value : `${known} | ${value}`)
  }
  for (const name of framing) headers.delete(name)
  const status = /^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]
  if (status === undefined) return { status: 'no headers', headers: new Map(), body: text }
  return { status, headers, body: text.slice(end + 4) }
}

/** Splits what came over a connection into its responses. */
function responsesIn(text: string): string[] {
  const starts = Array.from(text.matchAll(/HTTP\/1\.1 \d{3} /g), ({ index }) => index)
  const later = starts.filter(index => index > 0)
  return [0, ...later].map((start, index) => text.slice(start, later[index])).filter(Boolean)
}

/** Sends bytes over a connection of their own and gives the responses until the server closes it. */
export function exchange(port: number, bytes: string): Promise<ReceivedResponse[]> {
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes, 'latin1'))
    socket.setTimeout(PATIENCE, () => socket.destroy())
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      resolve(responsesIn(Buffer.concat(chunks).toString('latin1')).map(parse))
    })
  })
}
