import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { describe, expect, it } from 'vitest'
import { readSiteSource } from '../../../src/company/folder/siteSource.ts'
import { parseConfig } from '../../../src/company/schema/parseConfig.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { complaint } from '../../sites/complaint.ts'
import { message } from '../../sites/message.ts'
import { renderLanding } from '../../sites/renderLanding.tsx'
import { textOf } from '../../sites/tree.ts'
import { withValues } from '../../sites/variants.ts'

const site = loadSite({ folder: 'tests/sites/unsupplied', today: '2026-06-01' })

/** The head of a company's file, with reviews. */
function configOf(reviews: string) {
  const text = `origin: https://www.longhand.app\nbrand: Longhand\nlanguages: { site: [en], legal: [en] }\n${reviews}`
  const source = readSiteSource('site/site.yaml', text)
  return parseConfig(source.value, source)
}

const review = (comment: string, rating: number, consent: string) =>
  `  - { role: { en: Editor }, comment: { en: ${comment} }, rating: ${rating}, consent: ${consent} }\n`

const agreed = "{ date: '2026-01-31', record: mail }"

/** The rating and words of each review on the page; `open` where search engines may index it. */
function shown(reviews: string, isIndexed: boolean) {
  const own = withValues(site, { testimonials: configOf(reviews).testimonials })
  const html = renderLanding(own, 'en', { isIndexed })
  const sections = selectAll('#testimonials', fromHtml(html))
  return sections.map(section =>
    selectAll('.review', section).map(each =>
      selectAll('.rating, blockquote', each).map(part => textOf(part)),
    ),
  )
}

describe('reviews', () => {
  it.each([
    ['none', 'testimonials: none\n', false, []],
    ['an empty list', 'testimonials: []\n', false, []],
    ['one', `testimonials:\n${review('Fast', 4, agreed)}`, true, [[['★★★★☆', 'Fast']]]],
    [
      'two, of which the sample is shown only where nobody searches',
      `testimonials:\n${review('Fast', 1, agreed)}${review('Nobody said this', 5, 'sample')}`,
      true,
      [[['★☆☆☆☆', 'Fast']]],
    ],
    ['samples alone on an indexed page', '', true, []],
  ])('%s', (_case, written, isIndexed, expected) => {
    expect(shown(written, isIndexed)).toEqual(expected)
  })

  it('three samples are shown until search engines may come, without a star', () => {
    const [samples = []] = shown('', false)
    const inWords = message('testimonials.rating', { rating: '5' })
    expect(samples.map(([rating]) => rating)).toEqual([inWords, inWords, inWords])
  })

  it('a second one of the same person is refused', () => {
    const named = review('Fast', 5, agreed).replace('{ role', '{ name: A. B., role')
    expect(complaint(() => configOf(`testimonials:\n${named.repeat(2)}`))).toBe(
      'site/site.yaml:6: testimonials.1: is a second review of the same person. Keep one of them.',
    )
  })

  it('a fourth is refused with its line', () => {
    const four = `testimonials:\n${review('A', 5, agreed).repeat(4)}`
    expect(complaint(() => configOf(four))).toContain('has more than three entries')
  })
})
