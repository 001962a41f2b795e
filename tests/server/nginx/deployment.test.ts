import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningNginx, startNginx } from './startNginx.ts'

let nginx: RunningNginx
let folder = ''

beforeAll(async () => {
  nginx = await startNginx(undefined, dist => {
    folder = dirname(dist)
  })
})
afterAll(() => nginx.stop())

/** Puts a build in place as the guide says, but for the reload. */
function deploy(build: string): void {
  const guide = readFileSync('docs/self-hosting.md', 'utf8')
  const [, command = ''] = /cd \/srv\/site &&\s+([^']+?) &&\s+systemctl reload/.exec(guide) ?? []
  execFileSync('sh', ['-c', command], { cwd: folder, env: { ...process.env, build } })
}

/** Asks for the page, and once more where a worker that is about to end closes the connection, as browsers do. */
function ask(): Promise<Response> {
  const request = () =>
    fetch(`http://localhost:${nginx.port}/`, {
      headers: { 'Accept-Encoding': 'identity', Connection: 'close' },
    })
  return request().catch(request)
}

/** The words of the page and the policy that came with them. */
async function served() {
  const response = await ask()
  const words = (await response.text()).includes('Second build') ? 'second' : 'first'
  return [words, response.headers.get('referrer-policy')]
}

/** Gives a build a policy of its own. */
function setPolicy(build: string, policy: string): void {
  for (const name of ['headers', 'maps', 'responses', 'locations']) {
    const file = join(folder, build, 'nginx', `${name}.conf`)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('no-referrer', policy))
  }
}

it('a page never meets the policy of another build, before the reload or after', async () => {
  cpSync(join(folder, 'dist'), join(folder, 'dist-2'), { recursive: true })
  writeFileSync(join(folder, 'dist-2/site/index.html'), '<p>Second build</p>')
  renameSync(join(folder, 'dist'), join(folder, 'dist-1'))
  // With the ports of this test.
  for (const build of ['dist-1', 'dist-2'])
    copyFileSync(join(folder, 'nginx.conf'), join(folder, build, 'nginx/nginx.conf'))
  writeFileSync(join(folder, 'nginx.sed'), '')
  setPolicy('dist-1', 'origin')
  setPolicy('dist-2', 'same-origin')
  deploy('dist-1')
  nginx.process.kill('SIGHUP')
  await expect.poll(served, { timeout: 5000 }).toEqual(['first', 'origin'])

  writeFileSync(join(folder, 'nginx.sed'), 's/worker_processes 2/worker_processes 1/\n')
  deploy('dist-2')
  expect(await served()).toEqual(['first', 'origin'])
  nginx.process.kill('SIGHUP')
  await expect.poll(served, { timeout: 5000 }).toEqual(['second', 'same-origin'])
  // What a self-hoster changes in nginx.conf is applied to that of each build.
  expect(readFileSync(join(folder, 'nginx.conf'), 'utf8')).toContain('worker_processes 1;')
})

it('a build that nginx cannot be started with takes the place of none', async () => {
  cpSync(join(folder, 'dist-2'), join(folder, 'dist-3'), { recursive: true })
  rmSync(join(folder, 'dist-3/nginx/asset-headers.conf'))
  expect(() => deploy('dist-3')).toThrow('asset-headers.conf')
  expect(readlinkSync(join(folder, 'dist'))).toBe('dist-2')
  nginx.process.kill('SIGHUP')
  await expect.poll(served, { timeout: 5000 }).toEqual(['second', 'same-origin'])
})
