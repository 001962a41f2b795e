import { expect, it } from 'vitest'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { pageTexts } from '../../../src/website/pages/siteBuild.ts'
import { buildOf } from '../../sites/renderSite.ts'
import { inEnglish, withText, withValues } from '../../sites/variants.ts'

const finished = inEnglish(loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' }))

/** Places of the English texts, each with a letter that stands nowhere else. */
const places = [
  ['Ā', 'en/privacy-policy.md', 'We are the c'],
  ['Ă', 'en/terms-of-service.md', '{#accounts-controls}'],
  ['Ć', 'en/report.md', '{#illegal}'],
  ['Ċ', 'en/ai.md', 'the Terms '],
  ['Đ', 'en/questions.md', 'images '],
  ['Ē', 'en/questions.md', 'What can I make?'],
  ['Ğ', 'en/your-rights.md', 'Find the right'],
  ['Ħ', 'en/your-rights.md', '{#rectification}'],
  ['Ĵ', 'en/your-rights.md', 'Please delete my '],
] as const

it('the fonts of a language hold the letters of its texts, the landing page and the company', () => {
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
