import { OperatorError } from '../../model/OperatorError.ts'
import type { TextFile } from '../../model/site.ts'
import { oncePerText } from '../oncePerText.ts'
import { blockHash } from './textBlocks.ts'

/** Somebody who says that blocks are right, on an ISO 8601 day. */
export interface Reader {
  readonly by: string
  readonly on: string
}

/** A block that somebody has read, by its hash, with the English block that it was made from. */
export interface Confirmation extends Reader {
  readonly own: string
  /** The hash of the English block; in English, its own. */
  readonly english: string
}

/** What was confirmed in a language, by the name of its text. */
export type Confirmations = ReadonlyMap<string, readonly Confirmation[]>

/** What a file of confirmations holds. */
export interface ConfirmationFile {
  readonly confirmations: Confirmations
  /** English blocks as they were, by their hashes; only the English file has them. */
  readonly texts: ReadonlyMap<string, string>
}

/** A file as it is written: `"own english": reader`, the reader by position. */
interface Written {
  readonly readers: readonly Reader[]
  readonly blocks: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly texts?: readonly string[]
}

/** No confirmation at all. */
export const nothingConfirmed: ConfirmationFile = { confirmations: new Map(), texts: new Map() }

const confirmationsIn = oncePerText((text): ConfirmationFile => {
  const { readers, blocks, texts = [] } = JSON.parse(text) as Written // checked by what follows
  const confirmations = Object.entries(blocks).map(([name, own]) => {
    const all = Object.entries(own).map(([hashes, index]): Confirmation => {
      const [hash = '', english = ''] = hashes.split(' ')
      const { by, on } = readers[index] ?? {}
      if (!by || !on) throw new Error(`there is no reader ${index}`)
      return { own: hash, english, by, on }
    })
    return [name, all] as const
  })
  return {
    confirmations: new Map(confirmations),
    texts: new Map(texts.map(own => [blockHash(own), own])),
  }
})

/**
 * Reads a file of confirmations.
 * @throws OperatorError for one that is damaged
 */
export function readConfirmations({ file, text }: TextFile): ConfirmationFile {
  try {
    return confirmationsIn(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `is not a list of confirmations (${reason}). Restore it, or remove it and confirm again: npm run legal -- confirm`
    throw new OperatorError([{ file, message }])
  }
}

/** Confirmations as a file that changes by a line for each block. */
export function writeConfirmations({ confirmations, texts }: ConfirmationFile): string {
  const readers: Reader[] = []
  const numberOf = ({ by, on }: Reader): number => {
    const known = readers.findIndex(reader => reader.by === by && reader.on === on)
    return known === -1 ? readers.push({ by, on }) - 1 : known
  }
  const names = [...confirmations].filter(([, own]) => own.length > 0).sort()
  const blocks = Object.fromEntries(
    names.map(([name, own]) => [
      name,
      Object.fromEntries(own.map(one => [`${one.own} ${one.english}`, numberOf(one)])),
    ]),
  )
  const written: Written = {
    ...{ readers, blocks },
    ...(texts.size > 0 && { texts: [...texts.values()] }),
  }
  return `${JSON.stringify(written, null, 2)}\n`
}
