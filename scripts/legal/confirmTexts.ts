import { type Language, languages } from '../../src/languages/languages.ts'
import { countText } from '../../src/launch/countText.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import type { StatedBlock } from '../../src/texts/confirmation/blockStates.ts'
import {
  type Confirmation,
  type ConfirmationFile,
  type Reader,
  writeConfirmations,
} from '../../src/texts/confirmation/confirmations.ts'
import { blockHash } from '../../src/texts/confirmation/textBlocks.ts'
import type { Output } from '../command.ts'
import {
  type ConfirmedTexts,
  confirmationFile,
  confirmationsOf,
  type StatedText,
  statedTexts,
} from './confirmed.ts'
import { replaceFiles } from './replaceFiles.ts'
import type { NewFile } from './writeNewFiles.ts'

interface Confirming {
  readonly confirmed: ConfirmedTexts
  /** The text's, as somebody typed it; `all` for every text. */
  readonly name: string
  /** As somebody typed it; empty for every language. */
  readonly language: string
  readonly reader: Reader
  readonly output: Output
}

/** Which blocks of a text are confirmed now. */
export type Choice = (stated: StatedText, block: StatedBlock) => boolean

function confirmationOf({ english, own }: StatedBlock, reader: Reader): Confirmation | undefined {
  if (!english || !own) return undefined
  return { own: blockHash(own.text), english: blockHash(english.text), ...reader }
}

function isSame(one: Confirmation, other: Confirmation): boolean {
  return one.own === other.own && one.english === other.english
}

/**
 * The confirmations of a text that its file holds from now on: of blocks as they are, and of those that
 * are not confirmed what they were made from.
 */
function keptAndNew(
  confirmed: ConfirmedTexts,
  stated: StatedText,
  choose: Choice,
  reader: Reader,
): readonly Confirmation[] {
  const { name, text } = stated
  const { language } = text
  const known = confirmationsOf(confirmed, name, language)
  const own = confirmed.own[language].confirmations.get(name) ?? []
  const result: Confirmation[] = []
  const add = (one: Confirmation) => {
    if (!result.some(other => isSame(one, other))) result.push(one)
  }
  for (const block of stated.blocks) {
    const present = confirmationOf(block, reader)
    if (present && (block.state === 'confirmed' || choose(stated, block))) {
      const earlier = known.find(one => isSame(one, present))
      const isGiven = earlier !== undefined && !own.includes(earlier)
      if (!isGiven) add(earlier ?? present)
    } else if (block.own) {
      const hash = blockHash(block.own.text)
      for (const one of own.filter(other => other.own === hash)) add(one)
    }
  }
  return result
}

/** English blocks that confirmations speak of, as far as the project does not keep them. */
function englishTexts(
  confirmed: ConfirmedTexts,
  files: readonly (readonly [string, readonly Confirmation[]])[],
): ReadonlyMap<string, string> {
  const { own, given, texts } = confirmed
  const present = texts.flatMap(({ english }) =>
    english.blocks.map(({ text }) => [blockHash(text), text] as const),
  )
  const all = new Map([...own.en.texts, ...present])
  const wanted = new Set(files.flatMap(([, some]) => some.map(({ english }) => english)))
  return new Map([...all].filter(([hash]) => wanted.has(hash) && !given.en.texts.has(hash)))
}

/**
 * The files that say who says that blocks are right, and how many blocks those are.
 * @param choose blocks that are confirmed now
 */
export function confirmationFiles(
  confirmed: ConfirmedTexts,
  choose: Choice,
  reader: Reader,
): { readonly written: readonly NewFile[]; readonly count: number } {
  const stated = statedTexts(confirmed)
  const chosen = stated.flatMap(text =>
    text.blocks.filter(
      block => block.state !== 'confirmed' && confirmationOf(block, reader) && choose(text, block),
    ),
  )
  const files = languages.map(({ code }) => {
    const names = stated.filter(({ text }) => text.language === code)
    return names.map(text => [text.name, keptAndNew(confirmed, text, choose, reader)] as const)
  })
  const texts = englishTexts(confirmed, files.flat())
  const written = languages.flatMap(({ code }, index) => {
    const content: ConfirmationFile = {
      confirmations: new Map(files[index]),
      texts: code === 'en' ? texts : new Map(),
    }
    const isEmpty = content.texts.size === 0 && files[index]?.every(([, own]) => own.length === 0)
    const before = writeConfirmations(confirmed.own[code])
    const text = writeConfirmations(content)
    if (text === before || (isEmpty && confirmed.own[code].confirmations.size === 0)) return []
    return [{ file: confirmationFile(confirmed.folder, code), text }]
  })
  return { written, count: chosen.length }
}

function readLanguage(code: string): Language | undefined {
  if (code === '') return undefined
  const found = languages.find(own => own.code === code)?.code
  if (found) return found
  const message = `is not a language of the site. Write ${languages.map(own => own.code).join(', ')}`
  throw new OperatorError([{ file: code, message }])
}

/**
 * Confirms a text, or every text, as it is: in one language, or in all of them.
 * @throws OperatorError where there is no such text or language
 */
export function confirmTexts({ confirmed, name, language, reader, output }: Confirming): void {
  const wanted = readLanguage(language)
  const names = confirmed.texts.map(text => text.name)
  const matches = (own: string) => name === 'all' || own === name || own.endsWith(`/${name}`)
  if (!names.some(matches)) {
    const message = `is not a text of the site. Write all, or one of ${names.join(', ')}`
    throw new OperatorError([{ file: name, message }])
  }
  const choose: Choice = ({ name: own, text }) =>
    matches(own) && (wanted === undefined || text.language === wanted)
  const { written, count } = confirmationFiles(confirmed, choose, reader)
  replaceFiles(written, output)
  output.log(`${reader.by} confirms ${countText(count, 'block')}.`)
}
