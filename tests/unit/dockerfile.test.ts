import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { healthPath } from '../../server/cachePolicy.ts'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const nginxConf = readFileSync('nginx.conf', 'utf8')

/** What a stage says by an instruction, in the order of the file. */
function said(stage: 'build' | 'preview' | 'web', instruction: string): string[] {
  const text = dockerfile.split(/^(?=FROM )/m).find(part => part.includes(` AS ${stage}\n`)) ?? ''
  const lines = text.replaceAll(/\\\n */g, '').split('\n')
  return lines
    .filter(line => line.startsWith(`${instruction} `))
    .map(line => line.slice(instruction.length + 1))
}

const copiedInto = (stage: 'preview' | 'web') =>
  said(stage, 'COPY').map(line => line.replace('--from=build /site/', ''))

describe('Dockerfile', () => {
  it('has no error and no warning', () => {
    expect(
      validate(dockerfile).map(({ message, range }) => [message, range.start.line + 1]),
    ).toEqual([])
  })

  it('takes images by tags that are published, of current bases', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+) AS/gm)].map(match => match[1])
    expect(images).toEqual([
      'node:26-trixie-slim',
      'node:26-trixie-slim',
      'nginxinc/nginx-unprivileged:stable-alpine',
    ])
  })

  it('copies only what is in the build context, which holds nothing else', () => {
    const allowed = readFileSync('.dockerignore', 'utf8').match(/(?<=^!)\S+/gm) ?? []
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(match =>
      (match[1] ?? '').split(' '),
    )
    expect(new Set(copied)).toEqual(new Set(allowed))
    for (const path of allowed) expect(existsSync(path)).toBe(true)
  })

  it('builds from locked dependencies, with the values that a preview overrides', () => {
    expect(said('build', 'RUN')).toEqual(['npm ci --no-audit --no-fund', 'npm run build'])
    expect(said('build', 'ARG')).toEqual(['SITE_ORIGIN', 'SITE_INDEXING', 'SITE_COMMIT'])
  })

  it('runs no image as root', () => {
    expect(said('preview', 'USER')).toEqual(['node'])
    // The image without privileges has its user, whose number Kubernetes names.
    expect(said('web', 'USER')).toEqual([])
  })

  it('gives nginx all that its configuration includes and serves', () => {
    const needed = Array.from(
      nginxConf.matchAll(/^ *(?:include|root) ([^;]+);/gm),
      ([, path]) => path,
    )
    expect(needed.length).toBeGreaterThan(3)
    const copied = copiedInto('web').map(line => line.split(' '))
    expect(copied.every(([from, to]) => from === to)).toBe(true)
    for (const path of ['nginx.conf', ...needed]) {
      expect(
        copied.some(([from]) => path === from || path?.startsWith(`${from}/`)),
        path,
      ).toBe(true)
    }
  })

  it('gives the preview the server, the site and its manifest', () => {
    expect(copiedInto('preview')).toEqual([
      'dist/server dist/server',
      'dist/site dist/site',
      'dist/manifest.json dist/manifest.json',
    ])
  })

  it('starts servers that stay in the foreground, can be reached and end when they are asked to', () => {
    expect(said('preview', 'ENV')).toEqual(['NODE_ENV=production HOST="" PORT=8080 ACCESS_LOG=on'])
    expect(said('preview', 'WORKDIR')).toEqual(['/srv/site'])
    expect(said('preview', 'CMD').map(line => JSON.parse(line))).toEqual([
      ['node', '--max-semi-space-size=4', 'dist/server/main.mjs'],
    ])
    expect(said('web', 'WORKDIR')).toEqual(['/srv/site'])
    expect(said('web', 'ENTRYPOINT')).toEqual(['["nginx"]'])
    expect(said('web', 'CMD').map(line => JSON.parse(line))).toEqual([
      ['-p', '/srv/site/', '-c', '/srv/site/nginx.conf', '-g', 'daemon off;'],
    ])
    // At SIGTERM nginx cuts off what is in flight.
    expect(said('web', 'STOPSIGNAL')).toEqual(['SIGQUIT'])
    for (const stage of ['preview', 'web'] as const) expect(said(stage, 'EXPOSE')).toEqual(['8080'])
    expect(nginxConf).toContain('listen 8080;')
  })
})

/** How the health check of the preview ends where a server responds by a status. */
async function healthCheck(status: number): Promise<number | null> {
  const [check = ''] = said('preview', 'HEALTHCHECK')
  const [program, ...parameters] = JSON.parse(check.slice(check.indexOf('[')))
  expect(program).toBe('node')
  const server = createServer(({ url }, response) => {
    response.writeHead(url === healthPath ? status : 404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const child = spawn(process.execPath, parameters, { env: { PORT: String(port) } })
  const [code] = await once(child, 'exit')
  server.close()
  return code
}

it('the preview is unhealthy where its health check fails', async () => {
  expect(await Promise.all([healthCheck(200), healthCheck(503)])).toEqual([0, 1])
})

it('nginx is asked for the health check where it has it', () => {
  expect(said('web', 'HEALTHCHECK')[0]).toMatch(
    /\["wget", .*"http:\/\/127\.0\.0\.1:8080\/healthz"\]$/,
  )
  expect(healthPath).toBe('/healthz')
})
