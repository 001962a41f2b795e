import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readManifest, siteFolder } from '../buildUnderTest.ts'
import { attribute, textOf } from '../sites/tree.ts'
import { documents, inEveryLanguage, legalHomeAddresses, textAddresses } from './addresses.ts'
import { builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { fixture } from './fixture.ts'
import {
  companyPages,
  landingPages,
  legalPages,
  notFoundPages,
  statutoryPages,
} from './sitePages.ts'

const { files } = readManifest()
const sitemap = readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8')

it.each(Object.entries(textAddresses))(
  '%s exists at the address that its head states, exactly where its facts are supplied',
  (name, addresses) => {
    const isSupplied = fixture.statutoryPages.some(page => page === name)
    for (const [language, path] of Object.entries(addresses)) {
      expect(path in files, path).toBe(isSupplied)
      expect(`${path}.md` in files, path).toBe(isSupplied)
      expect(sitemap.includes(`<loc>${fixture.origin}${path}</loc>`), path).toBe(isSupplied)
      expect(existsSync(join(siteFolder, `cards/${name}.${language}.png`)), path).toBe(isSupplied)
    }
  },
)

it('the footer of every page leads to the documents, to what statutes want at hand, and to the rest', () => {
  for (const { file, language } of [...landingPages, ...legalPages, ...notFoundPages]) {
    const links = builtPage(file)
      .all('.footer-columns nav:first-of-type a')
      .map(link => attribute(link, 'href'))
    const wanted = ['support', 'cancellation', 'withdrawal', 'imprint', 'press'] as const
    const atHand = wanted.filter(name => fixture.statutoryPages.includes(name))
    expect(links, file).toEqual([
      ...documents.map(name => inEveryLanguage(`/${name}`)[language]),
      ...atHand.map(name => textAddresses[name][language]),
      legalHomeAddresses[language],
      ...companyPages.filter(page => page.language === language).map(({ path }) => path),
    ])
  }
})

eachOf('every statutory page', statutoryPages, ({ file }, check) => {
  const page = builtPage(file)

  check('consists of sections with a heading each, and leaves no reference unfilled', () => {
    const sections = page.all('.legal-text > section')
    expect(sections.length).toBeGreaterThanOrEqual(1)
    const headings = page.all('.legal-text > section > h2:first-child').map(textOf)
    expect(headings).toHaveLength(sections.length)
    expect(headings).not.toContain('')
    expect(textOf(page.one('.legal'))).not.toMatch(/[{}]|:::/)
  })
})
