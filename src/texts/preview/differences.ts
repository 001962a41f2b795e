import { diffArrays } from 'diff'
import { type Block, type Token, type WordComment, type WordText, wordsIn } from './wordText.ts'

/** One thing that differs between two Word files. */
export interface Difference {
  readonly section: string
  /** What was done: `changed paragraph`, `deleted table row`. */
  readonly what: string
  /** The words, as `[-taken out-] {+put in+}`. */
  readonly words: string
  /** What a reader of the words alone would miss. */
  readonly warnings: readonly string[]
}

/** How a Word file that came back differs from the one that was sent. */
export interface Preview {
  readonly differences: readonly Difference[]
  readonly comments: readonly WordComment[]
  /** What differs at no place of the text. */
  readonly warnings: readonly string[]
  readonly authors: ReadonlyMap<string, number>
  /** Whether the files have next to nothing in common. */
  readonly isOther: boolean
}

/** Blocks that share less of their words are two blocks. */
const MIN_LIKENESS = 0.4

/** A block that moved and changed has to share more: it may come from anywhere. */
const MIN_LIKENESS_MOVED = 0.7

/** What stays between two changes is shortened to so many characters at each end. */
const CONTEXT = 40

const keyOfToken = ({ text, looks, link }: Token) => [text, looks.join(), link].join('\n')

const keyOfBlock = ({ kind, tokens }: Block) => [kind, ...tokens.map(keyOfToken)].join('\n\n')

/** How much of their words two blocks share, from 0 to 1. */
function likeness(one: Block, other: Block): number {
  const words = ({ tokens }: Block) => tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const [own, rest] = [words(one), words(other).map(({ text }) => text)]
  const shared = own.filter(({ text }) => {
    const index = rest.indexOf(text)
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  })
  return shared.length / Math.max(own.length, words(other).length, 1)
}

/** How words look otherwise than before, and where they lead now. */
function lookChange(before: readonly Token[], after: readonly Token[]): string | undefined {
  if (wordsIn(before) !== wordsIn(after)) return undefined
  const looks = (tokens: readonly Token[]) => [...new Set(tokens.flatMap(token => token.looks))]
  const [old, now] = [looks(before), looks(after)]
  const [from, to] = [before, after].map(tokens => tokens.find(({ link }) => link)?.link)
  return [
    ...now.filter(look => !old.includes(look)).map(look => `now ${look}`),
    ...old.filter(look => !now.includes(look)).map(look => `no longer ${look}`),
    ...(from === to ? [] : [to ? `now leads to ${to}` : `no longer leads to ${from}`]),
  ].join(', ')
}

function shortened(text: string): string {
  if (text.length <= 2 * CONTEXT + 3) return text
  return `${text.slice(0, CONTEXT)} … ${text.slice(-CONTEXT)}`
}

/** A space between two words that changed belongs to them: it would tear what is read as one. */
function joined(parts: readonly { before: Token[]; after: Token[] }[]) {
  const result: { before: Token[]; after: Token[]; isSame: boolean }[] = []
  for (const [index, { before, after }] of parts.entries()) {
    const isSame = before === after
    const last = result.at(-1)
    const isBetween = isSame && wordsIn(before) === '' && last?.isSame === false && parts[index + 1]
    if (last && (isBetween || (!isSame && !last.isSame))) {
      last.before.push(...before)
      last.after.push(...after)
    } else result.push({ before: [...before], after: [...after], isSame })
  }
  return result
}

/** The words of a block with what was taken out and put in. */
function changedWords(before: readonly Token[], after: readonly Token[]): string {
  const parts: { before: Token[]; after: Token[] }[] = []
  const comparator = (one: Token, other: Token) => keyOfToken(one) === keyOfToken(other)
  for (const { added, removed, value } of diffArrays([...before], [...after], { comparator })) {
    const last = parts.at(-1)
    if (!added && !removed) parts.push({ before: value, after: value })
    else if (added && last && last.after.length === 0) last.after = value
    else parts.push({ before: removed ? value : [], after: added ? value : [] })
  }
  const text = (tokens: readonly Token[]) => tokens.map(token => token.text).join('')
  const marked = (part: { before: readonly Token[]; after: readonly Token[] }): string => {
    const [taken, put] = [wordsIn(part.before), wordsIn(part.after)]
    const look = lookChange(part.before, part.after)
    if (look) return `{“${put}”: ${look}}`
    return `${taken && `[-${taken}-]`}${taken && put && ' '}${put && `{+${put}+}`}`
  }
  return joined(parts)
    .map(part => {
      if (part.isSame) return shortened(text(part.before))
      // The spaces around what changed stay outside of its brackets.
      const own = text(part.after) || text(part.before)
      const [start, end] = [/^\s*/, /\s*$/].map(spaces => spaces.exec(own)?.[0])
      return `${start}${marked(part)}${end}`
    })
    .join('')
    .trim()
}

/** What words are, besides words, that were not so before. */
function warningsOf(before: readonly Token[], after: readonly Token[]): readonly string[] {
  const known = new Set(before.map(keyOfToken))
  const added = after.filter(token => !known.has(keyOfToken(token)))
  const looks = new Set(added.flatMap(token => token.looks))
  const told: Readonly<Record<string, string>> = {
    'struck through':
      'struck through by hand, which is no tracked deletion: ask whether it has to go',
    hidden: 'hidden text, which Word neither shows nor prints',
    'a symbol': 'a symbol of a font: write it as a character',
    'a drawing': 'a drawing: look at it in Word',
    'a picture': 'a picture: texts of the site hold none',
    'a note': 'a footnote or an endnote: texts of the site hold none',
    'a checkbox': 'a checkbox: look at it in Word',
  }
  const targets = new Set(added.flatMap(({ link }) => link ?? []))
  const oldTargets = new Set(before.flatMap(({ link }) => link ?? []))
  return [
    ...[...looks].flatMap(look => told[look] ?? []),
    ...[...targets].filter(link => !oldTargets.has(link)).map(link => `a link to ${link}`),
  ]
}

function difference(
  what: string,
  { section, kind }: Block,
  before: readonly Token[],
  after: readonly Token[],
  notes: readonly string[] = [],
): Difference {
  const isBox = kind === 'text box' && before.length === 0
  const warnings = [
    ...notes,
    ...(isBox ? ['a text box: take its words over by hand'] : []),
    ...warningsOf(before, after),
  ]
  return { section, what, words: changedWords(before, after), warnings }
}

/** A block that took the place of another, or came from another place. */
function changed(before: Block, after: Block, verb: string): Difference {
  const isSame = wordsIn(before.tokens) === wordsIn(after.tokens)
  const notes = before.kind === after.kind ? [] : [`${after.kind} now, ${before.kind} before`]
  const found = difference(`${verb} ${after.kind}`, after, before.tokens, after.tokens, notes)
  return isSame && verb === 'changed' && notes.length > 0
    ? { ...found, what: `turned ${before.kind} into ${after.kind}` }
    : found
}

/** What was removed or added between blocks that stayed. */
function gapsBetween(before: readonly Block[], after: readonly Block[]) {
  const gaps: { removed: Block[]; added: Block[] }[] = [{ removed: [], added: [] }]
  const comparator = (one: Block, other: Block) => keyOfBlock(one) === keyOfBlock(other)
  for (const { added, removed, value } of diffArrays([...before], [...after], { comparator })) {
    if (added) gaps.at(-1)?.added.push(...value)
    else if (removed) gaps.at(-1)?.removed.push(...value)
    else gaps.push({ removed: [], added: [] })
  }
  return gaps
}

/** Takes the block out of a list that is most like another one; undefined where none is. */
function takeLike(block: Block, among: Block[], least: number): Block | undefined {
  const best = among
    .map((candidate, index) => ({ index, score: likeness(block, candidate) }))
    .toSorted((one, other) => other.score - one.score)[0]
  return best && best.score >= least ? among.splice(best.index, 1)[0] : undefined
}

function differencesBetween(before: readonly Block[], after: readonly Block[]): Difference[] {
  const gaps = gapsBetween(before, after)
  // First what stayed in its place, then what moved: a word that is everywhere pulls nothing away.
  const pairs = new Map<Block, Block>()
  const gone = gaps.flatMap(({ removed, added }) => {
    const rest = [...removed]
    for (const block of added) {
      const own = takeLike(block, rest, MIN_LIKENESS)
      if (own) pairs.set(block, own)
    }
    return rest
  })
  const moved = new Map<Block, Block>()
  for (const block of gaps.flatMap(({ added }) => added.filter(own => !pairs.has(own)))) {
    const own = takeLike(block, gone, MIN_LIKENESS_MOVED)
    if (own) moved.set(block, own)
  }
  const shown = (block: Block): Difference => {
    const [stayed, from] = [pairs.get(block), moved.get(block)]
    if (stayed) return changed(stayed, block, 'changed')
    if (!from) return difference(`new ${block.kind}`, block, [], block.tokens)
    const place = from.section === block.section ? 'within the section' : `from “${from.section}”`
    return changed(from, block, `moved ${place}:`)
  }
  return gaps.flatMap(({ removed, added }) => {
    const deleted = removed.filter(block => gone.includes(block))
    const deletedBefore = (next: Block | undefined) => {
      const own = next ? removed.indexOf(next) : removed.length
      const count = deleted.filter(block => removed.indexOf(block) < own).length
      return deleted
        .splice(0, count)
        .map(block => difference(`deleted ${block.kind}`, block, block.tokens, []))
    }
    const inPlace = added.flatMap(block => {
      const stayed = pairs.get(block)
      return [...(stayed ? deletedBefore(stayed) : []), shown(block)]
    })
    return [...inPlace, ...deletedBefore(undefined)]
  })
}

/** How a Word file that came back differs from the one that was sent. */
export function previewOf(sent: WordText, returned: WordText): Preview {
  const differences = differencesBetween(sent.blocks, returned.blocks)
  const [old, now] = [sent.margins, returned.margins].map(texts => texts.toSorted().join(' / '))
  const unseen = returned.unseen.filter(word => !sent.unseen.includes(word))
  const known = new Set(sent.blocks.map(block => wordsIn(block.tokens)))
  const kept = returned.blocks.filter(block => known.has(wordsIn(block.tokens))).length
  return {
    differences,
    comments: returned.comments.filter(
      ({ author, text }) => !sent.comments.some(own => own.author === author && own.text === text),
    ),
    warnings: [
      ...(old === now ? [] : [`at the head or foot of pages: “${now}” in place of “${old}”`]),
      ...(unseen.length > 0
        ? [`words of the file that are not shown above; look for them in Word: ${unseen.join(' ')}`]
        : []),
    ],
    authors: returned.authors,
    isOther: kept < returned.blocks.length / 3,
  }
}
