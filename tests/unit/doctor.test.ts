import { execFileSync, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { diagnosisText, examine } from '../../scripts/doctor/examine.mjs'
import { thisMachine } from '../../scripts/doctor/machine.mjs'

const healthy = {
  node: '20.19.0',
  wantedNode: '20.19.0',
  hasPackages: true,
  readOnly: [],
  port: 8080,
  portFault: undefined,
  nginx: '/usr/sbin/nginx',
  hasApt: true,
}

const about = (change: Partial<Parameters<typeof examine>[0]>) =>
  diagnosisText(examine({ ...healthy, ...change }).filter(({ state }) => state !== 'good'))

it('finds nothing wrong with a machine that has everything', () => {
  expect(diagnosisText(examine(healthy))).toBe(
    `ok       Node 20.19.0
ok       The packages are installed
ok       The folders can be written to
ok       Port 8080 is free
ok       nginx is at /usr/sbin/nginx`,
  )
})

it.each([
  [
    { node: '20.9.1' },
    `PROBLEM  Node 20.9.1 is too old: the project needs 20.19.0 or later
         Install the present version from https://nodejs.org, then open a new terminal.`,
  ],
  [
    { hasPackages: false },
    `hint     The packages are not installed, or not those of package-lock.json
         npm start installs them, which takes the network; or run npm ci --include=dev.`,
  ],
  [
    { readOnly: ['dist', 'site'] },
    `PROBLEM  This user may not write to dist, site
         Give the project to this user: sudo chown -R "$(id -u)" .`,
  ],
  [
    { portFault: 'EADDRINUSE' },
    `PROBLEM  Port 8080 is taken
         Stop what listens there, or choose another: PORT=8081 npm start`,
  ],
  [
    { port: 80, portFault: 'EACCES' },
    `PROBLEM  Port 80 is not allowed (EACCES)
         Choose one above 1023: PORT=8080 npm start`,
  ],
  [
    { port: Number.NaN, portFault: 'ERR_SOCKET_BAD_PORT' },
    `PROBLEM  PORT is not the number of a port
         Write one from 1024 to 65535: PORT=8080 npm start`,
  ],
  [
    { nginx: undefined },
    `hint     nginx is missing; only npm test needs it
         npm test unpacks it from the distribution, without root.`,
  ],
  [
    { nginx: undefined, hasApt: false },
    `hint     nginx is missing; only npm test needs it
         Install it, with Homebrew: brew install nginx`,
  ],
])('%j is named with its remedy', (change, expected) => {
  expect(about(change)).toBe(expected)
})

it('asks for the version of Node that the packages need, to the last number', async () => {
  // What Vite asks for.
  expect((await thisMachine({ PORT: '0' })).wantedNode).toBe('20.19.0')
})

it('npm start says what is wrong before it builds, and npm run doctor says the same', async () => {
  const server = createServer()
  await new Promise<void>(listening => server.listen(0, 'localhost', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const env = { ...process.env, PORT: String(port), HOST: 'localhost' }
  const run = (script: string) => spawnSync(process.execPath, [script], { env, encoding: 'utf8' })
  const expected = `PROBLEM  Port ${port} is taken
         Stop what listens there, or choose another: PORT=${port + 1} npm start
`
  const started = run('scripts/start.mjs')
  const doctor = run('scripts/doctor.mjs')
  await new Promise(closed => server.close(closed))
  expect([started.status, started.stderr, started.stdout]).toEqual([
    1,
    `npm run doctor says:\n${expected}`,
    '',
  ])
  expect(doctor.stdout).toContain(expected)
  expect(doctor.status).toBe(1)
  expect(
    execFileSync(process.execPath, ['scripts/doctor.mjs'], { env, encoding: 'utf8' }),
  ).toContain(`ok       Port ${port} is free`)
})
