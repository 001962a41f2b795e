import { expect, it } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import { pageTexts } from '../../src/pages/pageTexts.ts'
import { buildOf } from '../sites/renderSite.ts'
import { inEnglish, withText, withValues } from '../sites/variants.ts'

const finished = inEnglish(loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' }))

/** Places of the English texts, each with a letter that stands nowhere else. */
const places = [
  ['Ā', 'documents/privacy-policy.en.md', 'We use personal data to:'],
  ['Ă', 'documents/terms-of-service.en.md', 'Your controls {#accounts-controls}'],
  ['Ć', 'statutory/report.en.md', 'Illegal content {#illegal}'],
  ['Ċ', 'statutory/ai.en.md', 'Do not remove these marks; the Terms of Service forbid it.'],
  ['Đ', 'questions/en.md', 'Not yet.'],
  ['Ē', 'questions/en.md', 'What can I make?'],
  ['Ğ', 'rights/en.md', 'Find the right'],
  ['Ħ', 'rights/en.md', 'Rectification {#rectification}'],
  ['Ĵ', 'rights/en.md', 'Please delete my account.'],
] as const

it('the fonts of a language hold the letters of its texts, the landing page and the operator', () => {
  const { company, testimonials } = finished.config
  const supplied = withValues(finished, {
    company: { ...company, legalName: 'Ŵ' },
    testimonials: testimonials.map(review => ({ ...review, name: 'Ŷ' })),
  })
  const own = { ...supplied.messages, en: { ...supplied.messages.en, 'hero.title': 'Ž' } }
  const site = places.reduce(
    (changed, [letter, name, from]) =>
      withText(changed, name, text => text.replace(from, `${letter}${from}`)),
    { ...supplied, messages: own },
  )
  const { en, de } = pageTexts(site, buildOf(site))
  const letters = [...places.map(([letter]) => letter), 'Ŵ', 'Ŷ', 'Ž']
  expect(letters.filter(letter => !en.includes(letter))).toEqual([])
  expect(de).toContain('Ŵ')
  expect(de).not.toContain('Ž')
})
