import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { outputFolder } from '../../../contract/outputFolder.mjs'
import { createApp } from '../../../server/createApp.ts'
import { readBuild } from '../../../server/readBuild.ts'

it('the checker that the site serves finds every file as it was built, and no signature', async () => {
  const server = createServer(createApp({ site: readBuild(outputFolder) }))
  const folder = mkdtempSync(join(tmpdir(), 'check-'))
  try {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const checker = spawn(process.execPath, [join(outputFolder, 'site/check-site.mjs'), address], {
      cwd: folder,
    })
    let output = ''
    checker.stdout.on('data', (chunk: Buffer) => {
      output += chunk
    })
    const code = await new Promise(resolve => checker.once('close', resolve))
    expect(output).toBe(`manifest: not signed, the site names no key\n${address}: 1 differences\n`)
    expect(code).toBe(1)
    expect(readdirSync(folder)).toEqual([])
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
})
