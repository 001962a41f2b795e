import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readBadgeArtwork } from '../../../src/build/media/badgeArtwork.ts'
import { standsOut } from '../../../src/build/media/drawingContrast.ts'
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

  it('is shown without the empty margin of its file, so that it is as high as Apple’s', () => {
    const plate = '<path d="M10 10h135v40H10z"/>'
    const googlePlayBadge = file('margin.svg', svg(plate, 'viewBox="0 0 155 60"'))
    const { images, files } = readBadgeArtwork(withApp({ googlePlay, googlePlayBadge }))
    const { width = 0, height = 0 } = images['google-play']?.en ?? {}
    expect(width / height).toBeCloseTo(135 / 40, 1)
    const artwork = files.find(({ path }) => path.includes('google-play'))?.content.toString() ?? ''
    expect(artwork).toContain(plate)
    expect(standsOut(artwork, '#ffffff')).toBe(true)
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
    [
      'a script under another prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
      'holds the element <s:script>',
    ],
    [
      'styles of HTML',
      '<style xmlns="http://www.w3.org/1999/xhtml">p{}</style>',
      'holds the element <style> of http://www.w3.org/1999/xhtml',
    ],
    [
      'another language under a default namespace',
      '<g xmlns="http://www.w3.org/1998/Math/MathML"><path d="M0 0h9"/></g>',
      'holds the element <g> of http://www.w3.org/1998/Math/MathML',
    ],
    [
      'another file under another prefix',
      '<use xmlns:x="http://www.w3.org/1999/xlink" x:href="other.svg#a"/>',
      'holds the reference "other.svg#a"',
    ],
    [
      'an event under a prefix',
      '<path xmlns:x="http://a.example/x" x:onload="alert(1)"/>',
      'holds the attribute x:onload',
    ],
    [
      'parts of another file as its own',
      '<use xml:base="https://a.example/b.svg" href="#a"/>',
      'holds the reference "https://a.example/b.svg"',
    ],
    [
      'a reference in characters',
      '<use href="&#104;ttps://a.example/b.svg#a"/>',
      'holds the reference "https://a.example/b.svg#a"',
    ],
    ['a fill with an escape', '<path fill="\\75rl(a.svg#b)"/>', 'holds the reference "\\75rl'],
    ['a reference in styles', `<path style="fill: &#x75;rl(a.svg#b)"/>`, 'holds the reference'],
    ['an image', '<g style="mask: image-set(\'a.png\' 1x)"/>', 'holds the reference'],
    ['an import in CDATA', '<style><![CDATA[@import "a";]]></style>', 'holds styles that load'],
    [
      'an import behind an end in CDATA',
      '<style><![CDATA[/*</style>*/]]>@import "a";</style>',
      'holds styles that load',
    ],
    ['an import around a comment', '<style>@imp<!-- -->ort "a";</style>', 'holds styles that load'],
    ['an import around an element', '<style>@imp<g/>ort "a";</style>', 'holds styles that load'],
    ['an import in characters', '<style>&#64;import "a";</style>', 'holds styles that load'],
    ['an import with an escape', '<style>@\\69mport "a";</style>', 'holds styles that load'],
    ['another program', '<g><?php echo 1 ?></g>', 'holds the instruction <?php?>'],
    ['styles of an instruction', '<?xml-stylesheet href="a"?>', 'the instruction <?xml-stylesheet'],
    ['an entity of its own', '<desc>&a;</desc>', 'is not XML'],
    ['a prefix without a namespace', '<path a:b="c"/>', 'is not XML'],
    ['an attribute twice', '<path d="M0 0" d="M0 0h9"/>', 'is not XML'],
    ['an end in a value', '<path d="M0 0h9" class="</svg>"/>', 'is not XML'],
  ])('hides nothing: with %s it is refused', (name, inside, expected) => {
    const path = file(`${name}.svg`, svg(inside))
    expect(() => read(path)).toThrow(expected)
  })

  it.each([
    ['letters as characters', '<path aria-label="M&#252;ller &amp; Co" d="M0 0h9"/>'],
    ['a script as text', '<desc><![CDATA[<script>alert(1)</script>]]></desc>'],
    ['a script in a comment', '<!-- <script>alert(1)</script> -->'],
    [
      'its own parts under another prefix',
      '<use xmlns:x="http://www.w3.org/1999/xlink" x:href="#a"/>',
    ],
    ['a name under a prefix', '<g xmlns:i="http://a.example/i" i:label="C:\\Layer 1"/>'],
    ['styles in CDATA', '<style><![CDATA[path > g { fill: url(#a) }]]></style>'],
  ])('may hold %s', (name, inside) => {
    expect(read(file(`${name}.svg`, svg(inside + shapes))).files).toHaveLength(1)
  })

  it.each([
    ['document type', `<!DOCTYPE svg><!-- -->${svg('')}`, 'holds a document type'],
    [
      'document type of another file',
      `<!DOCTYPE svg SYSTEM "https://a.example/b.dtd">${svg('')}`,
      'holds a document type',
    ],
    [
      'document type with an entity',
      `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
      'holds a document type',
    ],
    ['bitmap image', '\u0089PNG', 'holds no drawing'],
    ['drawing without a viewBox', svg(shapes, 'width="120"'), 'has no viewBox'],
    [
      'drawing with a viewBox in a comment',
      `<!-- <svg viewBox="0 0 9 9"> --><svg xmlns="http://www.w3.org/2000/svg" width="9"/>`,
      'has no viewBox',
    ],
    ['file over 32 kB', svg(`<path d="${'M0 0h9'.repeat(6000)}"/>`), 'over 32000. Use Apple'],
  ])('%s: a file of this kind is refused', (name, content, expected) => {
    expect(() => read(file(`${name}.svg`, content))).toThrow(expected)
  })
})
