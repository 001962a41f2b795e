import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readManifest, siteFolder } from '../../contract/target.ts'
import {
  informationFields,
  informationPages,
  suppliedInformation,
} from '../../src/content/information.ts'
import { pages } from '../../src/pages/pageTable.ts'
import { isPlaceholder } from '../../src/site/placeholder.ts'
import { site } from '../../src/site/values.ts'
import { attribute, builtPage, textOf } from './builtPage.ts'

/** The path of every optional page, by language. */
const addresses = {
  imprint: {
    en: '/imprint',
    de: '/de/impressum',
    fr: '/fr/mentions-legales',
    es: '/es/aviso-legal',
  },
  cancellation: { en: '/cancel', de: '/de/kuendigen', fr: '/fr/resilier', es: '/es/cancelar' },
  withdrawal: {
    en: '/withdrawal',
    de: '/de/widerruf',
    fr: '/fr/retractation',
    es: '/es/desistimiento',
  },
  accessibility: {
    en: '/accessibility',
    de: '/de/barrierefreiheit',
    fr: '/fr/accessibilite',
    es: '/es/accesibilidad',
  },
  'digital-services': {
    en: '/digital-services',
    de: '/de/digitale-dienste',
    fr: '/fr/services-numeriques',
    es: '/es/servicios-digitales',
  },
  report: { en: '/report', de: '/de/melden', fr: '/fr/signaler', es: '/es/denunciar' },
  ai: { en: '/ai', de: '/de/ki', fr: '/fr/ia', es: '/es/ia' },
} as const

const { files, redirects } = readManifest()
const sitemap = readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8')

it.each(informationPages)('%s exists if and only if its facts are supplied', name => {
  const isSupplied = !isPlaceholder(site[informationFields[name]])
  for (const [language, path] of Object.entries(addresses[name])) {
    const isOffered = isSupplied && site.languages.legal.includes(language)
    expect(path in files, path).toBe(isOffered)
    expect(`${path}.md` in files, path).toBe(isOffered)
    expect(sitemap.includes(`<loc>${site.origin}${path}</loc>`), path).toBe(isOffered)
    expect(existsSync(join(siteFolder, `cards/${name}.${language}.png`)), path).toBe(isOffered)
  }
})

/** The optional pages as the footer lists them: what people may do, then what is said of the company. */
const inFooter = [
  ...['cancellation', 'withdrawal', 'report'],
  ...['imprint', 'accessibility', 'digital-services', 'ai'],
] as const

it('the footer of every page lists the optional pages there are, after the documents', () => {
  for (const { file, language } of pages) {
    const links = builtPage(file)
      .all('.footer-columns nav:first-of-type a')
      .map(link => attribute(link, 'href'))
    // On a page in a language of the landing page alone, legal links lead to the English ones.
    const code = site.languages.legal.includes(language) ? language : 'en'
    const listed = inFooter.filter(name => suppliedInformation.some(supplied => supplied === name))
    expect(links.slice(5), file).toEqual(listed.map(name => addresses[name][code]))
  }
})

it('the addresses people guess lead to the optional pages there are', () => {
  const imprint = suppliedInformation.includes('imprint')
  expect(redirects['/legal-notice']).toBe(imprint ? '/imprint' : undefined)
  const isGerman = imprint && site.languages.legal.includes('de')
  expect(redirects['/impressum']).toBe(isGerman ? '/de/impressum' : undefined)
})

const built = pages.flatMap(page => (page.kind === 'information' ? page : []))

describe.skipIf(built.length === 0).each(built)('$path', ({ file, path }) => {
  const page = builtPage(file)

  it('is a text in sections, each with a heading of its own, and leaves nothing unfilled', () => {
    const sections = page.all('.legal-text > section')
    expect(sections.length).toBeGreaterThanOrEqual(3)
    for (const section of sections) {
      const id = attribute(section, 'id')
      expect(attribute(section, 'ariaLabelledBy')).toBe(`${id}-heading`)
      expect(textOf(page.one(`#${id}-heading`))).not.toBe('')
    }
    expect(textOf(page.one('.legal'))).not.toMatch(/[{}]|:::/)
  })

  it('exists as plain Markdown with the same headings and no markup of ours', () => {
    const markdown = readFileSync(join(siteFolder, `${path}.md`), 'utf8').replaceAll(
      /[\u00A0\u202F]/g,
      ' ',
    )
    expect(markdown.startsWith(`# ${textOf(page.one('h1'))}\n`)).toBe(true)
    expect(markdown).not.toMatch(/\{\{|\{#|:::|<(?!\S+@)\w/)
    const headings = Array.from(markdown.matchAll(/^## (.*)$/gm), match => match[1])
    expect(headings).toEqual(page.all('.legal-text > section > h2').map(textOf))
  })
})
