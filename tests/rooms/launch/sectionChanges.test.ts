import { describe, expect, it } from 'vitest'
import { messages } from '../../../src/languages/messages.ts'
import { changeLines, sectionChanges } from '../../../src/launch/sectionChanges.ts'
import type { Site } from '../../../src/model/site.ts'
import type { ComparedSection } from '../../../src/texts/compareTexts.ts'
import type { Change } from '../../../src/texts/compareWords.ts'

const site = { messages } as unknown as Site /* nothing else is asked */

const same = (text: string): Change => ({ kind: 'same', text })
const deleted = (text: string): Change => ({ kind: 'deleted', text })
const inserted = (text: string): Change => ({ kind: 'inserted', text })

/** A section of paragraphs, each with its changes. */
function section(
  paragraphs: readonly (readonly Change[])[],
  others: Partial<ComparedSection> = {},
): ComparedSection {
  return {
    ...{ id: 'retention', heading: 'Retention', headingChanges: [same('Retention')] },
    ...{ status: 'changed', isMoved: false },
    blocks: paragraphs.map(changes => ({ kind: 'paragraph', parts: [changes] })),
    ...others,
  }
}

const linesOf = (...changes: readonly Change[]) =>
  sectionChanges(site, [section([changes])])[0]?.lines

describe('what changed in a section', () => {
  it('is the sentences in which something did; the others are left out', () => {
    expect(
      linesOf(
        ...[same('One. '), deleted('Two. '), inserted('Three. '), same('Four. Five. ')],
        ...[deleted('Six'), inserted('Seven'), same(' ends. Eight. Nine.')],
      ),
    ).toEqual(['… [-Two.-] {+Three.+} … [-Six-]{+Seven+} ends. …'])
  })

  it('keeps the sentences between which a run of words begins and ends', () => {
    expect(
      linesOf(deleted('Gone one! Gone “two.” Gone 3. Gone'), same(' stays. After. More.')),
    ).toEqual(['[-Gone one! Gone “two.” Gone 3. Gone-] stays. …'])
  })

  it('tells sentences apart behind quotation marks, whatever is between them', () => {
    expect(linesOf(same('We say “no.”  Never. (Not 1 in 2.) Ask. Then'), inserted(' go'))).toEqual([
      '… Then {+go+}',
    ])
    expect(linesOf(same('We say “no.” Then'), inserted(' go'))).toEqual(['… Then {+go+}'])
  })

  it('marks words, not the blanks around them', () => {
    expect(linesOf(same('We keep'), inserted('  a  log '), same('here.'))).toEqual([
      'We keep  {+a  log+} here.',
    ])
    expect(linesOf(deleted('A'), same(' '), inserted(' '), same('b.'))).toEqual(['[-A-]  b.'])
  })

  it('is told by paragraph and row, with the heading and what became of the section', () => {
    const row = [[same('Logs')], [deleted('30'), inserted('60')], [same('days')]]
    const sections = [
      section([[same('Nothing.')], [inserted('New.')]]),
      section([], {
        ...{ id: 'log', status: 'changed', isMoved: true },
        headingChanges: [deleted('Log'), inserted('Logs')],
        blocks: [{ kind: 'row', parts: row }],
      }),
      section([[inserted('First.')]], {
        ...{ id: 'introduction', heading: undefined, headingChanges: [], status: 'inserted' },
      }),
    ]
    expect(sectionChanges(site, sections)).toEqual([
      { section: 'retention', heading: 'Retention', status: 'changed', lines: ['{+New.+}'] },
      {
        ...{ section: 'log', heading: '[-Log-]{+Logs+}', status: 'changed, moved' },
        lines: ['Logs | [-30-]{+60+} | days'],
      },
      {
        ...{ section: 'introduction', heading: 'Introduction', status: 'new' },
        lines: ['{+First.+}'],
      },
    ])
  })
})

describe('changes in the terminal', () => {
  const change = (lines: readonly string[]) => ({
    ...{ section: 'a', heading: 'Retention', status: 'changed', lines },
  })

  it('are a line each, or that of a section whose words are the same', () => {
    expect(changeLines([change(['one', 'two']), { ...change([]), status: 'moved' }])).toEqual([
      'Retention (changed): one',
      'Retention (changed): two',
      'Retention (moved)',
    ])
  })

  it('are five at most, and the number of those that are left out', () => {
    expect(changeLines([change(['1', '2', '3', '4', '5'])])).toHaveLength(5)
    expect(changeLines([change(['1', '2', '3', '4', '5']), change(['6', '7'])])).toEqual([
      ...['1', '2', '3', '4', '5'].map(line => `Retention (changed): ${line}`),
      'and 2 more: see --json',
    ])
  })

  it('keep the beginning and end of a long run of words, changed or not', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'abc').join(' ')
    const line = `${words(24)} {+${words(30)}+} [-${words(24)}-] ${words(24)}`
    expect(changeLines([change([line])])).toEqual([
      `Retention (changed): ${words(24)} {+${words(11)} … ${words(11)}+} [-${words(24)}-] ${words(24)}`,
    ])
    const plain = words(26)
    expect(changeLines([change([plain])])).toEqual([
      `Retention (changed): ${words(11)} … ${words(11)}`,
    ])
    expect(changeLines([change([`${words(25)}a`])])).toEqual([`Retention (changed): ${words(25)}a`])
  })
})
