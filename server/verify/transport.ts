import { lookup } from 'node:dns/promises'
import { connect as connectTcp, type Socket } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import type { Difference } from '../contract/ask.ts'

/** What was found out about the connection to a site, before any of its responses. */
export interface TransportReport {
  readonly facts: readonly string[]
  readonly differences: readonly Difference[]
}

/** A certificate that expires sooner than this, in days, is a difference: renewal has failed. */
const MIN_CERTIFICATE_DAYS = 14

/** Time in ms for a connection. */
const CONNECT_TIMEOUT = 8_000

const tlsVersions = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const

/** The fact in a line, and a difference for each of what is not sound. */
function reportOf(
  fact: string,
  ...unsound: readonly (readonly [what: string, expected: string, seen: string] | false)[]
): TransportReport {
  const differences = unsound.flatMap(found => {
    if (!found) return []
    const [what, expected, seen] = found
    return [{ path: '', check: 'transport', what, expected, seen }]
  })
  return { facts: [fact], differences }
}

/** Whether a connection comes about, and what is then asked of it; it is closed afterwards. */
function tried<Result>(socket: Socket, event: string, ask: () => Result) {
  return new Promise<Result | undefined>(resolve => {
    const end = (result?: Result) => {
      socket.destroy()
      resolve(result)
    }
    socket.setTimeout(CONNECT_TIMEOUT, () => end())
    socket.once(event, () => end(ask()))
    socket.once('error', () => end())
  })
}

/** Each address of the name, and whether it responds. */
async function addresses(hostname: string, port: number): Promise<TransportReport> {
  const found = await lookup(hostname, { all: true })
  const names = found.map(({ address, family }) => `IPv${family} ${address}`)
  const open = await Promise.all(
    found.map(({ address }) => tried(connectTcp({ host: address, port }), 'connect', () => true)),
  )
  return reportOf(
    `addresses    ${names.join(', ')}`,
    ...names.map((name, index) => !open[index] && ([name, 'responds', 'does not'] as const)),
  )
}

/** The versions of TLS that are spoken, and the days the certificate has left. */
async function encryption(host: string, port: number): Promise<TransportReport> {
  const ends = new Map<string, string>()
  for (const version of tlsVersions) {
    const socket: TLSSocket = connect({
      ...{ host, port, servername: host, minVersion: version, maxVersion: version },
      // Old versions are only spoken at the lowest level of security.
      ciphers: 'DEFAULT@SECLEVEL=0',
    })
    const read = () => socket.getPeerCertificate().valid_to
    const end = await tried(socket, 'secureConnect', read)
    if (end !== undefined) ends.set(version, end)
  }
  const spoken = [...ends.keys()]
  const outdated = spoken.filter(version => !['TLSv1.2', 'TLSv1.3'].includes(version))
  const end = [...ends.values()].at(-1)
  const days = end === undefined ? 0 : Math.floor((Date.parse(end) - Date.now()) / 86_400_000)
  return reportOf(
    `TLS          ${spoken.join(', ')}; certificate: ${days} days left`,
    outdated.length > 0 && ['TLS', 'TLSv1.2 and up', outdated.join(', ')],
    !spoken.includes('TLSv1.3') && ['TLS', 'TLSv1.3', spoken.join(', ')],
    days < MIN_CERTIFICATE_DAYS && [
      'certificate',
      `${MIN_CERTIFICATE_DAYS} days left`,
      `${days} days`,
    ],
  )
}

/** Where plain http leads: to the https origin, at the usual ports only. */
async function plainHttp({ origin, port, hostname }: URL): Promise<TransportReport> {
  if (port !== '') return reportOf('plain http   not asked: the port is not 443')
  const seen = await fetch(`http://${hostname}/`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(CONNECT_TIMEOUT),
  }).then(
    ({ status, headers }) => `${status} ${headers.get('location') ?? ''}`.trim(),
    (error: Error) => error.message,
  )
  const leads = /^30[18] /.test(seen) && seen.includes(` ${origin}/`)
  return reportOf(`plain http   ${seen}`, !leads && ['plain http', `301 ${origin}/`, seen])
}

/** Examines the connection to a site: its addresses, and for https its encryption and plain http. */
export async function inspectTransport(address: string): Promise<TransportReport> {
  const url = new URL(address)
  const isHttps = url.protocol === 'https:'
  const port = Number(url.port || (isHttps ? 443 : 80))
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const reports = [
    await addresses(host, port),
    ...(isHttps ? [await encryption(host, port), await plainHttp(url)] : []),
  ]
  return {
    facts: reports.flatMap(({ facts }) => facts),
    differences: reports.flatMap(({ differences }) => differences),
  }
}
