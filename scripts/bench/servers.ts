import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { serverOptions } from '../serveBuild.mjs'
import { nginxParameters } from './nginxFolder.ts'

/** A static server in the comparison. */
export interface Contender {
  readonly name: string
  readonly command: string
  readonly parameters: (port: number) => readonly string[]
  readonly environment?: (port: number) => Readonly<Record<string, string>>
}

/** The server of an earlier build, beside which this one is measured. */
function earlierServer(build: string): Contender {
  return {
    name: 'this server, before',
    command: process.execPath,
    parameters: () => [...serverOptions, join(build, 'server/main.mjs')],
    environment: port => ({ PORT: String(port), HOST: '127.0.0.1' }),
  }
}

/**
 * The servers people use for a static site, and ours.
 * @param folder where their packages were installed
 * @param before the folder of an earlier build, if one is compared
 */
export function contenders(folder: string, before: string | undefined): readonly Contender[] {
  const program = (path: string) => join(folder, 'node_modules', path)
  const node = process.execPath
  return [
    {
      name: 'nginx (this nginx.conf)',
      command: 'nginx',
      // With its access log off, like the others'.
      parameters: port =>
        nginxParameters(folder, { port, file: 'own', isLogging: false, workers: 'auto' }),
    },
    {
      name: 'this server (Express)',
      command: node,
      parameters: () => [...serverOptions, 'dist/server/main.mjs'],
      environment: port => ({ PORT: String(port), HOST: '127.0.0.1' }),
    },
    ...(before ? [earlierServer(before)] : []),
    {
      name: 'sirv-cli',
      command: node,
      parameters: port => [
        ...[program('sirv-cli/bin.js'), 'dist/site', '--brotli', '--gzip', '--quiet'],
        ...['--host', '127.0.0.1', '--port', String(port)],
      ],
    },
    {
      name: 'http-server',
      command: node,
      parameters: port => [
        ...[program('http-server/bin/http-server'), 'dist/site', '--brotli', '--gzip', '--silent'],
        ...['-a', '127.0.0.1', '-p', String(port)],
      ],
    },
    {
      name: 'serve',
      command: node,
      parameters: port => [
        ...[program('serve/build/main.js'), 'dist/site', '--no-request-logging'],
        ...['-l', `tcp://127.0.0.1:${port}`],
      ],
    },
    {
      name: 'vite preview',
      command: node,
      parameters: port => [
        ...[
          'node_modules/vite/bin/vite.js',
          'preview',
          '--config',
          join(folder, 'vite.config.mjs'),
        ],
        ...['--outDir', 'dist/site', '--host', '127.0.0.1', '--port', String(port)],
      ],
    },
  ]
}

/** A contender that responds. */
export interface Running {
  readonly name: string
  readonly url: string
  readonly process: ChildProcess
  /** Time from its start to its first response, in ms. */
  readonly startMilliseconds: number
}

/**
 * Starts a contender and waits for its first response.
 * @throws when it gives none within ten seconds
 */
export async function startContender(contender: Contender, port: number): Promise<Running> {
  const started = performance.now()
  const child = spawn(contender.command, [...contender.parameters(port)], {
    stdio: 'ignore',
    env: { ...process.env, ...contender.environment?.(port) },
  })
  const url = `http://127.0.0.1:${port}/`
  while (performance.now() - started < 10_000) {
    const isUp = await fetch(url).then(
      response => response.ok,
      () => false,
    )
    if (isUp) {
      const startMilliseconds = performance.now() - started
      return { name: contender.name, url, process: child, startMilliseconds }
    }
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  child.kill()
  throw new Error(`${contender.name} does not respond at ${url}`)
}
