import { describe, it } from 'vitest'
import { paragraphWith } from '../sites/reviewedFile.ts'
import {
  ada,
  afterParagraph,
  afterRow,
  all,
  type Change,
  cut,
  gone,
  inserted,
  newParagraph,
  newRow,
  paragraph,
  run,
  withEnd,
} from '../sites/reviewersEdits.ts'
import { expectTaken } from '../sites/reviewOfText.ts'

/** What a reviewer did, to which text, and what becomes of it. */
type Case = readonly [did: string, markdown: string, change: Change, expected: string]

describe('paragraphs come and go', () => {
  const list = '- one\n- two'
  const table = '| Kind | Use |\n| --- | --- |\n| c | d |\n| e | f |'
  it.each<Case>([
    [
      'a new one after another',
      'One.\n\nTwo.',
      afterParagraph('One.', newParagraph('New.')),
      'One.\n\nNew.\n\nTwo.',
    ],
    [
      'two new ones',
      'One.\n\nTwo.',
      afterParagraph('One.', newParagraph('New.') + newParagraph('Newer.')),
      'One.\n\nNew.\n\nNewer.\n\nTwo.',
    ],
    ['a blank one', 'One.\n\nTwo.', afterParagraph('One.', newParagraph(' ')), 'One.\n\nTwo.'],
    ['all words but a space', 'One two.\n\nThree.', cut('One', 'two.'), 'Three.'],
    ['all words but a space of an item', '- one two\n- three', cut('one', 'two'), '- three'],
    [
      'after “In short”',
      'One.',
      afterParagraph('In short: ', newParagraph('New.')),
      'New.\n\nOne.',
    ],
    [
      'after a list',
      `${list}\n\nEnd.`,
      afterParagraph('two', newParagraph('New.')),
      `${list}\n\nNew.\n\nEnd.`,
    ],
    [
      'one that was taken out of its list, which Word says with the number 0',
      `${list}\n\nEnd.`,
      afterParagraph(
        'two',
        newParagraph('New.', 'item').replace('w:numId w:val="3"', 'w:numId w:val="0"'),
      ),
      `${list}\n\nNew.\n\nEnd.`,
    ],
    [
      'an item after an item',
      list,
      afterParagraph('one', newParagraph('new', 'item')),
      '- one\n- new\n- two',
    ],
    [
      'an item after a nested item',
      '- one\n  - deep\n- two',
      afterParagraph('deep', newParagraph('new', 'item', 1)),
      '- one\n  - deep\n  - new\n- two',
    ],
    [
      'an item of the outer list after a nested item',
      '- one\n  - deep\n- two',
      afterParagraph('deep', newParagraph('new', 'item')),
      '- one\n  - deep\n- new\n- two',
    ],
    [
      'an item between one and the list within it',
      '- one\n  - deep\n- two',
      afterParagraph('one', newParagraph('new', 'item')),
      '- one\n- new\n  - deep\n- two',
    ],
    [
      'a deeper item after an item',
      '- one\n- two',
      afterParagraph('one', newParagraph('new', 'item', 1)),
      '- one\n  - new\n- two',
    ],
    [
      'an item and a deeper one',
      '- one\n- two',
      afterParagraph('one', newParagraph('new', 'item') + newParagraph('newer', 'item', 1)),
      '- one\n- new\n  - newer\n- two',
    ],
    [
      'an item in a list with other signs',
      '* one\n* two',
      afterParagraph('one', newParagraph('new', 'item')),
      '* one\n* new\n* two',
    ],
    [
      'an item split in two',
      '- one two\n- three',
      paragraph('one two', own => {
        const properties = /<w:pPr>.*?<\/w:pPr>/.exec(own)?.[0]
        const parts = `one</w:t></w:r></w:p><w:p>${properties}<w:r><w:t xml:space="preserve"> two`
        return withEnd('ins')(own).replace('one two', parts)
      }),
      '- one\n- two\n- three',
    ],
    [
      'a list after a paragraph, deeper ones in it',
      'One.',
      afterParagraph(
        'One.',
        newParagraph('a', 'item') + newParagraph('b', 'item', 1) + newParagraph('c', 'item'),
      ),
      'One.\n\n- a\n  - b\n- c',
    ],
    [
      'a list in place of a paragraph',
      'One.\n\nTwo.\n\nThree.',
      all(
        afterParagraph('Two.', newParagraph('a', 'item') + newParagraph('b', 'item')),
        gone('Two.'),
      ),
      'One.\n\n- a\n- b\n\nThree.',
    ],
    [
      'a paragraph in place of a list',
      `One.\n\n${list}`,
      all(afterParagraph('two', newParagraph('New.')), gone('one'), gone('two')),
      'One.\n\nNew.',
    ],
    [
      'the words of a paragraph deleted, with an item and a paragraph after it',
      'One.\n\nTwo.\n\nThree.',
      all(afterParagraph('Two.', newParagraph('a', 'item') + newParagraph('New.')), cut('Two.')),
      'One.\n\n- a\n\nNew.\n\nThree.',
    ],
    [
      'a row below the names of the columns',
      table,
      afterRow('Kind', newRow('new', 'newer')),
      '| Kind | Use |\n| --- | --- |\n| new | newer |\n| c | d |\n| e | f |',
    ],
    [
      'a row whose last cell is empty',
      table,
      afterRow('c', newRow('new', '')),
      '| Kind | Use |\n| --- | --- |\n| c | d |\n| new |  |\n| e | f |',
    ],
    [
      'a row of a table within an item',
      '- one\n\n  | Kind | Use |\n  | --- | --- |\n  | c | d |',
      afterRow('c', newRow('new', 'newer')),
      '- one\n\n  | Kind | Use |\n  | --- | --- |\n  | c | d |\n  | new | newer |',
    ],
    [
      'words in an empty cell',
      '| Kind | Use |\n| --- | --- |\n| c |  |',
      body =>
        body.replace(
          /(>c<\/w:t>.*?<w:p>.*?)(?=<w:bookmarkEnd w:id="\d+"\/><\/w:p><\/w:tc><\/w:tr>)/,
          `$1${inserted(run('new'))}`,
        ),
      '| Kind | Use |\n| --- | --- |\n| c | new |',
    ],
    [
      'two items after a paragraph',
      'One.\n\nTwo.',
      afterParagraph('One.', newParagraph('a', 'item') + newParagraph('b', 'item')),
      'One.\n\n- a\n- b\n\nTwo.',
    ],
    [
      'a row',
      table,
      afterRow('c', newRow('new', 'newer')),
      '| Kind | Use |\n| --- | --- |\n| c | d |\n| new | newer |\n| e | f |',
    ],
    [
      'after a table',
      `${table}\n\nEnd.`,
      paragraph('End.', own => newParagraph('New.') + own),
      `${table}\n\nNew.\n\nEnd.`,
    ],
    ['one deleted', 'One.\n\nTwo.\n\nThree.', gone('Two.'), 'One.\n\nThree.'],
    ['the last one deleted', 'One.\n\nTwo.', gone('Two.'), 'One.'],
    ['two deleted', 'One.\n\nTwo.\n\nThree.', all(gone('Two.'), gone('Three.')), 'One.'],
    [
      'one deleted without tracking',
      'One.\n\nTwo.\n\nThree.',
      paragraph('Two.', () => ''),
      'One.\n\nThree.',
    ],
    ['the first item deleted', `Before:\n\n${list}`, gone('one'), 'Before:\n\n- two'],
    ['the last item deleted', list, gone('two'), '- one'],
    [
      'every item deleted',
      `Before:\n\n${list}\n\nEnd.`,
      all(gone('one'), gone('two')),
      'Before:\n\nEnd.',
    ],
    [
      'every item deleted, at the end',
      `Before:\n\n${list}`,
      all(gone('one'), gone('two')),
      'Before:',
    ],
    [
      'the first two items deleted',
      `Before:\n\n${list}\n- three\n\nEnd.`,
      all(gone('one'), gone('two')),
      'Before:\n\n- three\n\nEnd.',
    ],
    [
      'the last two items deleted',
      `${list}\n- three\n\nEnd.`,
      all(gone('two'), gone('three')),
      '- one\n\nEnd.',
    ],
    [
      'every item of a list within a list deleted',
      '- one\n  - deep\n  - low\n- two',
      all(gone('deep'), gone('low')),
      '- one\n- two',
    ],
    [
      'an item deleted with the list within it',
      '- one\n  - deep\n- two',
      all(gone('one'), gone('deep')),
      '- two',
    ],
    [
      'an item of several paragraphs that loses the last',
      '- one\n\n  more\n- two',
      gone('more'),
      '- one\n- two',
    ],
    [
      'the words of an item deleted, with a new item after it',
      list,
      all(afterParagraph('one', newParagraph('new', 'item')), cut('one')),
      '- new\n- two',
    ],
    [
      'a whole table deleted',
      `One.\n\n${table}\n\nEnd.`,
      all(...['Kind', 'Use', 'c', 'd', 'e', 'f'].map(gone)),
      'One.\n\nEnd.',
    ],
    ['the only item deleted', 'Before:\n\n- one\n\nEnd.', gone('one'), 'Before:\n\nEnd.'],
    ['a row deleted', table, all(gone('c'), gone('d')), '| Kind | Use |\n| --- | --- |\n| e | f |'],
    [
      'the words of a cell deleted',
      table,
      gone('d'),
      '| Kind | Use |\n| --- | --- |\n| c |  |\n| e | f |',
    ],
    [
      'one split',
      'One. Two.',
      paragraph('One. Two.', own =>
        own
          .replace(
            '<w:p>',
            `<w:p><w:pPr><w:rPr><w:ins ${ada}/></w:rPr></w:pPr>${run('One.')}</w:p><w:p>`,
          )
          .replace('One. Two.', ' Two.'),
      ),
      'One.\n\nTwo.',
    ],
    [
      'two joined',
      'One.\n\nTwo.\n\nThree.',
      paragraph('One.', withEnd('del')),
      'One.Two.\n\nThree.',
    ],
    [
      'one joined with an item',
      'One.\n\n- two\n\nEnd.',
      paragraph('One.', withEnd('del')),
      'One.two\n\nEnd.',
    ],
    [
      'one moved to the end without tracking, its end deleted with it',
      'One.\n\nTwo.\n\nThree.',
      body => {
        const one = paragraphWith(body, 'One.')
        return afterParagraph('Three.', withEnd('del')(one))(body.replace(one, ''))
      },
      'Two.\n\nThree.\n\nOne.',
    ],
    [
      'two that changed places without tracking',
      'One.\n\nTwo.\n\nThree.',
      body => {
        const [one, two] = [paragraphWith(body, 'One.'), paragraphWith(body, 'Two.')]
        return body.replace(one + two, () => two + one)
      },
      'Two.\n\nOne.\n\nThree.',
    ],
    [
      'one that LibreOffice moved: the copy’s bookmark counts once its own is gone',
      'One.\n\nTwo.\n\nThree.',
      body =>
        body.replace(
          /(<w:p><w:bookmarkStart w:name="_b[\da-f]{16})(?="[^>]*><w:r><w:t [^>]*>Two)/,
          '$1_Copy_1',
        ),
      'One.\n\nTwo.\n\nThree.',
    ],
  ])('%s', (_, markdown, change, expected) => expectTaken(markdown, change, expected))
})
