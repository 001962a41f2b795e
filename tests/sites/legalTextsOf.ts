import type { Language } from '../../src/languages/languages.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { parseConfig } from '../../src/model/parseConfig.ts'
import { withConfig } from '../../src/model/site.ts'
import { buildOf } from './renderSite.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/**
 * What the documents of the finished site say, without markup, with other values of the operator.
 * @returns the words of a document in a language
 */
export function legalTextsOf(values: object) {
  const variants = { terms: 'nineteen-sections' }
  const given = { ...Object(finished.source.value), variants, ...values }
  const config = parseConfig(given, finished.source)
  const { legalTexts } = buildOf(withConfig(finished, config))
  return (route: keyof typeof legalTexts, language: Language): string => {
    const { sections } = legalTexts[route][language]
    const html = sections.map(section => section.inShort + section.html).join(' ')
    return html.replaceAll(/<[^>]*>/g, '').replaceAll(/[\s\u00a0\u202f]+/g, ' ')
  }
}
