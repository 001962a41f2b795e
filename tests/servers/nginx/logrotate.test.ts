import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtPage, textOf } from '../../built/builtPage.ts'
import { type RunningNginx, startNginx } from './startNginx.ts'

const example = readFileSync('deploy/logrotate/site-nginx', 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'site-logrotate-'))
const log = join(folder, 'access.log')
let nginx: RunningNginx

beforeAll(async () => {
  chmodSync(folder, 0o755) // workers of nginx run as another user
  nginx = await startNginx(file => file.replace('/dev/stdout', log))
})
afterAll(async () => {
  await nginx.stop()
  rmSync(folder, { recursive: true })
})

/** A systemctl that knows one service: the nginx of this test. */
function writeSystemctl(): void {
  const file = join(folder, 'systemctl')
  writeFileSync(
    file,
    `#!/bin/sh
[ "$1 $3 $4" = "kill --kill-whom=main site-nginx.service" ] || exit 1
kill -s "\${2#--signal=}" ${nginx.process.pid}
`,
  )
  chmodSync(file, 0o755)
}

it('after a rotation nginx writes to a new file', async () => {
  writeSystemctl()
  const configuration = join(folder, 'site-nginx')
  writeFileSync(configuration, example.replace('/var/log/site/access.log', log))
  chmodSync(configuration, 0o644)
  const request = (path: string) => fetch(`http://localhost:${nginx.port}${path}`)

  await request('/privacy-policy')
  await expect
    .poll(() => readFileSync(log, 'utf8'), { timeout: 15_000 })
    .toContain('/privacy-policy')
  const { stderr, status } = spawnSync(
    'logrotate',
    ['--force', '--state', join(folder, 'state'), configuration],
    { encoding: 'utf8', env: { ...process.env, PATH: folder + delimiter + process.env.PATH } },
  )
  expect([stderr, status]).toEqual(['', 0])

  // A worker that has not heard of the rotation yet still writes into the old file.
  const rotated = async () => {
    await request('/terms-of-service')
    return existsSync(log) ? readFileSync(log, 'utf8') : ''
  }
  await expect.poll(rotated, { timeout: 15_000 }).toContain('/terms-of-service')
  expect(readFileSync(log, 'utf8')).not.toContain('/privacy-policy')
  expect(readFileSync(`${log}.1`, 'utf8')).toContain('/privacy-policy')
}, 40_000)

it('leaves the new file to nginx, which cannot write into one of root', () => {
  expect(example).toMatch(/^\tnocreate$/m)
  expect(example).not.toMatch(/^\tcreate\b/m)
})

it('keeps log files no longer than the privacy policy says', () => {
  const kept = Number(/^\trotate (\d+)$/m.exec(example)?.[1])
  expect(example).toMatch(/^\tdaily$/m)
  // Only a rotation deletes the oldest file, and nobody may have visited the site that day.
  expect(example).toMatch(/^\tifempty$/m)
  const policy = builtPage('privacy-policy.html')
  expect(textOf(policy.one('#retention'))).toContain('IP addresses Anonymized after 30 days')
  // One more day passes before the first rotation.
  expect(kept + 1).toBeLessThan(30)
})
