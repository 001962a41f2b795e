import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readManifest, siteFolder } from '../../buildUnderTest.ts'
import { attribute, textOf } from '../../sites/tree.ts'
import { builtPage } from '../builtPage.ts'

const { files } = readManifest()
const pages = [builtPage('index.html'), builtPage('de.html')]

/** The pictures of a page with their widths, of each `srcset`. */
function candidates(page: (typeof pages)[number]) {
  return page.all('picture source, picture img').flatMap(element =>
    attribute(element, 'srcSet')
      .split(',')
      .map(source => source.trim().split(' '))
      .map(([path = '', width = '']) => ({ path, width: Number.parseInt(width, 10) })),
  )
}

it('every picture of a page is a file of the site, as wide as it is said to be', async () => {
  for (const page of pages) {
    const found = candidates(page)
    expect(found).toHaveLength(36)
    for (const { path, width } of found) {
      const entry = files[path]
      expect(entry?.type).toBe(path.endsWith('.avif') ? 'image/avif' : 'image/webp')
      expect(entry?.policy).toBe('asset')
      expect(entry?.headers[0]).toEqual(['Cache-Control', 'public, max-age=31536000, immutable'])
      const { width: made } = await sharp(readFileSync(join(siteFolder, path))).metadata()
      expect([path, made]).toEqual([path, width])
    }
  }
})

it('browsers keep the place of each picture free, in its proportions', () => {
  const sizes = builtPage('index.html')
    .all('picture img')
    .map(image => [image.properties.width, image.properties.height])
  expect(sizes).toEqual([
    ...[
      [648, 1152],
      [640, 640],
      [660, 880],
      [704, 396],
    ],
    ...[
      [690, 460],
      [640, 480],
      [650, 455],
      [1400, 600],
    ],
  ])
})

it('each work has its own alternative text and prompt, in the language of the page', () => {
  const [english, german] = pages.map(page => ({
    alts: page.all('picture img').map(image => attribute(image, 'alt')),
    captions: page.all('figure:has(picture) figcaption').map(textOf),
  }))
  expect(english?.alts.slice(0, 3)).toEqual([
    // The clip over the first one has its name.
    ...['', 'A green valley', 'A blue morning'],
  ])
  expect(german?.alts.slice(3, 6)).toEqual([
    ...['Ein violetter Abend', 'Teal slopes', 'Pflaumenfarbene Kämme'],
  ])
  expect(german?.captions[0]).toBe('Video „Rote Hügel, langsamer Schwenk“ Mit KI erstellt')
  expect(english?.captions).toHaveLength(8)
  expect(english?.captions.filter(text => !text.includes('Made with AI'))).toEqual([])
})

it('is shared with the operator’s picture, and says what it shows; documents with their cards', async () => {
  const of = (file: string, property: string) =>
    builtPage(file)
      .all(`meta[property="${property}"]`)
      .map(element => attribute(element, 'content'))
  const [image = ''] = of('index.html', 'og:image')
  expect(image).toMatch(/^https:\/\/www\.example\.com\/media\/[\da-f]{8}\/sharing\.jpg$/)
  expect(of('index.html', 'og:image:alt')).toEqual(['An apricot sky'])
  expect(of('de.html', 'og:image:alt')).toEqual(['Ein aprikosenfarbener Himmel'])
  const path = new URL(image).pathname
  expect(files[path]?.type).toBe('image/jpeg')
  const { width, height } = await sharp(readFileSync(join(siteFolder, path))).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect(of('privacy-policy.html', 'og:image')).toEqual([
    'https://www.example.com/cards/privacy-policy.en.png',
  ])
  expect(of('privacy-policy.html', 'og:image:alt')).toEqual([])
})

it('a clip lies over its picture, and nothing of it is loaded before it is played', () => {
  const [english, german] = pages.map(page => page.one('.panel-left video').properties)
  expect(english).toMatchObject({ controls: true, preload: 'none' })
  expect([english?.ariaLabel, german?.ariaLabel]).toEqual([
    ...['Red hills under a low sun', 'Rote Hügel unter tiefer Sonne'],
  ])
  expect(english).not.toHaveProperty('autoPlay')
  expect(files[String(english?.src)]).toMatchObject({ type: 'video/mp4', rangesOf: 6_505 })
  const policy = new Map(readManifest().headers).get('Content-Security-Policy')
  expect(policy).toContain(";media-src 'self';")
})
