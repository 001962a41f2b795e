import { lookup } from 'node:dns/promises'
import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { type ConnectionOptions, connect } from 'node:tls'
import { type IncomingResponse, sendRequest } from '../request.ts'
import { type Difference, shown } from './ask.ts'

/** A certificate that expires sooner than this, in days, is a difference: renewal has failed. */
const MIN_CERTIFICATE_DAYS = 14

/** Time in ms for a connection. */
const CONNECT_TIMEOUT = 8_000

function difference(what: string, expected: string, seen: string): Difference {
  return { path: '', check: 'transport', what, expected, seen }
}

/** Ends what is asked of a connection, where somebody interrupts it. */
type Interruption = AbortSignal | undefined

/** What is asked of a connection once it comes about; undefined where it does not, or was interrupted. */
function tried<Result>(socket: Socket, event: string, signal: Interruption, ask: () => Result) {
  return new Promise<Result | undefined>(resolve => {
    const interrupt = () => end()
    const end = (result?: Result) => {
      signal?.removeEventListener('abort', interrupt)
      socket.destroy()
      resolve(result)
    }
    socket.setTimeout(CONNECT_TIMEOUT, () => end())
    socket.once(event, () => end(ask()))
    socket.once('error', () => end())
    signal?.addEventListener('abort', interrupt)
    if (signal?.aborted) end()
  })
}

/** Tries again once what failed and was not interrupted: a connection may be dropped anywhere on its way. */
async function twice<Result>(signal: Interruption, attempt: () => Promise<Result | undefined>) {
  const first = await attempt()
  return first === undefined && !signal?.aborted ? attempt() : first
}

/** The addresses of a name; undefined where it has none. Node cannot end a lookup: an interruption ends the waiting. */
function addressesOf(host: string, signal: Interruption) {
  const looked = lookup(host, { all: true }).catch(() => undefined)
  const interrupted = new Promise<undefined>(resolve => {
    signal?.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  return Promise.race([looked, interrupted])
}

/** Each address of the name responds. */
async function addresses(host: string, port: number, signal: Interruption): Promise<Difference[]> {
  const found = await twice(signal, () => addressesOf(host, signal))
  if (!found) return [difference('name', 'has an address', 'has none')]
  const silent = await Promise.all(
    found.map(async ({ address, family }) => {
      const open = () => tried(connectTcp({ host: address, port }), 'connect', signal, () => true)
      const isOpen = await twice(signal, open)
      return isOpen ? [] : difference(`IPv${family} ${address}`, 'responds', 'does not')
    }),
  )
  return silent.flat()
}

/** The newest TLS is spoken, none that is outdated, and the certificate has days left. */
async function encryption(host: string, port: number, signal: Interruption): Promise<Difference[]> {
  const spoken = (options: ConnectionOptions) => {
    const socket = connect({ host, port, servername: isIP(host) ? '' : host, ...options })
    return tried(socket, 'secureConnect', signal, () => ({
      version: socket.getProtocol() ?? 'none',
      ends: socket.getPeerCertificate().valid_to,
    }))
  }
  const [best, outdated] = await Promise.all([
    twice(signal, () => spoken({})),
    // Old versions are only spoken at the lowest level of security.
    spoken({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }),
  ])
  const days = best ? Math.floor((Date.parse(best.ends) - Date.now()) / 86_400_000) : 0
  return [
    ...(outdated ? [difference('TLS', 'TLSv1.2 and up', outdated.version)] : []),
    ...(best?.version === 'TLSv1.3' ? [] : [difference('TLS', 'TLSv1.3', best?.version ?? 'none')]),
    ...(days < MIN_CERTIFICATE_DAYS
      ? [difference('certificate', `${MIN_CERTIFICATE_DAYS} days left`, `${days} days`)]
      : []),
  ]
}

/** What a response says of where it leads: its status, and its location where it has one. */
function directionOf({ status, headers }: IncomingResponse): string {
  return [status, ...(headers.location ?? [])].join(' ')
}

/** Plain http leads to the https origin; asked at the usual ports only. */
async function plainHttp(
  { origin, port, hostname }: URL,
  send: typeof sendRequest,
  signal: Interruption,
) {
  if (port !== '') return []
  const seen = await send({
    origin: `http://${hostname}`,
    path: '/',
    expectedBytes: 0,
    timeLimit: CONNECT_TIMEOUT,
    signal,
  }).then(directionOf, (error: Error) => error.message)
  const leads = /^30[18] /.test(seen) && seen.includes(` ${origin}/`)
  return leads ? [] : [difference('plain http', `301 ${origin}/`, shown(seen))]
}

/** How the connection to a site is examined. */
interface TransportOptions {
  /** Ends it early. */
  readonly signal?: AbortSignal | undefined
  /** Asks where plain http leads; tests answer in its place, who cannot listen at the usual port. */
  readonly send?: typeof sendRequest
}

/**
 * What is unsound about the connection to a site: its addresses, and for https its encryption. Nothing where it was
 * interrupted: what was cut short says nothing about the site.
 */
export async function transportDifferences(
  address: string,
  { signal, send = sendRequest }: TransportOptions = {},
): Promise<Difference[]> {
  const url = new URL(address)
  const isHttps = url.protocol === 'https:'
  const port = Number(url.port || (isHttps ? 443 : 80))
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const differences = await addresses(host, port, signal)
  if (isHttps) {
    differences.push(...(await encryption(host, port, signal)))
    differences.push(...(await plainHttp(url, send, signal)))
  }
  return signal?.aborted ? [] : differences
}
