import { describe, expect, it } from 'vitest'
import { languages } from '../../src/languages/languages.ts'
import { review } from '../../src/launch/review.ts'
import { buildInProgress } from '../../src/launch/situation.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { longCopy } from '../../src/pages/landing/longCopy.ts'
import { draftFolder } from '../sites/drafts.ts'
import { withValues } from '../sites/variants.ts'

const { folder, draft } = draftFolder()
const load = (site: string) => loadSite({ folder: site, today: '2025-06-01' })

/** What is said of one text in English that the operator replaces. */
function said(name: string, key: string, text: string): readonly string[] {
  const copy = `# Ours.\n${key}: ${JSON.stringify(text)}\n`
  return longCopy(load(draft(name, { 'texts/landing.en.yaml': copy }))).map(
    ({ location, message }) => `${location}: ${message}`,
  )
}

it('the project’s own copy fits, in every language and with either of the plans', () => {
  const site = load('tests/sites/finished')
  const offered = languages.map(({ code }) => code)
  for (const plans of ['free-pro-enterprise', 'starter-pro'] as const) {
    const variants = { ...site.config.variants, plans }
    expect(
      longCopy(withValues(site, { languages: { site: offered, legal: offered }, variants })),
    ).toEqual([])
  }
})

describe('a text that is too long for its place is named, with what was measured:', () => {
  // Chromium draws them 541, 1020, 451, 116 and 283 px wide, rounding each letter on Linux.
  it.each([
    [
      'a word of a title',
      'hero.title',
      'Donaudampfschifffahrtsgesellschaft *jetzt.*',
      'hero.title (English) is too long for its place: “Donaudampfschifffahrtsgesellschaft” is 530 px wide, and a line has 282 px in a window of 320 px',
    ],
    [
      'a title of many words',
      'pricing.title',
      'What every one of our many and various plans will cost you in the end, in plain *numbers*',
      'pricing.title (English) is too long for its place: it is 1002 px wide, which takes 4 lines of 282 px, and 3 lines fit in a window of 320 px',
    ],
    [
      'a title whose spaces take room',
      'pricing.title',
      'i '.repeat(70).trim(),
      'pricing.title (English) is too long for its place: it is 875 px wide, which takes 4 lines of 282 px, and 3 lines fit in a window of 320 px',
    ],
    [
      'a button',
      'pricing.subscribe',
      'Take out a subscription right in the app on your own phone',
      'pricing.subscribe (English) is too long for its place: it is 455 px wide, which takes 3 lines of 197 px, and 2 lines fit in a window of 320 px',
    ],
    [
      'a small button',
      'panel.video.play',
      'Play it once more',
      'panel.video.play (English) is too long for its place: it is 115 px wide, which takes 2 lines of 80 px, and one line fits in a window of 320 px',
    ],
    [
      'an entry of the navigation',
      'navbar.testimonials',
      'What other people say of us, and what we say',
      'navbar.testimonials (English) is too long for its place: it is 415 px wide, which takes 2 lines of 282 px, and one line fits in a window of 320 px',
    ],
    [
      'a choice',
      'panel.video.dunes',
      'The dunes of the great desert in the south',
      'panel.video.dunes (English) is too long for its place: it is 277 px wide, which takes 2 lines of 228 px, and one line fits in a window of 320 px',
    ],
    [
      'a badge',
      'badge.top',
      'Download it today, at no charge, on the',
      'badge.top (English) is too long for its place: it is 228 px wide, which takes 2 lines of 204 px, and one line fits in a window of 320 px',
    ],
    [
      'a word of running text',
      'features.video.text',
      'Rindfleischetikettierungsüberwachungsaufgaben',
      'features.video.text (English) is too long for its place: “Rindfleischetikettierungsüberwachungsaufgaben” is 388 px wide, and a line has 239 px in a window of 320 px',
    ],
  ])('%s', (what, key, text, message) => {
    const site = what.replaceAll(' ', '-')
    expect(said(site, key, text)).toEqual([`${folder}/${site}/texts/landing.en.yaml:2: ${message}`])
  })

  it.each([
    [
      'a word with soft hyphens',
      'hero.title',
      'Donau\u00ADdampf\u00ADschiff\u00ADfahrts\u00ADgesell\u00ADschaft',
    ],
    ['a compound with hyphens', 'hero.title', 'Donau-Dampfschiff-Fahrts-Gesellschaft'],
    ['a button of two lines', 'pricing.subscribe', 'Subscribe right in the app'],
    ['running text of many lines', 'features.video.text', 'Word after word. '.repeat(30).trim()],
  ])('but not %s', (what, key, text) => {
    expect(said(what.replaceAll(' ', '-'), key, text)).toEqual([])
  })
})

it('the launch check warns of it', () => {
  const site = draft('warned', { 'texts/landing.de.yaml': 'panel.video.play: Film abspielen\n' })
  const found = review({ site: load(site), build: buildInProgress }).open.filter(({ id }) =>
    id.startsWith('copy:'),
  )
  expect(found).toMatchObject([
    {
      id: 'copy:long:panel.video.play.de',
      severity: 'warning',
      location: `${site}/texts/landing.de.yaml:1`,
      fix: 'Write it shorter, or say where the word may break, with a soft hyphen: "\\u00AD" in double quotes.',
    },
  ])
})

it('texts in languages that the site is not offered in are nobody’s matter', () => {
  const site = load(
    draft('other', { 'texts/landing.fr.yaml': 'panel.video.play: Jouer la vidéo\n' }),
  )
  expect(longCopy(site)).toHaveLength(1)
  const english = { site: ['en'], legal: ['en', 'fr'] }
  expect(longCopy(withValues(site, { languages: english }))).toEqual([])
})
