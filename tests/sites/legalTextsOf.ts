import type { Language } from '../../src/languages/languages.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { parseConfig } from '../../src/model/parseConfig.ts'
import { withConfig } from '../../src/model/site.ts'
import { renderDocuments } from '../../src/texts/renderDocuments.ts'
import { siteTexts } from '../../src/texts/siteTexts.ts'
import { renderStatutoryTexts } from '../../src/texts/statutoryTexts.ts'
import { documentsInForce } from '../../src/versions/documentsInForce.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** The documents and statutory pages of the finished site with other values, in English and a language. */
function textsIn(values: object, language: Language) {
  // Each language less is a fourth of the time.
  const codes = [...new Set(['en', language])]
  const given = {
    ...Object(finished.source.value),
    variants: { terms: 'nineteen-sections' },
    languages: { site: codes, legal: codes },
    ...values,
  }
  const site = withConfig(finished, parseConfig(given, finished.source))
  return {
    ...renderDocuments(site, documentsInForce(site)),
    ...renderStatutoryTexts(siteTexts(site).statutory),
  }
}

/**
 * What the documents and statutory pages of the finished site say, without markup, with other values
 * of the operator.
 * @returns the words of one of them in a language
 */
export function legalTextsOf(values: object) {
  const known = new Map<Language, ReturnType<typeof textsIn>>()
  return (name: keyof ReturnType<typeof textsIn>, language: Language): string => {
    const texts = known.get(language) ?? textsIn(values, language)
    known.set(language, texts)
    const { introduction, sections } = texts[name][language]
    const parts = sections.map(part => ('inShort' in part ? part.inShort : '') + part.html)
    return [introduction, ...parts]
      .join(' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
  }
}
