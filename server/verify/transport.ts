import { lookup } from 'node:dns/promises'
import { connect as connectTcp } from 'node:net'
import { connect, type SecureVersion, type TLSSocket } from 'node:tls'
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
const soundVersions: readonly string[] = ['TLSv1.2', 'TLSv1.3']

function difference(what: string, expected: string, seen: string): Difference {
  return { path: '', check: 'transport', what, expected, seen }
}

function isOpen(address: string, port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connectTcp({ host: address, port, timeout: CONNECT_TIMEOUT })
    const end = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}

/** Each address of the name, and whether it responds. */
async function addresses(hostname: string, port: number): Promise<TransportReport> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
  const tried = await Promise.all(
    found.map(async ({ address, family }) => ({
      name: `IPv${family} ${address}`,
      responds: await isOpen(address, port),
    })),
  )
  return {
    facts: [`addresses    ${tried.map(({ name }) => name).join(', ')}`],
    differences: tried
      .filter(({ responds }) => !responds)
      .map(({ name }) => difference(name, 'responds', 'does not')),
  }
}

function handshake(url: URL, version: SecureVersion): Promise<TLSSocket | undefined> {
  return new Promise(resolve => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port || 443),
      servername: url.hostname,
      timeout: CONNECT_TIMEOUT,
      minVersion: version,
      maxVersion: version,
      // Old versions are only spoken at the lowest level of security.
      ciphers: 'DEFAULT@SECLEVEL=0',
    })
    socket.once('secureConnect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
    socket.once('timeout', () => {
      socket.destroy()
      resolve(undefined)
    })
  })
}

/** The versions of TLS that are spoken, and the days the certificate has left. */
async function encryption(url: URL): Promise<TransportReport> {
  const spoken: string[] = []
  let end: string | undefined
  for (const version of tlsVersions) {
    const socket = await handshake(url, version)
    if (!socket) continue
    spoken.push(version)
    end = socket.getPeerCertificate().valid_to
    socket.destroy()
  }
  const days = end === undefined ? 0 : Math.floor((Date.parse(end) - Date.now()) / 86_400_000)
  const outdated = spoken.filter(version => !soundVersions.includes(version))
  const differences = [
    ...(outdated.length > 0 ? [difference('TLS', 'TLSv1.2 and up', outdated.join(', '))] : []),
    ...(spoken.includes('TLSv1.3') ? [] : [difference('TLS', 'TLSv1.3', spoken.join(', '))]),
    ...(days < MIN_CERTIFICATE_DAYS
      ? [difference('certificate', `${MIN_CERTIFICATE_DAYS} days left`, `${days} days`)]
      : []),
  ]
  return {
    facts: [`TLS          ${spoken.join(', ')}; certificate: ${days} days left`],
    differences,
  }
}

/** Where plain http leads: to the https origin, at the usual ports only. */
async function plainHttp({ origin, port, hostname }: URL): Promise<TransportReport> {
  if (port !== '')
    return { facts: ['plain http   not asked: the port is not 443'], differences: [] }
  const seen = await fetch(`http://${hostname}/`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(CONNECT_TIMEOUT),
  }).then(
    ({ status, headers }) => `${status} ${headers.get('location') ?? ''}`.trim(),
    (error: Error) => error.message,
  )
  const leads = /^(?:301|308) /.test(seen) && seen.includes(` ${origin}/`)
  return {
    facts: [`plain http   ${seen}`],
    differences: leads ? [] : [difference('plain http', `301 ${origin}/`, seen)],
  }
}

/** Examines the connection to a site: its addresses, and for https its encryption and plain http. */
export async function inspectTransport(address: string): Promise<TransportReport> {
  const url = new URL(address)
  const isHttps = url.protocol === 'https:'
  const port = Number(url.port || (isHttps ? 443 : 80))
  const reports = [
    await addresses(url.hostname, port),
    ...(isHttps ? [await encryption(url), await plainHttp(url)] : []),
  ]
  return {
    facts: reports.flatMap(({ facts }) => facts),
    differences: reports.flatMap(({ differences }) => differences),
  }
}
