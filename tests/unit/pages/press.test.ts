import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { selectAll } from 'hast-util-select'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawings } from '../../../src/build/output/discovery/discoveryFiles.ts'
import { lastingAddresses, pageTable, redirects } from '../../../src/company/routing/index.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { renderTexts } from '../../../src/company/texts/rendered.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { buildOf, renderSite } from '../../sites/renderSite.ts'
import { attribute, textOf } from '../../sites/tree.ts'

const yaml =
  'brand: Longhand\norigin: https://www.example.com\nlanguages: { site: [en, de], legal: [en, de] }\n'
const press = "press: { contact: 'press@example.com' }\n"
const works =
  "works: { image: { en: 'A *glass | paper* flower', de: Eine Blume aus *Glas | Papier* } }\n"

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'press-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

const load = () => loadSite({ folder, today: '2025-06-01' })

/** The paths of pages and files that have to do with the press. */
function pressAddresses() {
  const site = load()
  const all = [...lastingAddresses(site), ...Object.keys(redirects(site))]
  return all.filter(path => /press/.test(path)).toSorted()
}

/** A page as it is shown at a path. */
function shown(path: string) {
  const [page] = renderSite(load(), other => other.path === path)
  if (!page) throw new Error(`there is no page at ${path}`)
  return page.tree
}

const footerLinks = (path: string) =>
  selectAll('footer nav a', shown(path)).map(link => attribute(link, 'href'))

describe('the page for the press', () => {
  it('is not there, nor anything of it, where the company has not asked for it', () => {
    put('site.yaml', yaml + works)
    expect(pressAddresses()).toEqual([])
    expect(footerLinks('/legal')).not.toContain('/press')
    expect(drawings(buildOf(load())).map(({ path }) => path)).not.toContain('/press/mark.png')
  })

  it('is there in every language once it has an address to write to, with files to take', () => {
    put('site.yaml', yaml + press + works)
    expect(pressAddresses()).toEqual(
      expect.arrayContaining([
        '/de/presse',
        '/de/presse.md',
        '/press',
        '/press.md',
        '/press/image-1.jpg',
        '/press/image-2.jpg',
        '/press/mark.png',
        '/press/mark.svg',
      ]),
    )
    expect(footerLinks('/legal')).toContain('/press')
    expect(footerLinks('/de/rechtliches')).toContain('/de/presse')
    expect(textOf(shown('/press'))).toContain('press@example.com')
    expect(drawings(buildOf(load())).map(({ path }) => path)).toContain('/press/mark.png')
  })

  it('shows each picture with what it shows as its text and as its link', () => {
    put('site.yaml', yaml + press + works)
    const page = shown('/de/presse')
    const pictures = selectAll('.press-pictures img', page)
    expect(pictures.map(picture => attribute(picture, 'alt'))).toEqual([
      'Eine Blume aus Glas',
      'Eine Blume aus Papier',
    ])
    const links = selectAll('.press-pictures a', page)
    expect(links.map(link => [attribute(link, 'href'), textOf(link)])).toEqual([
      ['/press/image-1.jpg', 'Eine Blume aus Glas'],
      ['/press/image-2.jpg', 'Eine Blume aus Papier'],
    ])
  })

  it('shows a picture in the sizes that were made of it', () => {
    put('site.yaml', yaml + press + works)
    const site = load()
    const sources = {
      avif: '/media/1/image-1-480.avif 480w',
      webp: '/media/1/image-1-480.webp 480w',
    }
    const path = '/press/image-1.jpg'
    const pictures = new Map([[path, { width: 480, height: 360, sources, src: path }]])
    const text = renderTexts(site, siteTexts(site).statutory, pictures).press.en
    const html = text.sections.map(section => section.html).join('')
    expect(html).toContain(
      '<img src="/press/image-1.jpg" alt="A glass flower" width="480" height="360" loading="lazy"',
    )
    expect(html).toContain('<source type="image/avif" srcset="/media/1/image-1-480.avif 480w"')
    expect(text.markdown()).toContain('![A glass flower](/press/image-1.jpg)')
  })

  it('shows screens in the language of the page', () => {
    const screens = 'works: { screens: [{ en: One, de: Eins }, { en: Two }, { en: Three }] }\n'
    put('site.yaml', yaml + press + screens)
    const links = selectAll('.press-pictures a', shown('/de/presse'))
    expect(links.map(link => [attribute(link, 'href'), attribute(link, 'lang')])).toEqual([
      ['/press/screens-1.de.jpg', ''],
      ['/press/screens-2.de.jpg', 'en'],
      ['/press/screens-3.de.jpg', 'en'],
    ])
  })

  it('gives way to a page of the company’s own, which may show the same pictures', () => {
    put('site.yaml', yaml + press + works)
    const words = '---\ntitle: News room\ndescription: For reporters.\n---\n\n{{press.pictures}}\n'
    put('pages/press.en.md', words)
    const pages = pageTable(load()).routePages.filter(({ path }) => /press/.test(path))
    expect(pages.map(({ path, kind }) => [path, kind])).toEqual([['/press', 'company']])
    const page = shown('/press')
    expect(selectAll('h1', page).map(textOf)).toEqual(['News room'])
    expect(selectAll('.press-pictures a', page)).toHaveLength(2)
  })

  it('may be a page of the company’s own alone', () => {
    put('site.yaml', yaml)
    put(
      'pages/press.en.md',
      '---\ntitle: News room\ndescription: For reporters.\n---\n\nCome in.\n',
    )
    expect(pressAddresses()).toEqual(expect.arrayContaining(['/press', '/press.md']))
    expect(pressAddresses()).not.toContain('/press/mark.svg')
  })
})
