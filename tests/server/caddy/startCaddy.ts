import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../nginx/startNginx.ts'
import type { SelfSignedCertificate } from '../selfSignedCertificate.ts'

/** The example, in Caddy's own JSON. */
interface CaddyConfiguration {
  readonly logging: object
  readonly apps: { readonly http: { readonly servers: { readonly srv0: object } } }
}

/** A running Caddy in front of a server. */
export interface RunningCaddy {
  readonly httpPort: number
  readonly httpsPort: number
  /** What it has logged so far. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

/** What a machine without a public name and without root needs, and nothing else. */
function forTests(
  { apps, logging }: CaddyConfiguration,
  httpPort: number,
  httpsPort: number,
  { certificate, key }: SelfSignedCertificate,
): object {
  const server = { ...apps.http.servers.srv0, listen: [`:${httpsPort}`] }
  return {
    admin: { disabled: true },
    logging,
    apps: {
      http: { http_port: httpPort, https_port: httpsPort, servers: { srv0: server } },
      tls: { certificates: { load_files: [{ certificate, key }] } },
    },
  }
}

/**
 * Starts Caddy with `deploy/caddy/Caddyfile` at free ports.
 * @param upstream the port of the server behind it
 */
export async function startCaddy(
  upstream: number,
  certificate: SelfSignedCertificate,
): Promise<RunningCaddy> {
  const folder = mkdtempSync(join(tmpdir(), 'site-caddy-'))
  const env = {
    ...process.env,
    // Caddy keeps its state below the home folder.
    HOME: folder,
    SITE_ADDRESS: 'localhost',
    SITE_UPSTREAM: `localhost:${upstream}`,
  }
  const adapt = ['adapt', '--config', 'deploy/caddy/Caddyfile', '--adapter', 'caddyfile']
  const adapted: CaddyConfiguration = JSON.parse(
    execFileSync('caddy', adapt, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const file = join(folder, 'caddy.json')
  writeFileSync(file, JSON.stringify(forTests(adapted, httpPort, httpsPort, certificate)))

  const child = spawn('caddy', ['run', '--config', file], { env })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk
  })
  const ended = once(child, 'exit')
  const isServing = () => log.includes('serving initial configuration')
  while (!isServing() && child.exitCode === null)
    await Promise.race([ended, once(child.stderr, 'data')])
  if (!isServing()) throw new Error(`Caddy did not start:\n${log}`)
  return {
    httpPort,
    httpsPort,
    log: () => log,
    async stop() {
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
