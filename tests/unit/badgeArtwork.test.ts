import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readBadgeArtwork } from '../../src/content/badgeArtwork.ts'
import { placeholder } from '../../src/site/placeholder.ts'
import { finished } from './launchSituation.ts'

const folder = mkdtempSync('tests/sites/.badge-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const { site, source } = finished

function read(appStoreBadge: typeof site.appStoreBadge) {
  return readBadgeArtwork({ ...site, appStoreBadge }, source)
}

const svg = (inside: string, attributes = 'viewBox="0 0 120 40"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>\n`

const shapes =
  '<title>Badge</title><defs><clipPath id="a"><path d="M0 0h9"/></clipPath></defs><g clip-path="url(#a)"><path style="fill:#fff" d="M0 0h9"/></g>'

describe('Apple’s badge', () => {
  it('is one file for all languages, named by its content and with its size', () => {
    const artwork = read(file('all.svg', svg(shapes)))
    expect(artwork?.files).toHaveLength(1)
    expect(artwork?.images.de).toEqual(artwork?.images.en)
    expect(artwork?.images.en).toMatchObject({ width: 120, height: 40 })
    expect(artwork?.images.en.src).toBe(artwork?.files[0]?.path)
    expect(artwork?.images.en.src).toMatch(/^\/assets\/app-store\.[0-9a-f]{8}\.svg$/)
    expect(artwork?.files[0]?.content.toString()).toBe(svg(shapes))
  })

  it('is one for each language, and English where there is none', () => {
    const en = file('en.svg', svg(shapes))
    const de = file('de.svg', svg(shapes, 'viewBox="0 0 130 40"'))
    const artwork = read({ en, de })
    expect(artwork?.files).toHaveLength(2)
    expect(artwork?.images.de.width).toBe(130)
    expect(artwork?.images.fr).toEqual(artwork?.images.en)
  })

  it('is not there where it is not supplied, or leads nowhere', () => {
    const unknown = placeholder({ en: 'not known' })
    expect(read(unknown)).toBeUndefined()
    const draft = { ...site, appStoreBadge: 'nowhere.svg', appStoreUrl: unknown }
    expect(readBadgeArtwork(draft, source)).toBeUndefined()
  })

  it('a file that does not exist is a fault at its field', () => {
    expect(() => read('nowhere.svg')).toThrow(
      `tests/sites/finished.ts:${source.lineOf(['appStoreBadge'])}: appStoreBadge: there is no file "nowhere.svg". Write its path below the project's folder.`,
    )
  })

  it.each([
    ['a script', '<script>alert(1)</script>', 'holds the element <script>'],
    ['a script in a group', '<g><script href="a.js"/></g>', 'holds the element <script>'],
    ['an event', '<path onload="alert(1)"/>', 'holds the attribute onload'],
    ['HTML', '<foreignObject><p>a</p></foreignObject>', 'holds the element <foreignObject>'],
    ['an animation', '<animate attributeName="x"/>', 'holds the element <animate>'],
    ['a picture', '<image href="data:image/png;base64,AA"/>', 'holds the element <image>'],
    ['another file', '<use href="other.svg#a"/>', 'holds the reference "other.svg#a"'],
    ['a fill from elsewhere', '<path fill="url(https://a.example/b)"/>', 'holds the reference'],
    ['styles from elsewhere', '<style>@import "a.css"</style>', 'holds styles that load something'],
    ['a second drawing', '</svg><svg>', 'holds no drawing, or more than one'],
  ])('with %s is refused', (name, inside, expected) => {
    const path = file(`${name}.svg`, svg(inside))
    expect(() => read(path)).toThrow(expected)
    expect(() => read(path)).toThrow(`${path}: `)
  })

  it.each([
    ['document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'holds a document type'],
    ['bitmap', '\u0089PNG', 'holds no drawing'],
    ['no viewBox', svg(shapes, 'width="120"'), 'has no viewBox'],
    ['large', svg(`<path d="${'M0 0h9'.repeat(6000)}"/>`), 'over 32000. Use Apple'],
  ])('with %s is refused', (name, content, expected) => {
    expect(() => read(file(`${name}.svg`, content))).toThrow(expected)
  })
})
