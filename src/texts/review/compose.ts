import { stringify } from '../parse.ts'
import type { Atom, Mark } from './atoms.ts'
import type { NumberedStep } from './changes.ts'

/** What a block is made of after the review: atoms of the text, and words of the reviewer. */
export type Item =
  | (Linked & { readonly atom: Atom })
  | (Linked & { readonly text: string; readonly isBold: boolean; readonly isItalic: boolean })

interface Linked {
  /** Address of the link that the file has there. */
  readonly link: string | undefined
}

type Written = Exclude<Item, { readonly atom: Atom }>

/** The marks of an atom beside words that were written. */
interface Neighbor extends Linked {
  readonly marks: readonly Mark[]
}

interface MarkedItem {
  readonly source: string
  readonly marks: readonly Mark[]
}

/** The items of steps that are shown: a fact once, a reviewer's words of one look together. */
export function itemsOf(steps: readonly NumberedStep[]): Item[] {
  const items: Item[] = []
  let left = 0
  for (const { text, unit, run } of steps) {
    if (unit?.atom) {
      if (left === 0) {
        items.push({ atom: unit.atom, link: run?.link })
        left = unit.atom.printed.length
      }
      left -= 1
      continue
    }
    left = 0
    const look = {
      isBold: run?.isBold ?? false,
      isItalic: run?.isItalic ?? false,
      link: run?.link,
    }
    const last = items.at(-1)
    const isSame =
      last &&
      !('atom' in last) &&
      last.isBold === look.isBold &&
      last.isItalic === look.isItalic &&
      last.link === look.link
    if (isSame) items.splice(-1, 1, { ...last, text: last.text + text })
    else items.push({ ...look, text })
  }
  return items
}

/** Words as Markdown, each character that means something there escaped. */
function asMarkdown(text: string, isFirst: boolean): string {
  // Letters around the words keep spaces at their ends from being written as entities.
  const [before, after] = [isFirst ? '' : 'x', 'x']
  const paragraph = {
    type: 'paragraph' as const,
    children: [{ type: 'text' as const, value: before + text + after }],
  }
  const written = stringify({ type: 'root', children: [paragraph] }).replace(/\n$/, '')
  return written.slice(before.length, -after.length)
}

function has(marks: readonly Mark[], type: Mark['type']): boolean {
  return marks.some(mark => mark.type === type)
}

function shared(one: readonly Mark[], other: readonly Mark[]): readonly Mark[] {
  const end = one.findIndex((mark, index) => other[index] !== mark)
  return end === -1 ? one : one.slice(0, end)
}

function added(type: Mark['type'], link = ''): Mark {
  if (type === 'link') return { type, open: '[', close: `](${link})` }
  const sign = type === 'strong' ? '**' : '*'
  return { type, open: sign, close: sign }
}

/** The marks of words that were written between others: theirs, as far as the words look like them. */
function marksFor(
  { isBold, isItalic, link }: Written,
  before: Neighbor,
  after: Neighbor,
): readonly Mark[] {
  const within = shared(before.marks, after.marks)
  const looksAlike = ({ marks, link: own }: Neighbor) =>
    has(marks, 'strong') === isBold &&
    has(marks, 'emphasis') === isItalic &&
    // A link that the file no longer has is none to write into.
    (has(marks, 'link') ? link !== undefined && link === own : link === undefined)
  const found = [{ ...before, marks: within }, before, after].find(looksAlike)
  if (found) return found.marks
  const isElsewhere = link !== undefined && !(has(within, 'link') && link === before.link)
  return [
    ...(isElsewhere ? within.filter(({ type }) => type !== 'link') : within),
    // Around the emphasis: its signs have no effect between a letter and a bracket.
    ...(isElsewhere ? [added('link', link)] : []),
    ...(isBold && !has(within, 'strong') ? [added('strong')] : []),
    ...(isItalic && !has(within, 'emphasis') ? [added('emphasis')] : []),
  ]
}

function markedItems(items: readonly Item[]): MarkedItem[] {
  const neighbor = (index: number, step: -1 | 1): Neighbor => {
    for (let at = index + step; at >= 0 && at < items.length; at += step) {
      const item = items[at]
      if (item && 'atom' in item) return { marks: item.atom.marks, link: item.link }
    }
    return { marks: [], link: undefined }
  }
  return items.flatMap((item, index): MarkedItem[] => {
    if ('atom' in item) return [{ source: item.atom.source, marks: item.atom.marks }]
    const marks = marksFor(item, neighbor(index, -1), neighbor(index, 1))
    return [{ source: asMarkdown(item.text, index === 0), marks }]
  })
}

/** Emphasis cannot begin or end with a space: it stands outside. */
function enclosed({ type, open, close }: Mark, inner: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? []
  if (words === '') return inner
  return type === 'link' ? open + inner + close : before + open + words + close + after
}

function written(items: readonly MarkedItem[], depth: number): string {
  let text = ''
  let index = 0
  while (index < items.length) {
    const mark = items[index]?.marks[depth]
    const start = index
    while (index < items.length && items[index]?.marks[depth] === mark) index += 1
    const own = items.slice(start, index)
    text += mark ? enclosed(mark, written(own, depth + 1)) : own.map(item => item.source).join('')
  }
  return text
}

/** Signs that would begin a list, a heading or a quotation where a line now begins with them. */
const lineSigns = /(^|\n[ \t]*)([-+*]|#{1,6}|(?<!\n[ \t]*)>)(?=\s)/g

/** Items as the Markdown of a block; those of the text as they were written. */
export function compose(items: readonly Item[]): string {
  const own = items.filter(item => !('atom' in item && item.atom.isLabel))
  return written(markedItems(own), 0).trim().replaceAll(lineSigns, '$1\\$2')
}
