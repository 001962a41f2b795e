import { describe, expect, it } from 'vitest'
import { paragraphWith } from '../sites/reviewedFile.ts'
import {
  ada,
  afterParagraph,
  afterRow,
  afterWords,
  all,
  bo,
  type Change,
  commentsPart,
  cut,
  deleted,
  gone,
  inserted,
  newParagraph,
  newRow,
  paragraph,
  replacing,
  run,
} from '../sites/reviewersEdits.ts'
import { reviewOfText } from '../sites/reviewOfText.ts'

const later = ada.replace('2027-01-15', '2027-01-18')
const place = (number: number, words: string) =>
  `section 1 (#scope), paragraph ${number} “${words}”`

/** The changes of a review in short: number, who and when, what went and what came, whether it moved. */
async function changesIn(markdown: string, change: Change) {
  const { changes } = await reviewOfText(markdown, change)
  return changes.map(({ number, author, day, removed, added, isMove }) => [
    ...[number, author, day, removed, added],
    ...(isMove ? ['moved'] : []),
  ])
}

describe('a change is what one reviewer did in one place on one day', () => {
  it.each([
    [
      'words in place of others',
      replacing(' two', deleted(' two') + inserted(run(' new'))),
      [[1, 'Ada Example', '2027-01-15', ' two', ' new']],
    ],
    [
      'words of two reviewers side by side',
      afterWords('One', inserted(run(' new')) + inserted(run(' old'), bo)),
      [
        [1, 'Ada Example', '2027-01-15', '', ' new'],
        [2, 'Bo Sample', '2027-01-16', '', ' old'],
      ],
    ],
    [
      'words of two days side by side',
      afterWords('One', inserted(run(' new')) + inserted(run(' old'), later)),
      [
        [1, 'Ada Example', '2027-01-15', '', ' new'],
        [2, 'Ada Example', '2027-01-18', '', ' old'],
      ],
    ],
    [
      'words in two places',
      all(afterWords('One', inserted(run(' new'))), afterWords(' two', inserted(run(' old')))),
      [
        [1, 'Ada Example', '2027-01-15', '', ' new'],
        [2, 'Ada Example', '2027-01-15', '', ' old'],
      ],
    ],
    [
      'two words without tracking',
      (body: string) => body.replace('One two three', 'One new two old three'),
      [
        [1, '', '', '', 'new '],
        [2, '', '', '', 'old '],
      ],
    ],
    [
      'somebody without a name',
      afterWords('One', inserted(run(' new'), 'w:id="9" w:date="2027-01-15T09:30:00Z"')),
      [[1, '', '2027-01-15', '', ' new']],
    ],
    [
      'words moved here beside words written',
      all(
        replacing('Fo', `<w:moveFrom ${ada}>${run('Fo')}</w:moveFrom>`),
        afterWords('One', `${inserted(run(' new'))}<w:moveTo ${ada}>${run('Fo')}</w:moveTo>`),
      ),
      [
        [1, 'Ada Example', '2027-01-15', '', ' new'],
        [2, 'Ada Example', '2027-01-15', '', 'Fo', 'moved'],
        [2, 'Ada Example', '2027-01-15', 'Fo', '', 'moved'],
      ],
    ],
    [
      'two new paragraphs',
      afterParagraph('One two three.', newParagraph('New.') + newParagraph('Old.')),
      [[1, 'Ada Example', '2027-01-15', '', 'New.\nOld.']],
    ],
    [
      'two deleted paragraphs',
      all(gone('One two three.'), gone('Four.')),
      [
        [1, 'Ada Example', '2027-01-15', 'One two three.', ''],
        [2, 'Ada Example', '2027-01-15', 'Four.', ''],
      ],
    ],
    [
      'a day that LibreOffice does not know',
      afterWords(
        'One',
        inserted(run(' new'), 'w:id="9" w:author="Cy" w:date="0000-00-00T00:00:00Z"'),
      ),
      [[1, 'Cy', '', '', ' new']],
    ],
  ] as const)('%s', async (_, change, expected) => {
    expect(await changesIn('One two three.\n\nFour.\n\nFive.', change)).toEqual(expected)
  })

  it('a move is one change; fewer than 20 characters are two, unless the file says otherwise', async () => {
    const moved = (words: string, to: 'ins' | 'moveTo', from: 'del' | 'moveFrom') =>
      changesIn(
        `One.\n\n${words} two.`,
        all(
          replacing(words, `<w:${from} ${ada}>${run(words)}</w:${from}>`),
          afterWords('One.', `<w:${to} ${ada}>${run(` ${words}`)}</w:${to}>`),
        ),
      )
    const who = ['Ada Example', '2027-01-15']
    expect(await moved('These twenty letters', 'ins', 'del')).toEqual([
      [1, ...who, '', ' These twenty letters', 'moved'],
      [1, ...who, 'These twenty letters', '', 'moved'],
    ])
    expect(await moved('These are nineteen.', 'ins', 'del')).toEqual([
      [1, ...who, '', ' These are nineteen.'],
      [2, ...who, 'These are nineteen.', ''],
    ])
    expect(await moved('Short.', 'moveTo', 'moveFrom')).toEqual([
      [1, ...who, '', ' Short.', 'moved'],
      [1, ...who, 'Short.', '', 'moved'],
    ])
  })

  it('a paragraph that changed places without tracking is a move in the words of both places', async () => {
    const { changes } = await reviewOfText('One.\n\nTwo.\n\nThree.', body => {
      const own = paragraphWith(body, 'One.')
      return afterParagraph('Three.', own)(body.replace(own, ''))
    })
    expect(changes).toEqual([
      {
        ...{ number: 1, author: '', day: '', isMove: true, removed: '', added: 'One.' },
        place: `after ${place(5, 'Three.')}`,
      },
      {
        ...{ number: 1, author: '', day: '', isMove: true, removed: 'One.', added: '' },
        place: place(3, 'One.'),
      },
    ])
  })
})

it('of two paragraphs with the same words, the one that moved is the move', async () => {
  const change = (body: string) => {
    const [, first = ''] =
      /(<w:p>(?:(?!<w:p>).)*?>Same words, twice over\.<.*?<\/w:p>)/.exec(body) ?? []
    return afterParagraph('Three.', first)(body.replace(first, ''))
  }
  const markdown = 'Same words, twice over.\n\nTwo.\n\nSame words, twice over.\n\nThree.'
  expect(
    await changesIn(
      markdown,
      all(
        change,
        paragraph('Two.', () => ''),
      ),
    ),
  ).toEqual([
    [1, '', '', '', 'Same words, twice over.', 'moved'],
    [2, '', '', 'Two.', ''],
    [1, '', '', 'Same words, twice over.', '', 'moved'],
  ])
})

it('a short paragraph that is deleted, and the same words written elsewhere, are no move', async () => {
  const change = all(
    paragraph('Data.', () => ''),
    (body: string) => body.replace('One.', 'One. Data.'),
  )
  expect(await changesIn('One.\n\nData.\n\nThree.', change)).toEqual([
    [1, '', '', '', ' Data.'],
    [2, '', '', 'Data.', ''],
  ])
})

describe('what is rejected stays as it was', () => {
  it.each([
    ['words that were inserted', 1, 'One two three.\n\nFive.'],
    ['a paragraph that was deleted', 2, 'One new two three.\n\nFour.\n\nFive.'],
  ])('%s', async (_, number, expected) => {
    const change = all(afterWords('One', inserted(run(' new'))), gone('Four.'))
    const { markdown } = await reviewOfText('One two three.\n\nFour.\n\nFive.', change, [number])
    expect(markdown).toBe(expected)
  })

  const table = '| Kind | Use |\n| --- | --- |\n| c | delta |'

  it.each([
    ['a paragraph that was taken out', 'One.\n\nFour.\n\nFive.', paragraph('Four.', () => ''), [1]],
    ['words that were deleted', 'One two three.\n\nFive.', cut(' two'), [1]],
    ['a table with a new row', table, afterRow('c', newRow('new', 'newer')), [1, 2]],
  ])('%s', async (_, text, change, rejected) => {
    expect((await reviewOfText(text, change, rejected)).markdown).toBe(text)
  })
})

describe('the place of a change', () => {
  it('is that of the paragraph it is in, or follows', async () => {
    const { changes } = await reviewOfText(
      'One.\n\n| Kind | Use |\n| --- | --- |\n| c | delta |\n\nA line that is longer than forty characters is cut off.',
      all(
        afterWords('First', inserted(run(' new'))),
        afterWords('Scope', inserted(run(' new'))),
        afterWords('gist', inserted(run(' new'))),
        afterParagraph('One.', newParagraph('New.')),
        afterWords('delta', inserted(run(' new'))),
        afterWords('A line', inserted(run(' new'))),
      ),
    )
    expect(changes.map(change => change.place)).toEqual([
      'introduction, paragraph 1 “First words.”',
      'section 1 (#scope), heading 1 “Scope”',
      place(2, 'The gist.'),
      `after ${place(3, 'One.')}`,
      'section 1 (#scope), cell 7 “delta”',
      place(8, 'A line that is longer than forty charact…'),
    ])
  })

  it('is the head of the document before its first words', async () => {
    const { changes, head } = await reviewOfText('One.', body =>
      body.replace('<w:tbl>', `${newParagraph('New.')}<w:tbl>`),
    )
    expect(changes.map(change => change.place)).toEqual(['head of the document'])
    expect(head).toContain('---\n\nNew.\n\nFirst words.\n')
  })
})

describe('a comment', () => {
  const by = 'w:id="7" w:author="Bo Sample" w:date="2027-01-16T18:00:00Z"'
  const parts = commentsPart(by, 'Still so?')
  const reference = '<w:r><w:commentReference w:id="7"/></w:r>'
  const comment = {
    author: 'Bo Sample',
    day: '2027-01-16',
    text: 'Still so?',
    place: place(3, 'One two three.'),
  }

  it.each([
    [
      'on words',
      afterWords(
        'One',
        `<w:commentRangeStart w:id="7"/>${run(' really')}<w:commentRangeEnd w:id="7"/>${reference}`,
      ),
      ' really',
    ],
    ['on a place, without a range', afterWords('One', reference), ''],
    [
      'on two paragraphs',
      all(
        afterWords('One', '<w:commentRangeStart w:id="7"/>'),
        afterWords('Fo', `<w:commentRangeEnd w:id="7"/>${reference}`),
      ),
      ' two three.Fo',
    ],
  ])('%s', async (_, change, words) => {
    const { comments } = await reviewOfText('One two three.\n\nFour.', change, [], parts)
    expect(comments).toEqual([{ ...comment, words }])
  })
})
