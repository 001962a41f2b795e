import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { folderFault } from '../../../scripts/build/build.ts'
import { machineFaults } from '../../../scripts/start/machine.mjs'

const anywhere = { host: 'localhost', port: 0 }

it('finds nothing wrong with a machine that serves the site', async () => {
  expect(await machineFaults(anywhere, true)).toEqual([])
})

it('npm start says that the port is taken before it builds', async () => {
  const server = createServer()
  await new Promise<void>(listening => server.listen(0, 'localhost', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/start/start.mjs'], {
    env: { ...process.env, PORT: String(port), HOST: 'localhost' },
    encoding: 'utf8',
  })
  await new Promise(closed => server.close(closed))
  expect([status, stderr, stdout]).toEqual([
    1,
    `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start\n`,
    '',
  ])
})

it('names a folder that Vike cannot load from', () => {
  expect(folderFault('/home/ada/Site #1/')).toBe(
    'The folder /home/ada/Site #1/ has #, % or ? in its name, which Vike takes for an address. Rename it.',
  )
  expect(folderFault('/home/ada/Über uns/')).toBeUndefined()
})
