import type { Language } from '../../src/languages/languages.ts'
import type { LegalDocumentName } from '../../src/model/documents.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { parseConfig } from '../../src/model/parseConfig.ts'
import { type Site, withConfig } from '../../src/model/site.ts'
import { isStatutoryPage, type StatutoryPageName } from '../../src/model/statutoryPages.ts'
import { renderDocument, renderStatutoryText, textIn } from '../../src/texts/rendered.ts'
import { siteTexts } from '../../src/texts/siteTexts.ts'
import { shownDocuments } from '../../src/versions/index.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** The finished site with other values, in English and a language. */
function siteIn(values: object, language: Language): Site {
  // Each language less is a fourth of the time.
  const codes = [...new Set(['en', language])]
  const given = {
    ...Object(finished.source.value),
    variants: { terms: 'nineteen-sections' },
    languages: { site: codes, legal: codes },
    ...values,
  }
  return withConfig(finished, parseConfig(given, finished.source))
}

type Name = LegalDocumentName | StatutoryPageName

function wordsOf(site: Site, name: Name, language: Language): string {
  const render = () => {
    if (isStatutoryPage(name)) {
      return renderStatutoryText(textIn(siteTexts(site).statutory, name, language))
    }
    return renderDocument(site, textIn(shownDocuments(site), name, language))
  }
  const { introduction, sections } = render()
  const parts = sections.map(part => ('inShort' in part ? part.inShort : '') + part.html)
  return [introduction, ...parts]
    .join(' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
}

/**
 * What the documents and statutory pages of the finished site say, without markup, with other values
 * of the operator.
 * @returns the words of one of them in a language
 */
export function legalTextsOf(values: object) {
  const sites = new Map<Language, Site>()
  const known = new Map<string, string>()
  return (name: Name, language: Language): string => {
    const site = sites.get(language) ?? siteIn(values, language)
    sites.set(language, site)
    const key = `${name} ${language}`
    const words = known.get(key) ?? wordsOf(site, name, language)
    known.set(key, words)
    return words
  }
}
