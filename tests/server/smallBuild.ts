import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll } from 'vitest'
import { fileHeaders } from '../../server/headers.ts'
import { type Manifest, type ManifestEntry, strongEtag } from '../../server/manifest.ts'

/** A site of a few files: pages in two languages, a script, a text that is long and uncompressed, a clip. */
const contents: Readonly<Record<string, string>> = {
  'index.html': '<p>Hello</p>'.repeat(20),
  'de.html': '<p>Guten Tag</p>'.repeat(20),
  'privacy-policy.html': '<h2 id="company">Company</h2>'.repeat(20),
  '404.html': '<p>Nothing here</p>'.repeat(20),
  'de/404.html': '<p>Hier ist nichts</p>'.repeat(20),
  'assets/a.js': 'let a = 1;'.repeat(20),
  'notes.txt': 'words '.repeat(500),
  'icon-192.png': 'a picture',
  'clip.mp4': '0123456789'.repeat(15),
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  mp4: 'video/mp4',
}

/**
 * Writes a small build with real bytes in every encoding.
 * @returns its folder, removed after the file's tests, and its manifest
 */
export function writeSmallBuild(): { readonly folder: string; readonly manifest: Manifest } {
  const folder = mkdtempSync(join(tmpdir(), 'small-build-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const write = (file: string, content: Buffer) => {
    mkdirSync(dirname(join(folder, 'site', file)), { recursive: true })
    writeFileSync(join(folder, 'site', file), content)
    return { file, etag: strongEtag(content) }
  }
  const entry = (file: string): ManifestEntry => {
    const content = Buffer.from(contents[file] ?? '')
    const ending = file.slice(file.lastIndexOf('.') + 1)
    const isCompressed = ['html', 'js'].includes(ending)
    return {
      policy: ['html', 'txt', 'png'].includes(ending) ? 'document' : 'asset',
      type: types[ending] ?? '',
      headers: fileHeaders(file),
      ...(ending === 'mp4' && { rangesOf: content.length }),
      variants: {
        ...(isCompressed && {
          br: write(`${file}.br`, brotliCompressSync(content)),
          gzip: write(`${file}.gz`, gzipSync(content)),
        }),
        identity: write(file, content),
      },
    }
  }
  const manifest: Manifest = {
    headers: [
      ['Content-Security-Policy', "default-src 'self'"],
      ['Referrer-Policy', 'no-referrer'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
    ],
    assetHeaders: [
      ['Content-Security-Policy', "default-src 'none'"],
      ['X-Content-Type-Options', 'nosniff'],
    ],
    files: {
      '/': entry('index.html'),
      '/de': entry('de.html'),
      '/privacy-policy': entry('privacy-policy.html'),
      '/assets/a.js': entry('assets/a.js'),
      '/notes.txt': entry('notes.txt'),
      '/icon-192.png': entry('icon-192.png'),
      '/clip.mp4': entry('clip.mp4'),
    },
    earlierAssets: {},
    redirects: {
      '/privacy': '/privacy-policy',
      '/company': '/privacy-policy#company',
    },
    notFound: { '': entry('404.html'), '/de': entry('de/404.html') },
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return { folder, manifest }
}
