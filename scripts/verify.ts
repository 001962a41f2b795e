import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { contract } from '../contract/contract.ts'
import { compare, type Difference, knownHeaders } from '../contract/expectation.ts'
import { readManifest, siteFolder } from '../contract/target.ts'

const usage = 'npm run verify -- https://www.your-domain.com [--json]'

/** What is wrong with the way to a server, by the code of the error. */
const connectionFaults: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is not known. Check the address and its DNS entry',
  EAI_AGAIN: 'its name cannot be looked up right now. Check the network',
  ECONNREFUSED: 'nothing listens there. Check host and port, and that the server runs',
  ECONNRESET: 'it closed the connection. Check whether it speaks https at this port',
  EHOSTUNREACH: 'there is no route to it. Check the network',
  ETIMEDOUT: 'it does not respond. Check its firewall',
  UND_ERR_CONNECT_TIMEOUT: 'it does not respond. Check its firewall',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate chain is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate chain is incomplete',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https at this port',
  EPROTO: 'it does not speak https at this port',
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

function readOptions(): { address: string; json: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    })
    const [address] = positionals
    if (positionals.length === 1 && address && URL.canParse(address)) {
      const { protocol, origin } = new URL(address)
      if (/^https?:$/.test(protocol)) return { address: origin, json: values.json }
    }
  } catch (error) {
    fail(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`)
  }
  return fail(`Give the address of one running site.\nUsage: ${usage}`)
}

/** The landing page must be there, in at most a few steps, before the rest is worth asking. */
async function reach(address: string): Promise<void> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(15_000) })
    if (new URL(response.url).origin !== address) {
      fail(`${address} leads to ${new URL(response.url).origin}. Verify that address instead.`)
    }
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: Error & { code?: string } }
    const code = cause?.code ?? (name === 'TimeoutError' ? 'ETIMEDOUT' : '')
    const isLoop = /redirect count exceeded/.test(cause?.message ?? message)
    const fault = isLoop ? 'it redirects in a loop' : connectionFaults[code]
    fail(`${address} cannot be verified: ${fault ?? cause?.message ?? message}.`)
  }
}

/** Differences that have one cause: the same thing, expected and seen alike, on any page. */
function grouped(differences: readonly Difference[]): (readonly Difference[])[] {
  const groups = new Map<string, Difference[]>()
  for (const difference of differences) {
    const { what, expected, seen } = difference
    // Bodies differ in length from page to page, by one cause all the same.
    const key = what === 'body' ? what : [what, expected, seen].join('\n')
    groups.set(key, [...(groups.get(key) ?? []), difference])
  }
  return [...groups.values()].toSorted((one, other) => other.length - one.length)
}

function table(differences: readonly Difference[]): string {
  const cells = [
    ['responses', 'what', 'expected', 'seen', 'for example'],
    ...grouped(differences).flatMap(group => {
      const [first] = group
      if (!first) return []
      const { what, expected, seen, path, check } = first
      return [[String(group.length), what, expected, seen, `${path.slice(0, 40)} (${check})`]]
    }),
  ]
  const widths = [0, 1, 2, 3].map(column => Math.max(...cells.map(row => row[column]?.length ?? 0)))
  return cells
    .map(row => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}

/** After so many requests in a row without a response, the rest is not asked any more. */
const MAX_SILENT_REQUESTS = 5

const { address, json } = readOptions()
if (!existsSync(siteFolder)) fail('There is no build to compare with. Run npm run build first.')
await reach(address)

const expectations = contract(readManifest(), siteFolder)
const known = knownHeaders(expectations)
const differences: Difference[] = []
const pages = new Map<string, { checks: number; failed: number }>()
let silent = 0
let checked = 0
for (const expectation of expectations) {
  if (silent === MAX_SILENT_REQUESTS) break
  const { path, check } = expectation
  const found = await compare(address, expectation, known).then(
    differing => {
      silent = 0
      return differing
    },
    (error: Error) => {
      silent += 1
      const seen = error.message || error.name
      return [{ path, check, what: 'response', expected: 'a sound one', seen }]
    },
  )
  checked += 1
  differences.push(...found)
  const page = pages.get(path) ?? { checks: 0, failed: 0 }
  pages.set(path, { checks: page.checks + 1, failed: page.failed + (found.length > 0 ? 1 : 0) })
}
const left = expectations.length - checked

if (json) {
  console.log(JSON.stringify({ address, checks: checked, left, differences }, null, 2))
} else {
  for (const [path, { checks, failed }] of pages) {
    console.log(
      `${failed === 0 ? 'ok  ' : 'DIFF'} ${path.slice(0, 60).padEnd(62)} ${checks} checks`,
    )
  }
  if (differences.length > 0) console.log(`\n${table(differences)}`)
  if (left > 0) console.log(`\n${address} has fallen silent: ${left} checks were not made`)
  console.log(`\n${checked} checks on ${address}, ${differences.length} differences`)
}
process.exitCode = differences.length === 0 ? 0 : 1
