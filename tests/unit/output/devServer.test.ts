import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, resolveConfig, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { viteConfig } from '../../../scripts/build/renderPages.ts'
import { type BuildInput, sitePlugin } from '../../../src/build/prerender/sitePlugin.ts'
import { OperatorError } from '../../../src/company/folder/OperatorError.ts'

it('npm run dev is for this machine only', async () => {
  const config = viteConfig(() => Promise.reject(new Error('nothing is rendered here')))
  const { server } = await resolveConfig({ ...config, configFile: false }, 'serve')
  expect(server.host).toBe('localhost')
})

it('what it shows can tell where its own files are', () => {
  // Vite, which bundles its configuration, defines `import.meta.url` in files that end in `.ts` alone.
  const files = readdirSync('src/company/launch', { recursive: true, encoding: 'utf8' })
  const components = files.filter(name => name.endsWith('.tsx'))
  const texts = components.map(name => readFileSync(join('src/company/launch', name), 'utf8'))
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(text => text.includes('import.meta'))).toEqual([])
})

describe('the server of npm run dev', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const file = join(folder, 'site.yaml')
  let server: ViteDevServer
  let prepared = 0

  /** What is prepared from the file: a fault where it says so. */
  const prepare = async () => {
    prepared += 1
    const text = readFileSync(file, 'utf8')
    if (text === 'wrong') {
      throw new OperatorError([{ file: 'site/site.yaml', line: 7, message: 'brand: <b> is wrong' }])
    }
    const assets = [{ path: '/assets/a.svg', content: Buffer.from('<svg/>') }]
    const launchPage = () => `<!doctype html><html><head></head><body>${text}</body></html>`
    // Pages are Vike's part: nothing here renders any.
    const media = [{ path: '/media/a.webp', make: async () => Buffer.from('a picture') }]
    return { assets, media, launchPage, build: undefined } as unknown as BuildInput
  }

  beforeAll(async () => {
    writeFileSync(file, 'first')
    server = await createServer({
      configFile: false,
      root: folder,
      appType: 'custom',
      logLevel: 'silent',
      plugins: [sitePlugin(prepare, [folder])],
      server: { host: 'localhost', port: 0, watch: { usePolling: true, interval: 50 } },
      optimizeDeps: { noDiscovery: true },
    })
    await server.listen()
  })

  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const get = (path: string) =>
    fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { accept: 'text/html' } })

  it('prepares the pages once it listens, before anybody asks', async () => {
    await vi.waitFor(() => expect(prepared).toBe(1))
  })

  it('shows the launch report at /_launch, with the client that reloads it', async () => {
    const response = await get('/_launch')
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<body>first</body>')
    expect(html).toContain('/@vite/client')
    expect(await (await get('/assets/a.svg')).text()).toBe('<svg/>')
    expect(await (await get('/media/a.webp')).text()).toBe('a picture')
  })

  it('takes an edit of the company’s folder without a restart, and reloads what is open', async () => {
    const send = vi.spyOn(server.ws, 'send')
    writeFileSync(file, 'second')
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), 10_000)
    expect(await (await get('/_launch')).text()).toContain('<body>second</body>')
  })

  it('goes on while an editor locks a file with a link that leads nowhere', async () => {
    symlinkSync('person@machine.1234:1', join(folder, '.#site.yaml'))
    symlinkSync('nowhere.jpg', join(folder, 'picture.jpg'))
    writeFileSync(file, 'locked')
    const response = await get('/_launch')
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('<body>locked</body>'),
    ])
  })

  it('shows what is wrong in place of pages, until it is corrected', async () => {
    writeFileSync(file, 'wrong')
    const response = await get('/de')
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toContain('Correct this:\nsite/site.yaml:7: brand: &lt;b> is wrong.')
    expect(html).toContain('/@vite/client')
    writeFileSync(file, 'third')
    expect(await (await get('/_launch')).text()).toContain('<body>third</body>')
  })
})
