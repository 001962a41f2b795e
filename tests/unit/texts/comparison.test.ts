import { describe, expect, it } from 'vitest'
import { compareDocuments } from '../../../src/company/texts/compareTexts.ts'
import { type Change, compareWords } from '../../../src/company/texts/compareWords.ts'
import { parse } from '../../../src/company/texts/parse.ts'
import { divideSections } from '../../../src/company/texts/sections.ts'

const marks = { same: ['', ''], inserted: ['[+', '+]'], deleted: ['[-', '-]'] } as const

const marked = (changes: readonly Change[]) =>
  changes.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join('')

const tree = (text: string) =>
  divideSections({ file: 'a.md', text, language: 'en' }, parse(text)).document

const compare = (before: string, after: string) =>
  compareDocuments(tree(before), tree(after)).map(({ id, status, isMoved, blocks }) => ({
    id,
    status,
    isMoved,
    text: blocks.map(({ kind, parts, movedFrom, movedTo }) =>
      [
        ...(movedFrom ? [`from ${movedFrom.id}`] : []),
        kind,
        ...parts.map(marked),
        ...(movedTo ? [`to ${movedTo.id}`] : []),
      ].join(': '),
    ),
  }))

const section = (id: string, text: string) => `## ${id} {#${id}}\n\n> Short.\n\n${text}\n\n`

describe('two versions of a text', () => {
  it('are compared word by word where a sentence was changed', () => {
    expect(
      marked(compareWords('We keep backups for 90 days.', 'We keep backups for 60 days.')),
    ).toBe('We keep backups for [-90-][+60+] days.')
  })

  it.each([
    ['Version 2.0 applies.', 'Version 3.0 applies.', 'Version [-2.0-][+3.0+] applies.'],
    ['It costs $1,999.', 'It costs $2,999.', 'It costs $[-1,999-][+2,999+].'],
    ['From 2025-01-01 on.', 'From 2025-02-01 on.', 'From [-2025-01-01-][+2025-02-01+] on.'],
    ['An 18-year-old may.', 'A 16-year-old may.', '[-An-][+A+] [-18-][+16+]-year-old may.'],
  ])('%s: a number is one word', (before, after, changes) => {
    expect(marked(compareWords(before, after))).toBe(changes)
  })

  it('are compared sentence by sentence where one was replaced', () => {
    const before = 'We sell nothing. You may write to us at any time about this policy.'
    const after = 'We sell nothing. Questions go to the data protection officer.'
    expect(marked(compareWords(before, after))).toBe(
      'We sell nothing. [-You may write to us at any time about this policy.-][+Questions go to the data protection officer.+]',
    )
  })

  it('are told in runs as long as can be, with nothing empty between them', () => {
    expect(compareWords('We keep 90 days. And more.', 'We keep 60 days. And more.')).toEqual([
      { kind: 'same', text: 'We keep ' },
      { kind: 'deleted', text: '90' },
      { kind: 'inserted', text: '60' },
      { kind: 'same', text: ' days. And more.' },
    ])
    expect(compareWords('', 'New.')).toEqual([{ kind: 'inserted', text: 'New.' }])
    expect(compareWords('', '')).toEqual([])
  })

  it('lose sentences and gain others apart from each other', () => {
    const before = 'First. We sell nothing. Third.'
    expect(marked(compareWords(before, 'First. Third. Zebras graze on hills.'))).toBe(
      'First. [-We sell nothing. -]Third.[+ Zebras graze on hills.+]',
    )
  })

  it('differ in their words, not in their emphasis', () => {
    const [, one] = compare(section('a', 'Read **this** text.'), section('a', 'Read *this* text.'))
    expect(one).toEqual({
      id: 'a',
      status: 'unchanged',
      isMoved: false,
      text: ['in-short: Short.', 'paragraph: Read this text.'],
    })
  })

  it('do not differ by no-break spaces', () => {
    const [, one] = compare(section('a', 'Within 30 days.'), section('a', 'Within 30\u00A0days.'))
    expect(one).toMatchObject({ id: 'a', status: 'unchanged' })
  })

  it('tell a section that moved from one that changed, is new, or is gone', () => {
    const before = ['a', 'b', 'c', 'd'].map(id => section(id, `Text of ${id}.`)).join('')
    const after = [
      section('b', 'Text of b.'),
      section('c', 'Text of c, now longer.'),
      section('e', 'Text of e.'),
      section('a', 'Text of a.'),
    ].join('')
    expect(compare(before, after).map(({ id, status, isMoved }) => [id, status, isMoved])).toEqual([
      ['introduction', 'unchanged', false],
      ['b', 'unchanged', false],
      ['c', 'changed', false],
      ['d', 'deleted', false],
      ['e', 'inserted', false],
      ['a', 'moved', true],
    ])
  })

  it('show what changed in lists and tables item by item and row by row', () => {
    const before = section('a', '- one\n- two\n\n| Data | Days |\n| --- | --- |\n| Log | 30 |')
    const after = section(
      'a',
      '- one\n- three\n- two\n\n| Data | Days |\n| --- | --- |\n| Log | 60 |',
    )
    expect(compare(before, after)[1]?.text).toEqual([
      'in-short: Short.',
      'item: one',
      'item: [+three+]',
      'item: two',
      'table-head: Data: Days',
      'row: Log: [-30-][+60+]',
    ])
  })

  it('show blocks that have little in common as one deleted and one inserted', () => {
    const before = section('a', 'We keep backups for a while.\n\n- Logs\n\nA last paragraph.')
    const after = section('a', 'Nobody else reads your messages.\n\n- Crash reports')
    expect(compare(before, after)[1]?.text).toEqual([
      'in-short: Short.',
      'paragraph: [-We keep backups for a while.-]',
      'item: [-Logs-]',
      'paragraph: [-A last paragraph.-]',
      'paragraph: [+Nobody else reads your messages.+]',
      'item: [+Crash reports+]',
    ])
  })

  it('show what was rewritten once, in its place among what is new and what is gone', () => {
    const days = (count: number) => `We keep backups for ${count} days.`
    const before = section('a', `${days(30)}\n\n${days(40)}\n\nThe end of it.\n\nGone for good.`)
    const after = section(
      'a',
      `Zebras graze on hills.\n\n${days(50)}\n\n### Part\n\nThe end\nof it.`,
    )
    expect(compare(before, after)[1]?.text).toEqual([
      'in-short: Short.',
      'paragraph: [+Zebras graze on hills.+]',
      'paragraph: We keep backups for [-30-][+50+] days.',
      'paragraph: [-We keep backups for 40 days.-]',
      'heading: [+Part+]',
      'paragraph: The end of it.',
      'paragraph: [-Gone for good.-]',
    ])
  })

  it('recognize blocks that moved by their words, wherever they are now', () => {
    const tickets = 'Support tickets are kept for 3 years, and read by nobody else.'
    const row = '| Log | 30 days after the last login of the account |'
    const table = (...rows: readonly string[]) =>
      ['| Data | Period |', '| --- | --- |', ...rows].join('\n')
    const before = [
      section('a', `${tickets}\n\nWe sell nothing.`),
      section('b', `A text of its own.\n\n${table(row, '| Key | Never kept |')}\n\nThe end.`),
      section('c', '- Nobody sells what you write to anybody.\n- Short.'),
    ].join('')
    const after = [
      section('a', 'We sell nothing.\n\n- Nobody sells what you write to anybody.'),
      section('b', `A text of its own.\n\n${table('| Key | Never kept |', row)}\n\nThe end.`),
      section('c', `- Short.\n\n${tickets.replace('3', '5')}`),
    ].join('')
    expect(compare(before, after).map(({ status, text }) => [status, ...text])).toEqual([
      ['unchanged'],
      [
        'changed',
        'in-short: Short.',
        'paragraph: to c',
        'paragraph: We sell nothing.',
        'from c: item: Nobody sells what you write to anybody.',
      ],
      [
        'changed',
        'in-short: Short.',
        'paragraph: A text of its own.',
        'table-head: Data: Period',
        'row: Key: Never kept',
        'from b: row: Log: 30 days after the last login of the account',
        'paragraph: The end.',
      ],
      [
        'changed',
        'in-short: Short.',
        'item: to a',
        'item: Short.',
        'from a: paragraph: Support tickets are kept for [-3-][+5+] years, and read by nobody else.',
      ],
    ])
  })

  it('recognize what stayed before what was rewritten', () => {
    const days = (count: number) => `We keep backups for ${count} days.`
    const before = section('a', `${days(30)}\n\n${days(40)}\n\nThe end of it.`)
    expect(compare(before, section('a', `${days(40)}\n\nThe end of it.`))[1]?.text).toEqual([
      'in-short: Short.',
      'paragraph: [-We keep backups for 30 days.-]',
      'paragraph: We keep backups for 40 days.',
      'paragraph: The end of it.',
    ])
  })

  it('show a block that became one of another kind, or a row of other columns, anew', () => {
    const row = (cells: string) => {
      const line = cells.replaceAll(/[^|]+/g, ' --- ')
      return section('a', `${cells}\n${line}\n${cells}`)
    }
    expect(
      compare(section('a', 'We keep logs.'), section('a', '- We keep logs.'))[1]?.text,
    ).toEqual(['in-short: Short.', 'paragraph: [-We keep logs.-]', 'item: [+We keep logs.+]'])
    expect(compare(row('| Log | 30 |'), row('| Log | 30 | x |'))[1]?.text).toEqual([
      'in-short: Short.',
      'table-head: [-Log-]: [-30-]',
      'row: [-Log-]: [-30-]',
      'table-head: [+Log+]: [+30+]: [+x+]',
      'row: [+Log+]: [+30+]: [+x+]',
    ])
  })

  it('are compared in their full wording, not in that for narrow screens', () => {
    const text = (wide: string, narrow: string) =>
      section('a', `:::wide\n\n${wide}\n\n:::\n\n:::narrow\n\n${narrow}\n\n:::`)
    const [, one] = compare(text('All of it.', 'Some.'), text('All of this.', 'Less.'))
    expect(one?.text).toEqual(['in-short: Short.', 'paragraph: All of [-it-][+this+].'])
  })

  it('show a heading that was renamed', () => {
    const [, one] = compareDocuments(
      tree('## Data we keep {#a}\n\n> Short.\n'),
      tree('## Data we store {#a}\n\n> Short.\n'),
    )
    expect(one?.status).toBe('changed')
    expect(marked(one?.headingChanges ?? [])).toBe('Data we [-keep-][+store+]')
  })
})
