import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputFolder } from '../../../scripts/build/outputFolder.mjs'
import { healthPath } from '../../../server/manifest.ts'

const root = new URL('../../..', import.meta.url).pathname

/** A running nginx with the project's own configuration. */
export interface RunningNginx {
  readonly port: number
  readonly process: ChildProcess
  /** Its log of errors and requests so far. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

/** A port of this machine that nothing listens to. */
export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function isUp(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}${healthPath}`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}

/**
 * Starts nginx with `nginx.conf` as it is, beside the build, on free ports.
 * @param change what a self-hoster changes in the file, for example to switch TLS on
 * @param prepare changes the copy of what nginx reads of the build in its folder `dist` before the start
 */
export async function startNginx(
  change = (file: string) => file,
  prepare: (dist: string) => void = () => undefined,
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  chmodSync(folder, 0o755) // its workers run as another user
  for (const part of ['nginx', 'site']) {
    cpSync(join(outputFolder, part), join(folder, 'dist', part), { recursive: true })
  }
  prepare(join(folder, 'dist'))
  const port = await freePort()
  const file = change(readFileSync(join(root, 'nginx.conf'), 'utf8'))
    .replaceAll('listen 8080', `listen ${port}`)
    .replace('pid /tmp/nginx.pid', `pid ${folder}/nginx.pid`)
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, file)

  // A file, because nginx reopens /dev/stdout, which a socket does not allow.
  const logFile = join(folder, 'log')
  const output = openSync(logFile, 'a')
  const child = spawn(
    'nginx',
    ['-e', 'stderr', '-p', `${folder}/`, '-c', path, '-g', 'daemon off;'],
    {
      stdio: ['ignore', output, output],
    },
  )
  const log = () => readFileSync(logFile, 'utf8')
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  for (let attempt = 0; attempt < 50 && child.exitCode === null; attempt += 1) {
    if (await isUp(port)) break
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  if (child.exitCode !== null) throw new Error(`nginx did not start:\n${log()}`)
  return {
    port,
    process: child,
    log,
    async stop() {
      if (child.exitCode === null) child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
