import { expect, it } from 'vitest'
import { parseConfig } from '../../../src/company/schema/parseConfig.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { withConfig } from '../../../src/company/site/site.ts'
import { renderSite } from '../../sites/renderSite.ts'
import { type Shipped, shipped, spokenFor } from '../../sites/shipped.ts'
import { plainText } from '../../sites/tree.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** The words of every page of the finished company with some values changed, by language. */
function wordsOf(values: object): ReadonlyMap<Shipped, string> {
  const given = { ...Object(finished.source.value), ...values }
  const site = withConfig(finished, parseConfig(given, finished.source))
  const words = new Map<Shipped, string>()
  for (const { page, tree } of renderSite(site)) {
    const text = plainText(tree).replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    const language = spokenFor(page.language)
    words.set(language, `${words.get(language) ?? ''} ${text}`)
  }
  return words
}

const googlePlay = 'https://play.google.com/store/apps/details?id=com.example.longhand'

it('a company in both stores says so wherever a text names the store', () => {
  const words = wordsOf({ app: { ...Object(finished.source.value).app, googlePlay } })
  // With no other version of a document around, what holds of one store alone is gone.
  for (const code of shipped) {
    expect(words.get(code)?.match(/Google Play/g)?.length).toBeGreaterThan(15)
    expect(words.get(code)).not.toContain(finished.messages[code]['pricing.note'])
  }
})
