import { spawnSync } from 'node:child_process'

/** What a current browser accepts. */
const accepted = 'Accept-Encoding: gzip, deflate, br, zstd'

/** A load on one address. */
export interface Load {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  /** Headers besides those of every request, as lines. */
  readonly headers?: readonly string[]
  /** The processor that generates the load; any if left out. */
  readonly processor?: number
  /** Whether a status other than success is what was asked for. */
  readonly isFailureExpected?: boolean
}

/** Runs wrk with one thread; gives the requests that were served and how many that were a second. */
export function runWrk(load: Load): { readonly requests: number; readonly rate: number } {
  const { url, connections, seconds, headers = [], processor, isFailureExpected = false } = load
  const wrk = [
    ...['wrk', '-t1', `-c${connections}`, `-d${seconds}s`],
    ...[accepted, ...headers].flatMap(header => ['-H', header]),
    url,
  ]
  const pinned = processor === undefined ? wrk : ['taskset', '-c', String(processor), ...wrk]
  const [command = '', ...parameters] = pinned
  const { stdout } = spawnSync(command, parameters, { encoding: 'utf8' })
  const failed = /Socket errors[^\n]*/.exec(stdout) ?? /Non-2xx[^\n]*/.exec(stdout)
  if (failed && !(isFailureExpected && failed[0].startsWith('Non'))) {
    console.warn(`${url}: ${failed[0]}`)
  }
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0),
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
  }
}

/** The median of some values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
