import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import supertest from 'supertest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLastBuild } from '../../../scripts/build/lastBuild.ts'
import { createApp } from '../../../server/express.ts'
import { readBuild } from '../../../server/manifest.ts'
import { earlierAssets } from '../../../src/build/output/earlierAssets.ts'
import type { EncodedFile } from '../../../src/build/output/files.ts'
import { finalize } from '../../../src/build/output/finalize.ts'
import { inspectPage } from '../../../src/build/output/inspectPage.ts'
import { pageTable } from '../../../src/company/routing/pageTable.ts'
import { unsupplied } from '../launch/launchSituation.ts'

const { site } = unsupplied

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-earlier-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function asset(name: string, text = `words of ${name}`): EncodedFile {
  const content = Buffer.from(text)
  const encoded = {
    identity: content,
    br: Buffer.from(`br ${text}`),
    gzip: Buffer.from(`gz ${text}`),
  }
  return { file: `assets/${name}`, encoded }
}

const pages = pageTable(site)
  .all.filter(({ kind }) => kind === 'not-found')
  .map(page => {
    const file = { file: page.file, encoded: { identity: Buffer.from('Nothing here') } }
    return { page, file, contents: inspectPage(page.file, fromHtml('')) }
  })

const readManifest = () => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

/** What a build of these files takes over from the one in the folder. */
const carriedForward = async (...files: EncodedFile[]) => {
  const last = readLastBuild({}, folder)
  return last ? earlierAssets(last, files) : []
}

/** Builds a site of these files in place of the one in the folder. */
async function build(...files: EncodedFile[]) {
  await finalize(site, folder, {
    pages,
    files,
    earlier: await carriedForward(...files),
    supplied: [],
    lastAddresses: [],
  })
  return readManifest().earlierAssets
}

describe('a page that was opened before a deployment', () => {
  it('finds its script after it, on every server, with its own bytes', async () => {
    await build(asset('hydrate.11111111.js'), asset('fonts/serif.22222222.woff2'))
    await build(asset('hydrate.33333333.js'), asset('fonts/serif.22222222.woff2'))
    const app = createApp(readBuild(folder))
    const response = await supertest(app)
      .get('/assets/hydrate.11111111.js')
      .set('Accept-Encoding', 'identity')
    expect([response.status, response.text]).toEqual([200, 'words of hydrate.11111111.js'])
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.headers['cross-origin-opener-policy']).toBeUndefined()

    const nginx = readFileSync(join(folder, 'nginx/locations.conf'), 'utf8')
    expect(nginx).toContain('location = "/assets/hydrate.11111111.js" {')
    for (const host of ['cloudflare', 'netlify']) {
      expect(readFileSync(join(folder, `hosts/${host}/assets/hydrate.11111111.js`), 'utf8')).toBe(
        'words of hydrate.11111111.js',
      )
    }
  })

  it('finds it after the deployment is taken back, and again after the next', async () => {
    await build(asset('hydrate.11111111.js'))
    await build(asset('hydrate.33333333.js'))
    expect(await build(asset('hydrate.11111111.js'))).toEqual({ '/assets/hydrate.33333333.js': 1 })
    expect(await build(asset('hydrate.33333333.js'))).toEqual({ '/assets/hydrate.11111111.js': 1 })
  })
})

describe('what is carried forward', () => {
  it('is kept for three builds that differ, however often one is repeated', async () => {
    await build(asset('a.1.js'))
    expect(await build(asset('b.2.js'))).toEqual({ '/assets/a.1.js': 1 })
    expect(await build(asset('b.2.js'))).toEqual({ '/assets/a.1.js': 1 })
    expect(await build(asset('c.3.js'))).toEqual({ '/assets/a.1.js': 2, '/assets/b.2.js': 1 })
    await build(asset('d.4.js'))
    expect(await build(asset('e.5.js'))).toEqual({
      '/assets/b.2.js': 3,
      '/assets/c.3.js': 2,
      '/assets/d.4.js': 1,
    })
  })

  it('is nothing where there is no build', async () => {
    expect(await build(asset('a.1.js'))).toEqual({})
  })

  it.each(['assets/a.1.js', 'assets/a.1.js.br'])('is no file whose %s was changed', async name => {
    await build(asset('a.1.js'), asset('b.2.js'))
    writeFileSync(join(folder, 'site', name), 'edited')
    expect(await build(asset('c.3.js'))).toEqual({ '/assets/b.2.js': 1 })
  })

  it('is nothing but scripts, styles and fonts: a work that was removed is gone', async () => {
    const page = { ...asset('a.1.js'), file: 'imprint.html' }
    const work = { ...asset('v'), file: 'media/1a2b3c4d/v.mp4' }
    await build(page, work, asset('a.1.js'))
    expect(await build(asset('b.2.js'))).toEqual({ '/assets/a.1.js': 1 })
  })

  it('is no file of more than 5 MB', async () => {
    await build(asset('a.1.js', 'a'.repeat(4_999_000)), asset('b.1.js', 'b'.repeat(5_000_001)))
    expect(await build(asset('c.2.js'))).toEqual({ '/assets/a.1.js': 1 })
  })

  it('finds nothing of a preview of drafts, whose fonts know words that nobody should see', async () => {
    await build(asset('fonts/serif.22222222.woff2'))
    expect(await carriedForward()).toHaveLength(1)
    const preview = JSON.stringify({ ...readManifest(), showsDrafts: true })
    writeFileSync(join(folder, 'manifest.json'), preview)
    expect(await carriedForward()).toEqual([])
  })
})
