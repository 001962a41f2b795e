import { expect, it } from 'vitest'
import { translationStates } from '../../src/texts/confirmation/blockStates.ts'
import { blockHash, type TextBlock, textBlocks } from '../../src/texts/confirmation/textBlocks.ts'

const markdown = `---
title: Agreement
version: "1.0"
summary: New words.
---

First *words*
on two lines.

## Scope {#scope}

> The gist
> of it.

- item
  - deep

  more

:::when[ai.used]

Inside.

| Head | Column |
| ---- | ------ |
| cell |        |

:::

### Message

\`\`\`text
Dear all,
\`\`\`
`

it('a text is read block by block, with its section, its kind and its words', () => {
  expect(textBlocks(markdown).map(({ section, kind, text }) => [section, kind, text])).toEqual([
    ['front matter', 'title', 'Agreement'],
    ['front matter', 'summary', 'New words.'],
    ['introduction', 'paragraph', 'First *words* on two lines.'],
    ['scope', 'heading', 'Scope {#scope}'],
    ['scope', 'paragraph', 'The gist of it.'],
    ['scope', 'paragraph', 'item'],
    ['scope', 'paragraph', 'deep'],
    ['scope', 'paragraph', 'more'],
    ['scope', 'paragraph', 'Inside.'],
    ['scope', 'tableCell', 'Head'],
    ['scope', 'tableCell', 'Column'],
    ['scope', 'tableCell', 'cell'],
    ['2', 'heading', 'Message'],
    ['2', 'message', '```text\nDear all,\n```'],
  ])
})

it('each block knows where its words are, and where another can follow', () => {
  const placed = textBlocks(markdown).map(({ range, setting }) => [
    range ? markdown.slice(...range) : '',
    ...(setting
      ? [setting.prefix, setting.containers, markdown.slice(0, setting.end).split('\n').at(-1)]
      : []),
  ])
  expect(placed).toEqual([
    ['Agreement'],
    ['New words.'],
    ['First *words*\non two lines.', '', '', 'on two lines.'],
    ['Scope {#scope}', '## ', '', '## Scope {#scope}'],
    ['The gist\n> of it.', '> ', '', '> of it.'],
    ['item', '- ', '', '  more'],
    ['deep', '- ', '', '  - deep'],
    ['more'],
    ['Inside.', '', 'ai.used', 'Inside.'],
    ['Head'],
    ['Column'],
    ['cell'],
    ['Message', '### ', '', '### Message'],
    ['```text\nDear all,\n```', '', '', '```'],
  ])
})

const block = (text: string, kind = 'paragraph'): TextBlock => ({
  ...{ section: 'scope', kind, text, range: undefined },
})

const confirmed = (english: string, own: string) => ({
  ...{ by: 'Ada Example', on: '2027-02-01' },
  ...{ english: blockHash(english), own: blockHash(own) },
})

/** How the blocks of a translation stand, in short. */
const statesOf = (
  english: readonly TextBlock[],
  own: readonly TextBlock[],
  known: readonly ReturnType<typeof confirmed>[] = [],
) =>
  translationStates(english, own, known, new Map()).map(pair => [
    pair.state,
    pair.english?.text,
    pair.own?.text,
  ])

it('where one language has a block more, each is still compared with its own', () => {
  const both = [confirmed('One.', 'Eins.'), confirmed('Two.', 'Zwei.')]
  const added = [block('One.'), block('New.'), block('Two.')]
  expect(statesOf(added, [block('Eins.'), block('Zwei.')], both)).toEqual([
    ['confirmed', 'One.', 'Eins.'],
    ['missing', 'New.', undefined],
    ['confirmed', 'Two.', 'Zwei.'],
  ])
  const more = [block('Eins.'), block('Neu.'), block('Zwei.')]
  expect(statesOf([block('One.'), block('Two.')], more, both)).toEqual([
    ['confirmed', 'One.', 'Eins.'],
    ['extra', undefined, 'Neu.'],
    ['confirmed', 'Two.', 'Zwei.'],
  ])
})

it('of blocks that nobody has confirmed, each kind is compared with its own kind', () => {
  const english = [block('One.'), block('Two.'), block('Three', 'heading')]
  expect(statesOf(english, [block('Eins.'), block('Drei', 'heading')])).toEqual([
    ['stale', 'One.', 'Eins.'],
    ['missing', 'Two.', undefined],
    ['stale', 'Three', 'Drei'],
  ])
  const own = [block('Eins.'), block('Zwei.'), block('Drei', 'heading'), block('Vier.')]
  expect(statesOf([block('One.'), block('Three', 'heading')], own)).toEqual([
    ['stale', 'One.', 'Eins.'],
    ['extra', undefined, 'Zwei.'],
    ['stale', 'Three', 'Drei'],
    ['extra', undefined, 'Vier.'],
  ])
})
