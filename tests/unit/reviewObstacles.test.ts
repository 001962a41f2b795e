import { describe, expect, it } from 'vitest'
import {
  afterParagraph,
  afterRow,
  afterWords,
  all,
  type Change,
  deleted,
  gone,
  inserted,
  newParagraph,
  newRow,
  paragraph,
  replacing,
  run,
  withEnd,
} from '../sites/reviewersEdits.ts'
import { reviewOfText } from '../sites/reviewOfText.ts'

const place = (number: number, words: string) =>
  `section 1 (#scope), paragraph ${number} “${words}”`

describe('what cannot be taken over', () => {
  const list = '- one\n  - deep\n- two'
  const table = '| Kind | Use |\n| --- | --- |\n| c | d |'
  it.each<readonly [did: string, markdown: string, change: Change, message: string]>([
    [
      'a new heading',
      'One.',
      afterParagraph('One.', newParagraph('New', 'heading')),
      'a new heading needs an id',
    ],
    ['a deleted heading', 'One.', gone('Scope'), 'the heading has an address that links lead to'],
    ['an item that others hang on', list, gone('one'), 'other items hang on this one'],
    [
      'a heading joined with a paragraph',
      'One.',
      paragraph('Scope', withEnd('del')),
      'this is joined with what is no paragraph of its kind',
    ],
    [
      'the row that names the columns deleted',
      table,
      all(gone('Kind'), gone('Use')),
      'the row names the columns of the table',
    ],
    ['the name of a column deleted', table, gone('Use'), 'the cell names a column of the table'],
    [
      'words joined with others of a condition',
      'One.\n\n:::when[company.seat.US]\n\nTwo.\n\n:::\n\nThree.',
      paragraph('One.', withEnd('del')),
      'this is joined with words that are shown under another condition',
    ],
    [
      'words of a condition joined with others',
      'One.\n\n:::when[company.seat.US]\n\nTwo.\n\n:::\n\nThree.',
      paragraph('Two.', withEnd('del')),
      'this is joined with words that are shown under another condition',
    ],
    [
      'a row with too few cells',
      table,
      afterRow('c', newRow('new')),
      'the new row has 1 cells, the table 2',
    ],
    [
      'a row with too many cells',
      table,
      afterRow('c', newRow('a', 'b', 'c')),
      'the new row has 3 cells, the table 2',
    ],
    [
      'a second paragraph in a cell',
      table,
      afterParagraph('c', newParagraph('New.')),
      'a cell holds one paragraph',
    ],
    [
      'a new table',
      'One.',
      afterParagraph('One.', `<w:tbl>${newRow('new')}</w:tbl>`),
      'a new table cannot be taken over',
    ],
    [
      'a new table at the end',
      table,
      body => body.replace('<w:sectPr>', `<w:tbl>${newRow('new', 'newer')}</w:tbl><w:sectPr>`),
      'a new table cannot be taken over',
    ],
    [
      'words in a fact’s value',
      'Within {{notice.subProcessors}}.',
      replacing('30 days', run('30') + inserted(run('0')) + run(' days')),
      '“30 days” is the value of {{notice.subProcessors}}',
    ],
    [
      'other words for a fact',
      'Within {{notice.subProcessors}}.',
      replacing('30 days', deleted('30 days') + inserted(run('a month'))),
      '“30 days” is the value of {{notice.subProcessors}}',
    ],
    [
      'a fact half deleted',
      'Within {{notice.subProcessors}} it ends.',
      replacing('30 days', run('30') + deleted(' days')),
      '“30 days” is the value of {{notice.subProcessors}}',
    ],
    [
      'words in a label',
      'One.',
      afterWords('In short:', inserted(run('!'))),
      '“In short:” is a label of the site',
    ],
  ])('%s', async (_, markdown, change, message) => {
    const { obstacles } = await reviewOfText(markdown, change)
    expect(obstacles.map(obstacle => obstacle.message)).toEqual([expect.stringContaining(message)])
  })

  it.each([
    ['<w:r><w:drawing/></w:r>', 'a picture'],
    ['<w:r><w:pict/></w:r>', 'a picture'],
    ['<w:r><w:object/></w:r>', 'an object'],
    ['<w:r><w:footnoteReference w:id="2"/></w:r>', 'a footnote'],
    ['<w:r><w:endnoteReference w:id="2"/></w:r>', 'an endnote'],
    ['<m:oMath/>', 'a formula'],
  ])('what no text can hold: %s', async (element, name) => {
    const { obstacles } = await reviewOfText('One.', afterWords('One', element))
    const message = `${name} cannot be part of a text. Take it out`
    expect(obstacles).toEqual([{ place: place(3, 'One.'), message }])
  })

  it('is at its own place, even where it is no longer in the file', async () => {
    const { obstacles } = await reviewOfText(
      '- one\n  - deep\n- two',
      paragraph('one', () => ''),
    )
    expect(obstacles).toEqual([
      {
        place: place(3, 'one'),
        message:
          'other items hang on this one. Keep it in the file, and take it out in the Markdown',
      },
    ])
  })

  it('are words whose order Markdown cannot keep: a paragraph between items', async () => {
    await expect(
      reviewOfText('- one\n- two', afterParagraph('one', newParagraph('Between.'))),
    ).rejects.toThrow('“two” is not what this shows')
  })

  it('is said once for each paragraph, however many words of a value were edited', async () => {
    const split = replacing('30 days', run('3') + deleted('0') + run(' day') + deleted('s'))
    const { obstacles } = await reviewOfText(
      'Within {{notice.subProcessors}}.\n\nAfter {{notice.subProcessors}}.',
      all(split, split),
    )
    const [first, second] = obstacles.map(obstacle => obstacle.place)
    expect(obstacles).toHaveLength(2)
    expect(first).toContain('Within')
    expect(second).toContain('After')
  })
})
