import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverOptions } from '../serveBuild.mjs'
import { nginxParameters } from './nginxFolder.ts'
import { type Contender, type Running, startContender } from './servers.ts'
import { median, runWrk } from './wrk.ts'

/** Many short ones, because the other load on a machine changes from second to second. */
const rounds = 9
const seconds = 1
const connections = 32
/** The servers run on one processor, and what loads them on another. */
const serverProcessor = 0
const loadProcessor = 1

interface Scenario {
  readonly name: string
  readonly path: string
  readonly headers: readonly string[]
  readonly isFailureExpected: boolean
}

/** The ETag of the landing page of a build. */
function etagOf(build: string): string {
  return JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8')).files['/'].variants.br.etag
}

function scenarios(builds: readonly string[]): readonly Scenario[] {
  const etag = `If-None-Match: ${builds.map(etagOf).join(', ')}`
  const close = 'Connection: close'
  return [
    { name: 'page', path: '', headers: [], isFailureExpected: false },
    { name: 'new connection', path: '', headers: [close], isFailureExpected: false },
    { name: '304', path: '', headers: [etag], isFailureExpected: false },
    { name: '404', path: 'nowhere', headers: [], isFailureExpected: true },
  ]
}

/** nginx and Express, each beside the least that its platform needs for a page. */
function contenders(folder: string, before: string | undefined): readonly Contender[] {
  const pinned = (command: string, ...parameters: readonly string[]) => [
    ...['-c', String(serverProcessor), command, ...parameters],
  ]
  const nginx = (name: string, file: 'own' | 'bare', isLogging: boolean): Contender => ({
    name,
    command: 'taskset',
    parameters: port =>
      pinned('nginx', ...nginxParameters(folder, { port, file, isLogging, workers: 1 })),
  })
  const node = (name: string, program: string, log = 'off'): Contender => ({
    name,
    command: 'taskset',
    parameters: () => pinned(process.execPath, ...serverOptions, program),
    environment: port => ({ PORT: String(port), HOST: '127.0.0.1', ACCESS_LOG: log }),
  })
  return [
    nginx('nginx, bare', 'bare', false),
    nginx('nginx.conf, log off', 'own', false),
    nginx('nginx.conf, log on', 'own', true),
    node('node:http, bare', 'scripts/bench/plainServer.mjs'),
    node('Express, log off', 'dist/server/main.mjs'),
    node('Express, log on', 'dist/server/main.mjs', 'on'),
    ...(before ? [node('Express before, log off', join(before, 'server/main.mjs'))] : []),
  ]
}

/** Processor time of a process and its children so far, in µs (Linux). */
function processorTime(pid: number | undefined): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  return [String(pid), ...children]
    .filter(id => id !== '')
    .map(id => Number(readFileSync(`/proc/${id}/schedstat`, 'utf8').split(' ')[0]) / 1000)
    .reduce((sum, time) => sum + time, 0)
}

function cost({ url, process: child }: Running, scenario: Scenario): number {
  const { path, headers, isFailureExpected } = scenario
  const before = processorTime(child.pid)
  const load = { url: url + path, connections, seconds, headers, isFailureExpected }
  const { requests } = runWrk({ ...load, processor: loadProcessor })
  return (processorTime(child.pid) - before) / requests
}

/**
 * Prints what a request costs each server in µs of one processor, and the cost of bare nginx as a share
 * of it, which is its throughput per processor as a share of bare nginx's.
 * @param before the folder of an earlier build, if one is compared
 */
export async function printCostPerRequest(
  folder: string,
  firstPort: number,
  before: string | undefined,
): Promise<void> {
  const running: Running[] = []
  try {
    for (const [index, contender] of contenders(folder, before).entries()) {
      running.push(await startContender(contender, firstPort + index))
    }
    const asked = scenarios(before ? ['dist', before] : ['dist'])
    const costs = new Map<string, number[]>()
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Cost per request, round ${round} of ${rounds} …`)
      for (const scenario of asked) {
        for (const server of running) {
          const key = `${server.name} ${scenario.name}`
          costs.set(key, [...(costs.get(key) ?? []), cost(server, scenario)])
        }
      }
    }
    console.log(`\n| µs a request | ${asked.map(({ name }) => name).join(' | ')} |`)
    console.log(`| --- |${' ---: |'.repeat(asked.length)}`)
    const of = (server: string, scenario: string) =>
      median(costs.get(`${server} ${scenario}`) ?? [])
    const reference = of(running[0]?.name ?? '', asked[0]?.name ?? '')
    for (const { name } of running) {
      const cells = asked.map(scenario => {
        const value = of(name, scenario.name)
        return `${value.toFixed(1)} (${(reference / value).toFixed(2)})`
      })
      console.log(`| ${name} | ${cells.join(' | ')} |`)
    }
  } finally {
    for (const { process: child } of running) child.kill('SIGTERM')
  }
}
