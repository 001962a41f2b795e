import { stripVTControlCharacters } from 'node:util'
import mammoth from 'mammoth'
import { describe, expect, it } from 'vitest'
import { launchPage } from '../../src/launch/reporters/page/launchPage.tsx'
import { questionnaire } from '../../src/launch/reporters/questionnaire.ts'
import { summaryReport } from '../../src/launch/reporters/summary.ts'
import { terminalReport } from '../../src/launch/reporters/terminal.ts'
import { designPalette } from '../../src/model/palette.ts'
import { report, review } from '../sites/workedReport.ts'

const lines = (text: string) => stripVTControlCharacters(text).split('\n')
const verdict = '3 blockers, 1 warning, 3 notes, 1 accepted: not ready to go live.'

it('in full, a check lists findings by owner and severity, what is accepted, and duties by verdict', () => {
  expect(lines(terminalReport(review, '2025-06-01'))).toEqual([
    ...['Launch check as of 2025-06-01', ''],
    'LEGAL (5)',
    ...['  blocker  What is wrong with shared', '           shared.md:7  (shared)'],
    ...['  blocker  What is wrong with sharing', '           sharing.md:7  (sharing)'],
    ...['           why   Why shared matters', '           do    What to do about shared', ''],
    ...['  blocker  What is wrong with alone', '           alone.md:7  (alone)'],
    ...['           why   Why shared matters', '           do    What to do about alone', ''],
    ...[
      '  note     What is wrong with undecided:duty',
      '           undecided:duty.md:7  (undecided:duty)',
    ],
    ...[
      '           why   Why undecided:duty matters',
      '           do    What to do about undecided:duty',
      '',
    ],
    ...[
      '  note     What is wrong with undecided:other',
      '           undecided:other.md:7  (undecided:other)',
    ],
    ...[
      '           why   Why undecided:other matters',
      '           do    What to do about undecided:other',
      '',
    ],
    'MARKETING (1)',
    ...['  warning  What is wrong with text', '           text.md:7  (text)'],
    ...['           First (new)', '           Second (changed): [-old-] {+new+}'],
    ...['           Second (changed): two', '           Second (changed): three'],
    ...['           Second (changed): four', '           and 1 more: see --json'],
    ...['           why   Why text matters', '           do    What to do about text', ''],
    'OPS (1)',
    ...['  note     What is wrong with server', '           server.md:7  (server)'],
    ...['           why   Why server matters', '           do    What to do about server', ''],
    'ACCEPTED',
    ...[
      '  What is wrong with settled',
      '           until 2026-01-31: in discussion  (settled)',
      '',
    ],
    'DUTIES',
    ...[
      '  applies          Ours  (yes, supplied)',
      '                   Always. Article 2 (checked on 2025-05-01)',
    ],
    ...[
      '  probably applies Likely  (likely, open)',
      '                   Mostly. Article 2 (checked on 2025-05-01)',
    ],
    ...[
      '  cannot tell      Open  (perhaps, open)',
      '                   It depends. Article 2 (checked on 2025-05-01)',
    ],
    ...[
      '  does not apply   Not ours  (no)',
      '                   Elsewhere. Article 2 (checked on 2025-05-01)',
      '',
    ],
    verdict,
  ])
})

it('the summary asks by person, what blocks first, says a shared reason once, and counts notes', () => {
  expect(lines(summaryReport(review, report))).toEqual([
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
    '3 notes: 2 on duties that cannot be judged yet, 1 on other matters.',
    'Everything, with duties and notes: npm run launch-check -- --verbose',
    'As a page, and as a questionnaire for each person: npm run launch-check -- --open',
    ...['To answer the questions one by one: npm run setup', ''],
    verdict,
  ])
})

it('of a finished site, the summary is its verdict', () => {
  const done = { ...report, answered: 8, steps: [], findings: [] }
  expect(lines(summaryReport({ ...review, open: [], accepted: [] }, done))).toEqual([
    ...['Launch check as of 2025-06-01: 8 of 8 questions answered', ''],
    'Everything, with duties and notes: npm run launch-check -- --verbose',
    ...['As a page, and as a questionnaire for each person: npm run launch-check -- --open', ''],
    '0 blockers, 0 warnings, 0 notes, 0 accepted: ready to go live.',
  ])
})

describe('the questionnaire of a person', () => {
  const htmlFor = async (person: 'founder' | 'counsel' | 'marketing') => {
    const { value } = await mammoth.convertToHtml({
      buffer: await questionnaire('Example', report, person),
    })
    return value.replaceAll(/<a id="[^"]*"><\/a>/g, '')
  }
  const head = (person: string) =>
    `<p>Questions for ${person}</p><p>What the website of Example still needs before it goes live, as of June 1, 2025. Leave open what is not known.</p>`
  const columns =
    '<thead><tr><th><p><strong>Question</strong></p></th><th><p><strong>Answer</strong></p></th></tr></thead>'
  const row = (...paragraphs: readonly string[]) =>
    `<tr><td>${paragraphs.map(words => `<p>${words}</p>`).join('')}</td><td></td></tr>`

  it('asks what they can answer, with the sentence that it completes, and room for the answer', async () => {
    expect(await htmlFor('founder')).toBe(
      [
        head('founder'),
        '<h2>Who you are</h2><p>Shown at /privacy-policy · Article 1</p>',
        `<table>${columns}<tbody>`,
        row(
          '<strong>What is it called?</strong>',
          'Readers must know.',
          '<em>We are [the name].</em>',
        ),
        row('<strong>Where are they? (ai-chat, hosting)</strong>', 'Data goes there.'),
        '</tbody></table><h2>How you sell</h2><p>Shown at /privacy-policy</p>',
        `<table>${columns}<tbody>`,
        row('<strong>What is it called?</strong>', 'Readers must know.'),
        '</tbody></table>',
      ].join(''),
    )
  })

  it('has what they have to decide, notes left out', async () => {
    const decision = (id: string, why: string, fix: string) =>
      row(`<strong>What is wrong with ${id}</strong>`, why, fix, `${id}.md:7`)
    expect(await htmlFor('counsel')).toBe(
      [
        head('counsel'),
        `<h2>To decide</h2><table>${columns}<tbody>`,
        decision('shared', 'Why shared matters', 'What to do about shared'),
        decision('alone', 'Why shared matters', 'What to do about alone'),
        decision('sharing', 'Why shared matters', 'What to do about shared'),
        '</tbody></table>',
      ].join(''),
    )
  })
})

describe('the page', () => {
  const page = (values: Partial<Parameters<typeof launchPage>[0]>) =>
    launchPage({
      ...{ brand: 'Example', palette: designPalette, icon: undefined, review, report },
      ...{ questionnaires: [], ...values },
    })
  const main = /<main>(.*)<\/main>/s.exec(page({}))?.[1] ?? ''
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
    const done = page({
      review: { ...review, open: [], accepted: [] },
      report: { ...report, steps: [], findings: [] },
    })
    expect(done).not.toContain('<details')
    expect(done).toContain('<main><section class="duties">')
  })

  it('tells of each duty whether it applies and is met', () => {
    const rows = Array.from(main.matchAll(/<tr><th scope="row">.*?<\/tr>/gs), ([html]) =>
      html.replaceAll(/<\/t[hd]>/g, '|').replaceAll(/<[^>]*>/g, ''),
    )
    expect(rows).toEqual([
      'Not ours|does not apply|Elsewhere. Article 2|/imprint|',
      'Ours|applies, supplied|Always. Article 2|/imprint|',
      'Open|cannot tell, open|It depends. Article 2|/imprint|',
      'Likely|probably applies, open|Mostly. Article 2|/imprint|',
    ])
  })

  it('says what the company is called, how far it has come, and who may fill in what', () => {
    const header = /<header>(.*)<\/header>/s.exec(
      page({
        questionnaires: [
          { person: 'founder', href: 'launch-founder.docx' },
          { person: 'counsel', href: 'launch-counsel.docx' },
        ],
      }),
    )?.[1]
    expect(header).toBe(
      [
        `<p class="brand">Example</p><h1>Launch report</h1><p>As of June 1, 2025. ${verdict}</p>`,
        '<p class="progress"><label for="answered"><strong>3 of 8</strong> questions answered</label><progress id="answered" value="3" max="8"></progress></p>',
        '<p class="questionnaires">As a Word file to fill in: <span><a href="launch-founder.docx" download="">Founder</a></span><span> · <a href="launch-counsel.docx" download="">Counsel</a></span></p>',
        '<fieldset class="filter"><legend>Show what is for</legend><label><input type="radio" id="everybody" name="person" checked=""/>Everybody</label><label><input type="radio" id="founder" name="person"/>Founder</label><label><input type="radio" id="counsel" name="person"/>Counsel</label><label><input type="radio" id="marketing" name="person"/>Marketing</label><label><input type="radio" id="engineer" name="person"/>Engineer</label></fieldset>',
      ].join(''),
    )
    expect(page({})).not.toContain('As a Word file to fill in')
  })

  it('has the company’s own icon', () => {
    expect(page({ icon: 'data:image/png;base64,AA' })).toContain(
      '<link rel="icon" href="data:image/png;base64,AA"/>',
    )
  })
})
