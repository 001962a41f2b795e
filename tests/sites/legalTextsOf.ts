import type { Language } from '../../src/languages/languages.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { parseConfig } from '../../src/model/parseConfig.ts'
import { withConfig } from '../../src/model/site.ts'
import { buildOf } from './renderSite.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/**
 * What the documents and statutory pages of the finished site say, without markup, with other values
 * of the operator.
 * @returns the words of one of them in a language
 */
export function legalTextsOf(values: object) {
  const variants = { terms: 'nineteen-sections' }
  const given = { ...Object(finished.source.value), variants, ...values }
  const config = parseConfig(given, finished.source)
  const { legalTexts, statutoryTexts } = buildOf(withConfig(finished, config))
  const texts = { ...legalTexts, ...statutoryTexts }
  return (name: keyof typeof texts, language: Language): string => {
    const { introduction, sections } = texts[name][language]
    const parts = sections.map(part => ('inShort' in part ? part.inShort : '') + part.html)
    return [introduction, ...parts]
      .join(' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
  }
}
