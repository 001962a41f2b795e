import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readBadgeArtwork } from '../../../src/build/media/badgeArtwork.ts'
import type { SiteConfig } from '../../../src/company/schema/siteSchema.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { draftFolder } from '../../sites/drafts.ts'
import { withValues } from '../../sites/variants.ts'

const { draft } = draftFolder()
const folder = draft('badges')
const site = loadSite({ folder, today: '2025-06-01' })

/** Puts a file into the company's folder; gives its path below it. */
function file(name: string, content: string): string {
  const path = join('media', name)
  writeFileSync(join(folder, path), content)
  return path
}

const withApp = (app: Partial<SiteConfig['app']>) =>
  withValues(site, { app: { ...site.config.app, ...app } })

function read(appStoreBadge: SiteConfig['app']['appStoreBadge']) {
  const { images, files } = readBadgeArtwork(withApp({ appStoreBadge }))
  return { images: images['app-store'], files }
}

const svg = (inside: string, attributes = 'viewBox="0 0 120 40"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>\n`

const shapes =
  '<title>Badge</title><defs><clipPath id="a"><path d="M0 0h9"/></clipPath></defs><g clip-path="url(#a)"><path style="fill:#fff" d="M0 0h9"/></g>'

describe('Google’s badge', () => {
  const googlePlay = 'https://play.google.com/store/apps/details?id=com.example.longhand'

  it('is a file beside Apple’s, and the first response holds neither', () => {
    const appStoreBadge = file('apple.svg', svg(shapes))
    const googlePlayBadge = file('google.svg', svg(shapes, 'viewBox="0 0 135 40"'))
    const both = withApp({ appStoreBadge, googlePlay, googlePlayBadge })
    const { images, files } = readBadgeArtwork(both)
    expect(files.map(({ path }) => path.replace(/[0-9a-f]{8}/, '…'))).toEqual([
      '/assets/app-store.….svg',
      '/assets/google-play.….svg',
    ])
    expect(images['google-play']?.de).toMatchObject({ width: 135, height: 40, inline: undefined })
    expect(images['app-store']?.de.inline).toBeUndefined()
  })

  it('is refused with what to use instead', () => {
    const googlePlayBadge = file('run.svg', svg('<script>alert(1)</script>'))
    expect(() => readBadgeArtwork(withApp({ googlePlay, googlePlayBadge }))).toThrow(
      "run.svg: holds the element <script>. Use Google's SVG file as it is: only shapes.",
    )
  })
})

describe('Apple’s badge', () => {
  it('is one file for all languages, named after its content, with its size', () => {
    const artwork = read(file('all.svg', svg(shapes)))
    expect(artwork.files).toHaveLength(1)
    expect(artwork.images?.de).toEqual(artwork.images?.en)
    expect(artwork.images?.en).toMatchObject({ width: 120, height: 40 })
    expect(artwork.images?.en.src).toBe(artwork.files[0]?.path)
    expect(artwork.images?.en.src).toMatch(/^\/assets\/app-store\.[0-9a-f]{8}\.svg$/)
    expect(artwork.files[0]?.content.toString()).toBe(svg(shapes))
  })

  it('has the size of its viewBox, however that is written', () => {
    const sized = (name: string, box: string) =>
      read(file(`${name}.svg`, svg(shapes, `viewBox="${box}"`))).images?.en
    expect(sized('commas', ' 0,0, 120,\n40 ')).toMatchObject({ width: 120, height: 40 })
    expect(() => sized('flat', '0 0 120 0')).toThrow('has no viewBox')
    expect(() => sized('thin', '0 0 0 40')).toThrow('has no viewBox')
  })

  it('may write of addresses where nothing loads them', () => {
    const inside = `<desc>As at url(https://a.example), @import</desc>${shapes}`
    expect(read(file('described.svg', svg(inside))).files).toHaveLength(1)
  })

  it('may differ by language, and is the English one where there is no other', () => {
    const en = file('en.svg', svg(shapes))
    const de = file('de.svg', svg(shapes, 'viewBox="0 0 130 40"'))
    const artwork = read({ en, de })
    expect(artwork.files).toHaveLength(2)
    expect(artwork.images?.de.width).toBe(130)
    expect(artwork.images?.fr).toEqual(artwork.images?.en)
  })

  it('is left out while it is not supplied, or has no link to lead to', () => {
    expect(read(undefined)).toEqual({ images: undefined, files: [] })
    const unlinked = withApp({ appStoreBadge: 'nowhere.svg', appStore: undefined })
    expect(readBadgeArtwork(unlinked)).toEqual({ images: {}, files: [] })
  })

  it('a file that does not exist is a fault at its field', () => {
    expect(() => read('nowhere.svg')).toThrow(
      `${folder}/site.yaml:${site.source.lineOf(['app', 'appStoreBadge'])}: app.appStoreBadge: there is no file "nowhere.svg". Write its path below ${folder}/.`,
    )
  })

  it.each(['url(#a)', "url('#a')", "url( '#a' )", 'URL( #a )'])(
    'may refer to its own parts: %s',
    reference => {
      const inside = `<style>path { fill: ${reference} }</style><path stroke="${reference}"/>`
      expect(read(file('parts.svg', svg(inside))).files).toHaveLength(1)
    },
  )

  it.each([
    ['a script', '<script>alert(1)</script>', 'holds the element <script>'],
    ['a script in a group', '<g><script href="a.js"/></g>', 'holds the element <script>'],
    ['an event', '<path onload="alert(1)"/>', 'holds the attribute onload'],
    ['HTML', '<foreignObject><p>a</p></foreignObject>', 'holds the element <foreignObject>'],
    ['an animation', '<animate attributeName="x"/>', 'holds the element <animate>'],
    ['a picture', '<image href="data:image/png;base64,AA"/>', 'holds the element <image>'],
    ['another file', '<use href="other.svg#a"/>', 'holds the reference "other.svg#a"'],
    ['a fill from elsewhere', '<path fill="url(https://a.example/b)"/>', 'holds the reference'],
    ['a fill in quotes', `<path fill="url( 'a.svg#b')"/>`, 'holds the reference'],
    ['a fill in capitals', '<path fill="URL(https://a.example/b)"/>', 'holds the reference'],
    ['styles in capitals', '<style>@IMPORT "a.css"</style>', 'holds styles that load something'],
    ['styles from elsewhere', '<style>@import "a.css"</style>', 'holds styles that load something'],
  ])('with %s is refused', (name, inside, expected) => {
    const path = file(`${name}.svg`, svg(inside))
    expect(() => read(path)).toThrow(expected)
    expect(() => read(path)).toThrow(`${folder}/${path}: `)
  })

  it.each([
    ['document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'holds a document type'],
    ['bitmap image', '\u0089PNG', 'holds no drawing'],
    ['drawing without a viewBox', svg(shapes, 'width="120"'), 'has no viewBox'],
    ['file over 32 kB', svg(`<path d="${'M0 0h9'.repeat(6000)}"/>`), 'over 32000. Use Apple'],
  ])('%s: a file of this kind is refused', (name, content, expected) => {
    expect(() => read(file(`${name}.svg`, content))).toThrow(expected)
  })
})
