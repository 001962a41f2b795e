import { describe, expect, it } from 'vitest'
import { faultsOfCombinations, faultsOfPages, plantable } from '../../sites/combinationFaults.ts'
import { pairedCombinations, unmetPairs, usualAxes } from '../../sites/combinations.ts'
import type { PageText } from '../../sites/contradictions.ts'
import { message } from '../../sites/message.ts'

const combinations = pairedCombinations(usualAxes)

it('every two values of seat, markets, customers, sections, stores, pages and language meet', () => {
  expect(unmetPairs(usualAxes, combinations)).toEqual([])
})

it('no page of any company says what another one denies, or breaks off', () => {
  expect(faultsOfCombinations(combinations)).toEqual([])
})

/** Pages of which one says something else. */
function changed(pages: readonly PageText[], path: string, from: string | RegExp, to: string) {
  return pages.map(page => {
    if (page.path !== path) return page
    const change = (words: string) => words.replace(from, to)
    const text = change(page.text)
    const links = (page.links ?? []).map(change)
    const blocks = (page.blocks ?? []).map(change)
    if (text === page.text && links.join() === page.links?.join()) {
      throw new Error(`${path} does not say ${from}`)
    }
    return { ...page, text, links, blocks }
  })
}

describe('a contradiction that is planted is found:', () => {
  const { site, pages } = plantable()

  it('none, where nothing is planted', () => {
    expect(faultsOfPages(site, pages, 'en')).toEqual([])
  })

  it.each([
    ['a country that is no market', '/privacy-policy', /^/, 'Portugal: ', '/privacy-policy: PT'],
    [
      'its law',
      '/terms-of-service',
      'These Terms',
      'dataprotection.ie: These Terms',
      '/terms-of-service: IE',
    ],
    [
      'another officer',
      '/data-processing-agreement',
      'data-protection-officer@example.com',
      message('contact.dpo.none'),
      'the officer',
    ],
    [
      'another processor',
      '/data-processing-agreement',
      'Sample Hosting',
      'Sample Cloud',
      'a processor',
    ],
    [
      'another period of retention',
      '/terms-of-service',
      '22 days',
      '30 days',
      'recovery of accounts',
    ],
    ['another period of notice', '/privacy-policy', '41 days', '14 days', 'notice of changes'],
    ['another right of withdrawal', '/cancel', '14 days', '30 days', 'the right of withdrawal'],
    ['a rule of one page', '/cancel', 'L215-1', 'L9', 'the French renewal: not on /cancel'],
    [
      'a page that is not there',
      '/privacy-policy',
      '/young-people#age',
      '/young#age',
      '/privacy-policy: /young#age',
    ],
    [
      'a section that is not there',
      '/privacy-policy',
      '/young-people#age',
      '/young-people#years',
      '/privacy-policy: /young-people#years',
    ],
    [
      'a list without its words',
      '/terms-of-service',
      /\S+ \(EU\) 2016\/679.+?(?=\.( |$))/,
      '',
      '/terms-of-service: ',
    ],
    [
      'a sentence without its subject',
      '/terms-of-service',
      /\bWe(?= \S+ \S+ train)/,
      'and',
      '/terms-of-service: and ',
    ],
  ])('%s', (_, path, from, to, expected) => {
    const found = faultsOfPages(site, changed(pages, path, from, to), 'en')
    expect(found.filter(fault => fault.startsWith(expected))).toHaveLength(1)
  })
})
