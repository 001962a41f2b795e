import { expect, it } from 'vitest'
import { parseConfig } from '../../../src/company/schema/fields.ts'
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

/** What pages say of Google Play where the app is there: one sentence of each place. */
const said = [
  'Get it on Google Play',
  'You subscribe in the app and pay through the App Store or Google Play.',
  'Through in-app purchase in the App Store or on Google Play; we never store',
  'distributed through the App Store and Google Play. In these Terms, “app store” means the one from which',
  'If you bought a subscription on Google Play, you can also ask us for the refund',
  'This subsection applies if you obtained the app from the App Store.',
  'your contract about the app is with us only, not with Google.',
  'The app is distributed through the App Store and Google Play. The app store that you use also bills',
  'If you bought your subscription on Google Play, cancel it with Google, which bills it.',
  'Google bills what you buy through Google Play.',
  'If you bought a subscription on Google Play, you can also request the refund from Google,',
  'If Google bills it, you can stop the billing on Google Play, and so can we.',
  'Google Play and the Google Play logo are trademarks of Google LLC.',
]

it('a company in both stores says so wherever a text names the store', () => {
  const words = wordsOf({ app: { ...Object(finished.source.value).app, googlePlay } })
  const english = words.get('en') ?? ''
  expect(said.filter(sentence => !english.includes(sentence))).toEqual([])
  // With no other version of a document around, what holds of one store alone is gone.
  for (const code of shipped) {
    expect(words.get(code)?.match(/Google Play/g)?.length).toBeGreaterThan(20)
    expect(words.get(code)).not.toContain(finished.messages[code]['pricing.note'])
  }
})
