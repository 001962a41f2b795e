import { describe, it } from 'vitest'
import {
  afterWords,
  all,
  type Change,
  cut,
  deleted,
  inserted,
  replacing,
  run,
} from '../sites/reviewersEdits.ts'
import { expectTaken } from '../sites/reviewOfText.ts'

/** What a reviewer did, to which text, and what becomes of it. */
type Case = readonly [did: string, markdown: string, change: Change, expected: string]

const bold = '<w:b/>'
const italic = '<w:i/>'

describe('words that a reviewer wrote look as they did in Word', () => {
  it.each<Case>([
    ['plain between plain', 'One two.', afterWords('One', inserted(run(' and'))), 'One and two.'],
    [
      'bold within bold',
      'One **strong word** two.',
      afterWords('strong', inserted(run(' and long', bold))),
      'One **strong and long word** two.',
    ],
    [
      'bold at the end of bold',
      'One **strong** two.',
      afterWords('strong', inserted(run(' word', bold))),
      'One **strong word** two.',
    ],
    [
      'plain at the end of bold',
      'One **strong** two.',
      afterWords('strong', inserted(run(' word'))),
      'One **strong** word two.',
    ],
    [
      'plain at the beginning of emphasis',
      'One *word* two.',
      afterWords('One ', inserted(run('weak '))),
      'One weak *word* two.',
    ],
    [
      'emphasis between plain',
      'One two.',
      afterWords('One', inserted(run(' really', italic))),
      'One *really* two.',
    ],
    [
      'bold and emphasis between plain',
      'One two.',
      afterWords('One ', inserted(run('both', bold + italic) + run(' '))),
      'One ***both*** two.',
    ],
    [
      'a space that is bold',
      'One two.',
      afterWords('One', inserted(run(' ', bold) + run('and'))),
      'One and two.',
    ],
    [
      'bold that is switched off',
      'One two.',
      afterWords(
        'One',
        inserted(['0', 'false', 'off'].map(off => run(' and', `<w:b w:val="${off}"/>`)).join('')),
      ),
      'One and and and two.',
    ],
    [
      'bold that is switched on',
      'One two.',
      afterWords('One ', inserted(run('on', '<w:b w:val="true"/>') + run(' '))),
      'One **on** two.',
    ],
    [
      'a tab, a line break and a hyphen that does not break',
      'One two.',
      afterWords(
        'One',
        inserted(
          '<w:r><w:tab/><w:t>a</w:t><w:br/><w:t>b</w:t><w:cr/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t></w:r>',
        ),
      ),
      'One a b c\u2011d two.',
    ],
    [
      'signs that mean something in Markdown',
      'One two.',
      afterWords('One', inserted(run(' *a* [b] `c` d|e'))),
      'One \\*a\\* \\[b] \\`c\\` d|e two.',
    ],
    [
      'a link within the text, elsewhere, and by its own site’s address',
      'One [two](/privacy-policy).',
      afterWords(
        'One ',
        inserted(
          `<w:hyperlink w:anchor="scope">${run('here')}</w:hyperlink>${run(', ')}<w:hyperlink r:id="rIdLink1">${run('there')}</w:hyperlink>${run(', ')}`,
        ),
      ),
      'One [here](#scope), [there](/privacy-policy), [two](/privacy-policy).',
    ],
    [
      'a link of its own site’s address far from any other',
      'One two.\n\nThree [four](/privacy-policy).',
      afterWords(
        'One',
        inserted(
          `${run(' ')}<w:hyperlink r:id="rIdLink1">${run('there')}</w:hyperlink>${run(',')}`,
        ),
      ),
      'One [there](/privacy-policy), two.\n\nThree [four](/privacy-policy).',
    ],
    [
      'bold in the head of a column, which is bold',
      '| Kind | Use |\n| --- | --- |\n| c | delta |',
      afterWords('Kind', inserted(run(' new', bold))),
      '| Kind new | Use |\n| --- | --- |\n| c | delta |',
    ],
    [
      'within a link',
      'One [two three](/privacy-policy).',
      afterWords('two', inserted(run(' and'))),
      'One [two and three](/privacy-policy).',
    ],
    [
      'a link within another link',
      'One [two three](/privacy-policy).',
      afterWords('two', inserted(`<w:hyperlink w:anchor="scope">${run(' here')}</w:hyperlink>`)),
      'One [two](/privacy-policy)[ here](#scope)[ three](/privacy-policy).',
    ],
    [
      'a bold link after a space',
      'One [two](/privacy-policy) three.',
      afterWords(
        ' three',
        inserted(`${run(' ')}<w:hyperlink w:anchor="scope">${run('here', bold)}</w:hyperlink>`),
      ),
      'One [two](/privacy-policy) three [**here**](#scope).',
    ],
  ])('%s', (_, markdown, change, expected) => expectTaken(markdown, change, expected))
})

describe('words come and go within a paragraph', () => {
  it.each<Case>([
    ['deleted with tracking', 'One two three.', cut(' two'), 'One three.'],
    ['deleted at the end without tracking', 'One two three', replacing(' three', ''), 'One two'],
    ['deleted in the middle without tracking', 'One two three', replacing(' two', ''), 'One three'],
    [
      'replaced without tracking',
      'One two three.',
      body => body.replace('One two', 'One new'),
      'One new three.',
    ],
    [
      'inserted and deleted again',
      'One two.',
      afterWords('One', inserted(deleted(' never'))),
      'One two.',
    ],
    [
      'one space exchanged for another',
      'One\u00a0two three.',
      body => body.replace('One\u00a0two', 'One two'),
      'One\u00a0two three.',
    ],
    [
      'a fact taken out with words around it',
      'One {{notice.subProcessors}} two three.',
      cut('One ', '30 days', ' two '),
      'three.',
    ],
    [
      'a sign left at the beginning, which would begin a list',
      'Fees - two.',
      cut('Fees '),
      '\\- two.',
    ],
    [
      'a sign left at the beginning of a line',
      'One two\nthree # four.',
      cut('three '),
      'One two\n\\# four.',
    ],
    [
      'a fact that was deleted and written again',
      'One {{notice.subProcessors}} two.',
      replacing('30 days', deleted('30 days') + inserted(run('30 days'))),
      'One {{notice.subProcessors}} two.',
    ],
    [
      'words moved with their fact and link, without the marks of a move',
      'One.\n\nWithin {{notice.subProcessors}} of it, [there](/privacy-policy) two.',
      all(
        cut('Within ', '30 days', ' of it, '),
        afterWords('One.', inserted(run(' Within 30 days of it,'))),
      ),
      'One. Within {{notice.subProcessors}} of it,\n\n[there](/privacy-policy) two.',
    ],
  ])('%s', (_, markdown, change, expected) => expectTaken(markdown, change, expected))
})
