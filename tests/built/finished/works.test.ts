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
    expect(found).toHaveLength(48)
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
    .map(image => [image.properties.width, image.properties.height].join('x'))
  expect(sizes).toEqual([
    '648x1152',
    '648x1152',
    '648x1152',
    '640x640',
    '640x640',
    '640x640',
    // The chat shows the first panel's.
    '648x1152',
    '648x1152',
    '648x1152',
    '690x460',
    '690x460',
    '640x480',
  ])
})

it('each work says what it was made from, in the language of the page, and that AI made it', () => {
  const [english, german] = pages.map(page => ({
    alts: page.all('picture img').map(image => attribute(image, 'alt')),
    captions: page.all('figure:has(picture) > figcaption').map(textOf),
  }))
  expect(english?.alts.slice(0, 4)).toEqual([
    'Hills in red, slow pan',
    'Hills in violet, slow pan',
    'Hills in rust, slow pan',
    'A valley in green',
  ])
  expect(german?.alts.slice(-4)).toEqual([
    'Hügel in Rost, langsamer Schwenk',
    'Hänge, Petrol',
    'Hänge, Pflaume',
    'Ridges the color of plums',
  ])
  expect(german?.captions[0]).toBe('Video aus Text · Mit KI erstellt')
  expect(german?.captions[3]).toBe('„Hänge, Petrol“')
  expect(english?.captions).toHaveLength(6)
  const cells = pages[0]?.all('.feature:has(picture)') ?? []
  expect(cells.map(cell => textOf(cell).split('Made with AI').length - 1)).toEqual([1, 1])
})

it('is shared with the company’s picture, and says what it shows; documents with their cards', async () => {
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
  const clips = builtPage('de.html').all('.panel-left video')
  // Each once for its button, and once with the browser's controls where there is no script.
  expect(clips.map(({ properties }) => [properties.preload, properties.muted])).toEqual(
    Array.from({ length: 4 }, () => ['none', true]),
  )
  for (const { properties } of clips) expect(properties).not.toHaveProperty('autoPlay')
  expect(clips.map(({ properties }) => files[String(properties.src)])).toMatchObject(
    [10_253, 10_253, 10_191, 10_191].map(rangesOf => ({ type: 'video/mp4', rangesOf })),
  )
  const policy = new Map(readManifest().headers).get('Content-Security-Policy')
  expect(policy).toContain(";media-src 'self';")
})
