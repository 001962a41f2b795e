import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { timeLimits } from '../../server/createServer.ts'

/** The seconds that a file gives as its one match of a pattern. */
function secondsIn(file: string, pattern: RegExp): number {
  const [match, ...others] = readFileSync(file, 'utf8').matchAll(pattern)
  if (!match || others.length > 0) throw new Error(`${file} has not one match of ${pattern}`)
  return Number(match[1])
}

const nginx = (directive: string) =>
  secondsIn('nginx.conf', new RegExp(`^ *${directive} (\\d+)s;$`, 'gm'))

const idle = { nginx: nginx('keepalive_timeout'), Express: timeLimits.keepAliveTimeout / 1000 }

it.each([
  ['nginx: the head of a request', nginx('client_header_timeout')],
  ['nginx: its body', nginx('client_body_timeout')],
  ['nginx: a response that nobody reads', nginx('send_timeout')],
  ['nginx: the next request', idle.nginx],
  ['Express: the head of a request', timeLimits.headersTimeout / 1000],
  ['Express: a request', timeLimits.requestTimeout / 1000],
  ['Express: a response that nobody reads', timeLimits.timeout / 1000],
  ['Express: the next request', idle.Express],
])('a server waits long enough for a slow line, but not much longer: %s', (_, seconds) => {
  expect(seconds).toBeGreaterThanOrEqual(10)
  expect(seconds).toBeLessThanOrEqual(20)
})

it('Caddy gives an idle connection up before the server behind it closes it', () => {
  const seconds = secondsIn('deploy/caddy/Caddyfile', /^\t+keepalive (\d+)s$/gm)
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThan(Math.min(idle.nginx, idle.Express))
})

const services = ['docker-compose.yml', 'deploy/caddy/docker-compose.yml'].flatMap(file =>
  Object.entries<{ stop_grace_period: string }>(
    parse(readFileSync(file, 'utf8'), { merge: true }).services,
  ).map(([name, service]) => [`${file}: ${name}`, Number.parseInt(service.stop_grace_period, 10)]),
)
it.each([
  ...services,
  ...['site', 'site-nginx'].map(unit => [
    `${unit}.service`,
    secondsIn(`deploy/systemd/${unit}.service`, /^TimeoutStopSec=(\d+)s$/gm),
  ]),
])('a stop lets what is in flight end within 4 s before it is cut off: %s', (_, seconds) => {
  expect(nginx('worker_shutdown_timeout')).toBe(4)
  expect(seconds).toBeGreaterThan(4)
  expect(seconds).toBeLessThanOrEqual(10)
})
