import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../../src/company/languages/languages.ts'
import { findingsOf } from '../../../src/company/launch/rule.ts'
import { promiseRule } from '../../../src/company/launch/rules/figures.ts'
import { type PromiseKey, promiseKeys } from '../../../src/company/schema/promises.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { renderHtml } from '../../../src/company/texts/html.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { renderLanding } from '../../sites/renderLanding.tsx'
import { withText, withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const site = withValues(finished, {
  promises: {},
  variants: { terms: 'nineteen-sections', plans: 'free-pro-enterprise' },
})
const unsupplied = loadSite({ folder: 'tests/sites/unsupplied', today: '2025-06-01' })

const withoutMarkup = (html: string) =>
  html
    .replaceAll(/<\/?(?:a|span|strong|em|time)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')

/** All that the texts and the plans of a site say in a language. */
function wordsOf(of: Site, language: Language): string {
  // Fewer languages are parsed in less time.
  const own: Site['config']['languages'] = { site: ['en', language], legal: ['en', language] }
  const { documents, statutory } = siteTexts(withValues(of, { languages: own }))
  const texts = [
    ...documents.filter(text => text.language === language).map(({ tree }) => tree.children),
    ...statutory
      .filter(text => text.language === language)
      .map(({ document }) => [
        ...document.introduction,
        ...document.sections.flatMap(({ node, content }) => [node, ...content]),
      ]),
  ]
  return withoutMarkup(
    texts.map(nodes => renderHtml(nodes)).join('\n') + renderLanding(of, language),
  )
}

const answered = (keys: readonly PromiseKey[], answer: 'yes' | 'no') =>
  Object.fromEntries(keys.map(key => [key, answer]))

const open = (of: Site) => findingsOf(promiseRule, { site: of })

/** Where words are found, each with what stands around it. */
function places(words: string, { source, flags }: RegExp): readonly string[] {
  return Array.from(words.matchAll(new RegExp(source, `${flags.replace('u', '')}gu`)), match =>
    words.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30),
  )
}

/** A sentence that lost its beginning or its end, a row that lost a cell. */
const torn = /\.\.|[,;]\.| [.,](?!\d)|\. \p{Ll}{3}| {2}/u

describe.each(languages)('in $code', ({ code }) => {
  const whole = wordsOf(site, code)

  // The golden texts hold what a company says that keeps some of them, or none.
  it.each(promiseKeys)('%s is said while it holds, and not once it is denied', key => {
    const words = wordsOf(withValues(site, { promises: answered([key], 'no') }), code)
    expect(words.length).toBeLessThan(whole.length)
  })

  it('what remains without any promise is whole', () => {
    const words = wordsOf(withValues(site, { promises: answered(promiseKeys, 'no') }), code)
    const before = places(whole, torn)
    expect(places(words, torn).filter(place => !before.includes(place))).toEqual([])
    expect(places(words, /\{|\}/)).toEqual([])
  })
})

describe('the launch check', () => {
  it('asks for each promise with the sentence that makes it', () => {
    const found = open(unsupplied)
    expect(found.map(({ id }) => id)).toEqual(promiseKeys.map(key => `promise:${key}`))
    expect(found[3]).toMatchObject({
      severity: 'blocker',
      message:
        'audits.external is promised, and not confirmed: “External audits by independent auditors take place annually.”',
      fix: 'Answer each with npm run setup -- promises, which writes the block promises into tests/sites/unsupplied/site.yaml: yes where it is true, else no, and nothing says it.',
    })
    const words = wordsOf(unsupplied, 'en').replaceAll(/\|+ ?\|*/g, '|')
    for (const { message } of found) {
      const [, sentence = ''] = /“(.*)”/.exec(message) ?? []
      expect(words).toContain(sentence.replace(': ', '|'))
    }
  })

  it('is content with any answer, and with plans that name their features', () => {
    expect(open(withValues(site, { promises: answered(promiseKeys, 'yes') }))).toEqual([])
    expect(open(withValues(site, { promises: answered(promiseKeys, 'no') }))).toEqual([])
    const plans = [
      { name: 'Solo', price: { USD: 3 }, features: [{ label: 'pricing.prioritySupport' }] },
    ] as const
    const ids = open(withValues(unsupplied, { plans })).map(({ id }) => id)
    expect(ids).not.toContain('promise:support.priority')
    expect(ids).toContain('promise:support.response')
  })

  it('names a text of the company that says what is denied', () => {
    const own = withText(
      withValues(finished, { promises: answered(promiseKeys, 'no') }),
      'en/young-people.md',
      text => `${text}\n\nAudits: {{audits.external}}.\n`,
    )
    const [file] = [...own.texts].filter(([name]) => name === 'en/young-people.md')
    const inFolder = new Map([
      ...own.texts,
      [
        'en/young-people.md',
        { file: 'tests/sites/finished/texts/en/young-people.md', text: file?.[1].text ?? '' },
      ],
    ])
    expect(open({ ...own, texts: inFolder })).toMatchObject([
      { id: 'promise:audits.external', location: 'tests/sites/finished/texts/en/young-people.md' },
    ])
  })
})
