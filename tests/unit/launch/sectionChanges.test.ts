import { describe, expect, it } from 'vitest'
import { messages } from '../../../src/company/languages/languages.ts'
import { sectionChanges } from '../../../src/company/launch/rules/versions.ts'
import type { Site } from '../../../src/company/site/site.ts'
import type { ComparedSection } from '../../../src/company/texts/compareTexts.ts'
import type { Change } from '../../../src/company/texts/compareWords.ts'
import { message } from '../../sites/message.ts'

const site = { messages } as unknown as Site /* nothing else is asked */

const same = (text: string): Change => ({ kind: 'same', text })
const deleted = (text: string): Change => ({ kind: 'deleted', text })
const inserted = (text: string): Change => ({ kind: 'inserted', text })

const place = { id: 'retention', heading: 'Retention' }

/** A section of paragraphs, each with its changes. */
function section(
  paragraphs: readonly (readonly Change[])[],
  others: Partial<ComparedSection> = {},
): ComparedSection {
  return {
    ...place,
    headingChanges: [same('Retention')],
    status: 'changed',
    isMoved: false,
    blocks: paragraphs.map(changes => ({ kind: 'paragraph', parts: [changes], place })),
    ...others,
  }
}

const linesOf = (...changes: readonly Change[]) => sectionChanges(site, [section([changes])])

const words = (count: number) => Array.from({ length: count }, () => 'abc').join(' ')

describe('what changed in a section', () => {
  it('is marked, and keeps the beginning and end of a long run of words, changed or not', () => {
    expect(
      linesOf(same(`${words(26)} `), deleted('Two'), inserted(words(30)), same(` ${words(24)}`)),
    ).toEqual([
      `Retention (changed): ${words(11)} … ${words(11)} [-Two-]{+${words(11)} … ${words(11)}+} ${words(24)}`,
    ])
  })

  it('marks words, not the blanks around them', () => {
    expect(linesOf(same('We keep'), inserted('  a  log '), same('here.'))).toEqual([
      'Retention (changed): We keep  {+a  log+} here.',
    ])
    expect(linesOf(deleted('A'), same(' '), inserted(' '), same('b.'))).toEqual([
      'Retention (changed): [-A-]  b.',
    ])
  })

  it('is told by paragraph and row, with the heading and what became of the section', () => {
    const row = [[same('Logs')], [deleted('30'), inserted('60')], [same('days')]]
    const sections = [
      section([[same('Nothing.')], [inserted('New.')]]),
      section([], { status: 'moved', isMoved: true }),
      section([], {
        id: 'log',
        status: 'changed',
        isMoved: true,
        headingChanges: [deleted('Log'), inserted('Logs')],
        blocks: [{ kind: 'row', parts: row, place }],
      }),
      section([[inserted('First.')]], {
        id: 'introduction',
        heading: undefined,
        headingChanges: [],
        status: 'inserted',
      }),
    ]
    expect(sectionChanges(site, sections)).toEqual([
      `Retention (${message('changes.changed')}): {+New.+}`,
      `Retention (${message('changes.moved')})`,
      `[-Log-]{+Logs+} (${message('changes.changed')}, ${message('changes.moved')}): Logs | [-30-]{+60+} | days`,
      `${message('changes.introduction')} (${message('changes.inserted')}): {+First.+}`,
    ])
  })

  it('are five lines at most, and the number of those that are left out', () => {
    const paragraphs = (count: number) => Array.from({ length: count }, () => [inserted('a')])
    expect(sectionChanges(site, [section(paragraphs(5))])).toHaveLength(5)
    const lines = sectionChanges(site, [section(paragraphs(4)), section(paragraphs(3))])
    expect(lines.slice(4)).toEqual(['Retention (changed): {+a+}', 'and 2 more'])
  })
})
