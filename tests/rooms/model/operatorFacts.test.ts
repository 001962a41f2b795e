import { expect, it } from 'vitest'
import { renderFact } from '../../../src/model/factText.ts'
import { renderDocuments, renderStatutoryTexts } from '../../../src/texts/rendered.ts'
import { siteTexts } from '../../../src/texts/siteTexts.ts'
import { shownDocuments } from '../../../src/versions/index.ts'
import { distinct, distinctSite } from '../../sites/distinctSite.ts'
import { type Shipped as Code, shipped } from '../../sites/shipped.ts'
import { stated } from './statedFacts.ts'

type Key = keyof typeof distinct

const site = distinctSite()
const keys = Object.keys(distinct) as Key[] // the keys of the record

/** What the operator wrote, as a page in a language shows it. */
function written(key: Key, code: Code): string {
  const value = distinct[key]
  return (typeof value === 'string' ? value : value[code]).replace('https://', '')
}

it('every fact shows the operator’s value for it, and no other', () => {
  for (const code of shipped) {
    const shown = keys.map(key => [key, renderFact(site, key, code).text])
    expect(shown).toEqual(keys.map(key => [key, written(key, code)]))
  }
})

/** The facts whose values a text shows, in their order; the brand left out. */
function factsIn(html: string, code: Code): readonly Key[] {
  const text = html.replaceAll(/<[^>]*>/g, '')
  const found = keys.flatMap(key => {
    const value = written(key, code)
    const before = text.split(value).slice(0, -1)
    return before.map((_, count) => ({ key, at: before.slice(0, count + 1).join(value).length }))
  })
  return found
    .filter(({ key }) => key !== 'company.brand')
    .toSorted((one, other) => one.at - other.at)
    .map(({ key }) => key)
}

const texts = {
  ...renderDocuments(site, shownDocuments(site)),
  ...renderStatutoryTexts(siteTexts(site).statutory),
}

it.each(Object.entries(texts))(
  '%s states in each section what it should, in every language',
  (name, byLanguage) => {
    for (const code of shipped) {
      const { introduction, sections } = byLanguage[code]
      const parts = [{ id: 'introduction', html: introduction }, ...sections]
      const found = parts.map(part => {
        const inShort = 'inShort' in part ? part.inShort : ''
        return [part.id, factsIn(inShort + part.html, code)] as const
      })
      const shown = Object.fromEntries(found.filter(([, facts]) => facts.length > 0))
      expect(shown, code).toEqual(stated[name])
    }
  },
)
