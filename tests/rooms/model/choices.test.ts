import { select } from 'hast-util-select'
import { toHtml } from 'hast-util-to-html'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Language, Localized } from '../../../src/languages/languages.ts'
import { loadSite } from '../../../src/model/loadSite.ts'
import { parseConfig } from '../../../src/model/parseConfig.ts'
import { type Site, withConfig } from '../../../src/model/site.ts'
import { buildOf, type RenderedPage, renderSite } from '../../sites/renderSite.ts'
import { shipped } from '../../sites/shipped.ts'
import { inEnglish } from '../../sites/variants.ts'
import { choices } from './choiceWords.ts'
import { body, operatorsOf } from './choosingOperators.ts'

interface SectionedText {
  readonly sections: readonly { readonly id: string; readonly html: string }[]
}

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const routes = Object.values(choices).flatMap(({ places }) => places.map(([route]) => route))

/** The site of an operator; texts that state no choice stay in English, which saves half of the time. */
function siteOf(values: object): Site {
  const { source, texts } = finished
  const site = withConfig(finished, parseConfig({ ...Object(source.value), ...values }, source))
  const stating = [...texts.keys()].filter(name =>
    routes.some(route => name.includes(`/${route}.`)),
  )
  return inEnglish(site, ...stating)
}

describe.each(operatorsOf(finished))('an operator, number %#', (chosen, values) => {
  const site = siteOf(values)
  let texts: Readonly<Record<string, Localized<SectionedText>>> = {}
  let landing: readonly RenderedPage[] = []

  beforeAll(() => {
    const { legalTexts, statutoryTexts } = buildOf(site)
    texts = { ...legalTexts, ...statutoryTexts }
    landing = renderSite(site, ({ kind }) => kind === 'landing')
  })

  /** The HTML of a section in a language; undefined where the site lacks it. */
  function htmlOf(route: string, id: string, language: Language): string | undefined {
    if (route !== 'landing') {
      return texts[route]?.[language].sections.find(section => section.id === id)?.html
    }
    const page = landing.find(one => one.page.language === language)
    return page && toHtml(select(`#${id}`, page.tree) ?? [])
  }

  /** What the sections at some places say. */
  function said(places: (typeof choices)[string]['places'], language: Language): readonly string[] {
    return places
      .flatMap(([route, id]) => htmlOf(route, id, language) ?? [])
      .map(html => html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' '))
  }

  it.each(Object.entries(choices))(
    'reads what follows from it for %s, and nothing else',
    (field, { places, words }) => {
      for (const language of shipped) {
        const sections = said(places, language)
        expect(sections.length, language).toBeGreaterThan(0)
        for (const text of sections) {
          const found = Object.keys(words).filter(choice =>
            text.includes(words[choice]?.[language] ?? ''),
          )
          expect(found, `${language}: ${text}`).toEqual(field in chosen ? [chosen[field]] : [])
        }
      }
    },
  )

  it('names the arbitration board exactly where it takes part', () => {
    for (const language of shipped) {
      const sections = said(
        [
          ['terms-of-service', 'disputes'],
          ['imprint', 'disputes'],
        ],
        language,
      )
      const isWilling = chosen.disputeResolution === 'willing'
      expect(sections.map(text => text.includes(body))).toEqual(sections.map(() => isWilling))
      // The imprint says nothing while there is nothing to say.
      expect(sections).toHaveLength(chosen.disputeResolution === 'undecided' ? 1 : 2)
    }
  })
})
