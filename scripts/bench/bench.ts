import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensurePrograms } from '../distribution.mjs'
import { ensureBuild, supervise } from '../setUp.mjs'
import { printCostPerRequest } from './costPerRequest.ts'
import { contenders, type Running, startContender } from './servers.ts'
import { median, runWrk } from './wrk.ts'

const folder = '.cache/bench'
const rounds = 5
const seconds = 4
const connections = 64
const firstPort = 4310

/** Requests a second for the landing page with brotli. */
function measure({ url }: Running): number {
  return runWrk({ url, connections, seconds }).rate
}

/** Peak resident memory of a process, in MB (Linux). */
function peakMegabytes({ process: child }: Running): string {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(0)
  } catch {
    return '–'
  }
}

// An earlier build, whose server is measured in the same rounds.
const { before } = parseArgs({ options: { before: { type: 'string' } } }).values

await ensureBuild()
await ensurePrograms([
  { program: 'nginx', package: 'nginx', why: 'as the reference' },
  { program: 'wrk', package: 'wrk', why: 'to measure requests per second' },
  { program: 'taskset', package: 'util-linux', why: 'to keep servers and load apart' },
])
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/package.json`, '{ "private": true }\n')
writeFileSync(`${folder}/vite.config.mjs`, 'export default {}\n')
await printCostPerRequest(folder, firstPort + 20, before)

const packages = ['serve@14', 'sirv-cli@3', 'http-server@14']
const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--silent']
if ((await supervise('npm', [...install, ...packages])) !== 0) process.exit(1)

const running: Running[] = []
try {
  for (const [index, contender] of contenders(folder, before).entries()) {
    running.push(await startContender(contender, firstPort + index))
  }
  const results = new Map<string, number[]>(running.map(({ name }) => [name, []]))
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${round} of ${rounds} …`)
    for (const server of running) results.get(server.name)?.push(measure(server))
  }
  const reference = median(results.get(running[0]?.name ?? '') ?? [])
  console.log('\n| server | requests/s | share of nginx | peak memory, MB | start, ms |')
  console.log('| --- | ---: | ---: | ---: | ---: |')
  for (const server of running) {
    const rate = median(results.get(server.name) ?? [])
    const share = (rate / reference).toFixed(3)
    const start = server.startMilliseconds.toFixed(0)
    console.log(
      `| ${server.name} | ${rate.toFixed(0)} | ${share} | ${peakMegabytes(server)} | ${start} |`,
    )
  }
} finally {
  for (const { process: child } of running) child.kill('SIGTERM')
}
