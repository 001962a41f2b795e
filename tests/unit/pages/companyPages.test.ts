import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { selectAll } from 'hast-util-select'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findPagePictures } from '../../../src/build/media/mediaFiles.ts'
import { redirects } from '../../../src/company/routing/redirects.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { complaint } from '../../sites/complaint.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { attribute, textOf } from '../../sites/tree.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'company-pages-'))
  put(
    'site.yaml',
    'brand: Longhand\norigin: https://www.example.com\nlanguages: { site: [en, de], legal: [en, de] }\n',
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** A page with a head of these lines beside its title and its description. */
function putPage(name: string, ...lines: readonly string[]): void {
  const head = ['title: About the studio', 'description: Who makes the app.', ...lines]
  put(`pages/${name}`, `---\n${head.join('\n')}\n---\n\n{{brand}} is made by two people.\n`)
}

const load = () => loadSite({ folder, today: '2025-06-01' })

/** A page as it is shown at a path. */
function shown(path: string) {
  const [page] = renderSite(load(), other => other.path === path)
  if (!page) throw new Error(`there is no page at ${path}`)
  return page.tree
}

/** Texts of the links that a selector finds on the page at a path. */
const links = (path: string, selector: string) => selectAll(selector, shown(path)).map(textOf)

/** What is said of the files, without the folder of this test. */
const fault = () => complaint(() => siteTexts(load())).replaceAll(/\S*company-pages-[^/]+\//g, '')

describe('a page of the company’s own', () => {
  it('is at the address of its name, in the languages that it has, with the facts of the site', () => {
    putPage('about.en.md')
    putPage('about.de.md')
    const page = shown('/de/about')
    expect(selectAll('h1', page).map(textOf)).toEqual(['About the studio'])
    expect(textOf(page)).toContain('Longhand is made by two people.')
    const alternates = selectAll('link[rel=alternate][hreflang]', page)
    expect(alternates.map(link => attribute(link, 'href'))).toEqual([
      'https://www.example.com/about',
      'https://www.example.com/de/about',
      'https://www.example.com/about',
    ])
  })

  it('is reached by other spellings of its address, and without the language of the only one it has', () => {
    putPage('about.de.md')
    expect(redirects(load())).toMatchObject({
      '/about': '/de/about',
      '/de/about/': '/de/about',
      '/de/about.html': '/de/about',
    })
  })

  it('takes the address of one that only leads to a page', () => {
    expect(redirects(load())['/help']).toBe('/support')
    putPage('help.en.md')
    expect(redirects(load())['/help']).toBeUndefined()
    expect(textOf(shown('/help'))).toContain('Longhand is made by two people.')
  })

  it.each([
    { stated: [], inFooter: true, inBar: false },
    { stated: ['in: footer'], inFooter: true, inBar: false },
    { stated: ['in: bar'], inFooter: true, inBar: true },
    { stated: ['in: none'], inFooter: false, inBar: false },
  ])('with $stated is in the footer: $inFooter, in the bar: $inBar', ({ stated, ...places }) => {
    putPage('about.en.md', 'shortTitle: About us', ...stated)
    expect(links('/', '.footer-groups a').includes('About us')).toBe(places.inFooter)
    expect(links('/privacy-policy', '.menu-sections a').includes('About us')).toBe(places.inBar)
    expect(links('/de', '.footer-groups a')).not.toContain('About us')
  })

  it('says for whom it is, where its head does', () => {
    putPage('about.en.md', 'audience: Everyone who is curious')
    expect(textOf(shown('/about'))).toContain('Everyone who is curious')
  })
})

describe('a build refuses, by file and line,', () => {
  it.each([
    ['privacy-policy.en.md', '/privacy-policy, which is the address of the page privacy-policy'],
    ['impressum.de.md', '/de/impressum, which is the address of the page imprint'],
    ['imprint.de.md', '/de/imprint, which is the address of the page imprint'],
    ['support.en.md', '/support, which is the address of the page support'],
    ['legal.en.md', '/legal, which is the address of the list of all legal pages'],
    ['fr.en.md', '/fr, which is the address of the landing page'],
    ['media.en.md', '/media, which is the address of files that the build writes'],
    ['healthz.en.md', '/healthz, which is the address of what says whether the server is up'],
  ])('the name of %s, which is taken', (name, taken) => {
    putPage(name)
    const [, language] = name.split('.')
    expect(fault()).toBe(
      `pages/${name}:1: would be at ${taken}. Give the file another name, like pages/about.${language}.md.`,
    )
  })

  it.each(['About.en.md', 'about.md', 'about.it.md', 'team/about.en.md', 'about.en.txt'])(
    'a file that is no page, such as %s',
    name => {
      putPage(name)
      expect(fault()).toBe(
        `pages/${name}: is not a file of the site, and nothing would show it. Name a page in small letters, figures and hyphens, with its language, like pages/about-us.en.md. The languages are en, de, fr, es.`,
      )
    },
  )

  it.each([
    ['in: menu', 'pages/about.en.md:4:5: in is not a place for links. Write footer, bar or none.'],
    [
      'address: team',
      'pages/about.en.md:4:10: address is not a field. Write title, description, shortTitle, audience, in.',
    ],
  ])('a head with %s', (line, said) => {
    putPage('about.en.md', line)
    expect(fault()).toBe(said)
  })

  it.each([
    [
      '![A workshop](workshop.jpg)',
      '"workshop.jpg" is not a picture in the folder media. Write ![What it shows](media/workshop.jpg)',
    ],
    [
      '![A workshop](https://www.example.com/workshop.jpg)',
      '"https://www.example.com/workshop.jpg" is not a picture in the folder media. Write ![What it shows](media/workshop.jpg)',
    ],
    [
      '![](media/workshop.jpg)',
      'the picture does not say what it shows. Write ![What it shows](media/workshop.jpg)',
    ],
  ])('the picture %s', (picture, said) => {
    const head = 'title: About\ndescription: Who makes the app.'
    put('pages/about.en.md', `---\n${head}\n---\n\n${picture}\n`)
    expect(fault()).toBe(`pages/about.en.md:6:1: ${said}`)
  })

  it('a picture that is not there', () => {
    const head = 'title: About\ndescription: Who makes the app.'
    put('pages/about.en.md', `---\n${head}\n---\n\n![A workshop](media/workshop.jpg)\n`)
    const said = complaint(() => findPagePictures(load()))
    expect(said.replaceAll(/\S*company-pages-[^/]+\//g, '')).toBe(
      'pages/about.en.md:6:1: there is no file media/workshop.jpg. Put the picture there.',
    )
  })

  it('a page without a description', () => {
    put('pages/about.en.md', '---\ntitle: About\n---\n')
    expect(fault()).toContain('description is missing.')
  })
})
