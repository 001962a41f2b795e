import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { launchPage } from '../../src/launch/report/launchPage.tsx'
import { reportText } from '../../src/launch/report/text.ts'
import type { LaunchReview } from '../../src/launch/review.ts'
import { withConfig } from '../../src/model/site.ts'
import { report, review } from '../sites/workedReport.ts'
import { finished } from './launchSituation.ts'

const lines = (text: string) => stripVTControlCharacters(text).split('\n')
const site = withConfig(finished.site, { ...finished.site.config, brand: 'One & Company' })
const verdict = '3 blockers, 1 warning, 3 notes, 1 accepted: not ready to go live.'

it('the text asks by person, what blocks first, says a shared reason once, names what is accepted, and counts notes', () => {
  expect(lines(reportText(review, report))).toEqual([
    ...['Launch check as of 2025-06-01: 3 of 8 questions answered', ''],
    ...['BEFORE YOU GO LIVE', '', 'FOUNDER'],
    ...[
      '  1. Who you are',
      '     - What is it called?',
      '     - Where are they? (ai-chat, hosting)',
    ],
    ...['     site.ts:4 · /privacy-policy · Article 1', ''],
    'COUNSEL',
    ...['  1. What is wrong with shared', '     shared.md:7  (shared)'],
    ...['     What is wrong with sharing', '     sharing.md:7  (sharing)'],
    ...['     Why shared matters', '     What to do about shared'],
    ...['  2. What is wrong with alone', '     alone.md:7  (alone)'],
    ...['     Why shared matters', '     What to do about alone', ''],
    ...['SOON', '', 'FOUNDER'],
    ...['  1. How you sell', '     - What is it called?', '     site.ts:5 · /privacy-policy', ''],
    'MARKETING',
    ...['  1. What is wrong with text', '     text.md:7  (text)'],
    ...['     First (new)', '     Second (changed): [-old-] {+new+}', '     Second (changed): two'],
    ...[
      '     Second (changed): three',
      '     Second (changed): four',
      '     and 1 more: see --json',
    ],
    ...['     Why text matters', '     What to do about text', ''],
    ...['ACCEPTED', '  What is wrong with settled'],
    ...['     until 2026-01-31: in discussion  (settled)', ''],
    '3 notes: 2 on duties that cannot be judged yet, 1 on other matters.',
    'As a page, with notes and duties: npm run launch-check -- --open',
    ...['To answer the questions one by one: npm run setup', ''],
    verdict,
  ])
})

it('of a finished site, the text is its verdict', () => {
  const done = { ...report, answered: 8, steps: [], findings: [] }
  expect(lines(reportText({ ...review, open: [], accepted: [] }, done))).toEqual([
    ...['Launch check as of 2025-06-01: 8 of 8 questions answered', ''],
    ...['As a page, with notes and duties: npm run launch-check -- --open', ''],
    '0 blockers, 0 warnings, 0 notes, 0 accepted: ready to go live.',
  ])
})

describe('the page', () => {
  const page = (values: Partial<LaunchReview> = {}, own = report) =>
    launchPage(site, { ...review, ...values }, own)
  const main = /<main>(.*)<\/main>/s.exec(page())?.[1] ?? ''
  const entry = (words: string, why: string, fix: string, id: string, changes = '') =>
    `<li class="entry"><h4>${words}</h4><p>${why}</p><p class="ask">${fix}</p>${changes}<p class="place"><code>${id}.md:7</code> · to accept it: <code>${id}</code></p></li>`
  const own = (id: string, changes = '') =>
    entry(`What is wrong with ${id}`, `Why ${id} matters`, `What to do about ${id}`, id, changes)

  it('lists everything of one severity by person', () => {
    const [blockers, warnings] =
      main.match(/<section class="(?:blocker|warning)">.*?<\/section><\/section>/gs) ?? []
    expect(blockers).toBe(
      [
        '<section class="blocker"><h2>Before you go live</h2><section data-person="founder"><h3>Founder</h3><ol><li class="entry"><h4>Who you are</h4><ul>',
        '<li><p class="ask">What is it called?</p><p>Readers must know.</p><blockquote>We are <mark>[the name]</mark>.</blockquote><p class="place"><code>company.name</code> in <code>site.ts:4</code></p></li>',
        '<li><p class="ask">Where are they? (ai-chat, hosting)</p><p>Data goes there.</p><p class="place"><code>processors[].place</code> in <code>site.ts:9</code></p></li>',
        '</ul><p class="place">Shown at <code>/privacy-policy</code> · Article 1</p></li></ol></section><section data-person="counsel"><h3>Counsel</h3><ol>',
        own('shared'),
        entry('What is wrong with alone', 'Why shared matters', 'What to do about alone', 'alone'),
        entry(
          'What is wrong with sharing',
          'Why shared matters',
          'What to do about shared',
          'sharing',
        ),
        '</ol></section></section>',
      ].join(''),
    )
    expect(warnings).toContain(
      '<h2>Soon</h2><section data-person="founder"><h3>Founder</h3><ol><li class="entry"><h4>How you sell</h4>',
    )
    expect(warnings).toContain(
      '<p class="place">Shown at <code>/privacy-policy</code></p></li></ol></section><section data-person="marketing"><h3>Marketing</h3>',
    )
    expect(warnings).toContain(
      own(
        'text',
        '<pre>First (new)\nSecond (changed): [-old-] {+new+}\nSecond (changed): two\nSecond (changed): three\nSecond (changed): four\nand 1 more: see --json</pre>',
      ),
    )
  })

  it('folds notes and what is accepted, and leaves out what there is none of', () => {
    expect(main).toContain(
      `<details class="note"><summary>3 notes</summary><ol>${own('server')}${own('undecided:duty')}${own('undecided:other')}</ol></details>`,
    )
    expect(main).toContain(
      '<details class="note"><summary>1 accepted</summary><ul><li class="entry">What is wrong with settled. Until 2026-01-31: in discussion</li></ul></details>',
    )
    const done = page({ open: [], accepted: [] }, { ...report, steps: [], findings: [] })
    expect(done).not.toContain('<details')
    expect(done).toContain('<main><section class="duties">')
  })

  it('tells of each duty whether it applies and is met', () => {
    const rows = Array.from(main.matchAll(/<tr><th scope="row">.*?<\/tr>/gs), ([html]) =>
      html.replaceAll(/<\/t[hd]>/g, '|').replaceAll(/<[^>]*>/g, ''),
    )
    expect(rows).toEqual([
      'Not ours|does not apply|Elsewhere. Article 2 (checked on 2025-05-01)|/imprint|',
      'Ours|applies, supplied|Always. Article 2 (checked on 2025-05-01)|/imprint|',
      'Open|cannot tell, open|It depends. Article 2 (checked on 2025-05-01)|/imprint|',
      'Likely|probably applies, open|Mostly. Article 2 (checked on 2025-05-01)|/imprint|',
    ])
  })

  it('says what the company is called, and how far it has come', () => {
    expect(/<header>(.*)<\/header>/s.exec(page())?.[1]).toBe(
      [
        `<p class="brand">One &amp; Company</p><h1>Launch report</h1><p>As of June 1, 2025. ${verdict}</p>`,
        '<p class="progress"><label for="answered"><strong>3 of 8</strong> questions answered</label><progress id="answered" value="3" max="8"></progress></p>',
        '<fieldset class="filter"><legend>Show what is for</legend><label><input type="radio" id="everybody" name="person" checked=""/>Everybody</label><label><input type="radio" id="founder" name="person"/>Founder</label><label><input type="radio" id="counsel" name="person"/>Counsel</label><label><input type="radio" id="marketing" name="person"/>Marketing</label><label><input type="radio" id="engineer" name="person"/>Engineer</label></fieldset>',
      ].join(''),
    )
    expect(page()).toContain('<title>Launch report · One &amp; Company</title>')
  })

  it('needs nothing else, and no script', () => {
    expect(page()).not.toContain('<script')
    expect(page().match(/(?:src|url)[=(]"?(?!data:)/g)).toBeNull()
    expect(page().match(/href="(?!data:)[^"]*"/g)).toBeNull()
  })
})
