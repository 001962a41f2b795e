import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { contract } from '../contract/contract.ts'
import { compare, type Difference, knownHeaders } from '../contract/expectation.ts'
import { readManifest, siteFolder } from '../contract/target.ts'
import { differenceTable } from './verification/differenceTable.ts'
import { reach, UnreachableSite } from './verification/reach.ts'
import { inspectTransport } from './verification/transport.ts'

const usage = 'npm run verify -- https://www.your-domain.com [--json]'

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

/** After so many requests in a row without a response, the rest is not asked any more. */
const MAX_SILENT_REQUESTS = 5

const { address, json } = readOptions()
if (!existsSync(siteFolder)) fail('There is no build to compare with. Run npm run build first.')
await reach(address).catch((error: Error) => {
  if (error instanceof UnreachableSite) fail(error.message)
  throw error
})
const transport = await inspectTransport(address)

const expectations = contract(readManifest(), siteFolder)
const known = knownHeaders(expectations)
const differences: Difference[] = [...transport.differences]
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
  console.log(
    JSON.stringify(
      { address, transport: transport.facts, checks: checked, left, differences },
      null,
      2,
    ),
  )
} else {
  console.log(`${transport.facts.join('\n')}\n`)
  for (const [path, { checks, failed }] of pages) {
    console.log(
      `${failed === 0 ? 'ok  ' : 'DIFF'} ${path.slice(0, 60).padEnd(62)} ${checks} checks`,
    )
  }
  if (differences.length > 0) console.log(`\n${differenceTable(differences)}`)
  if (left > 0) console.log(`\n${address} has fallen silent: ${left} checks were not made`)
  console.log(`\n${checked} checks on ${address}, ${differences.length} differences`)
}
process.exitCode = differences.length === 0 ? 0 : 1
