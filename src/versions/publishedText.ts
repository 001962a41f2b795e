import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { stringify } from 'yaml'
import { defaultLanguage, type Language, languages } from '../languages/languages.ts'
import { wrongType } from '../model/fields.ts'
import { isoDay } from '../model/isoDay.ts'
import { OperatorError } from '../model/OperatorError.ts'
import type { TextFile } from '../model/site.ts'
import {
  bodyOf,
  type LegalFrontMatter,
  legalEntries,
  readFrontMatter,
} from '../texts/frontMatter.ts'
import { textSource } from '../texts/text.ts'

/** What a published text states of itself; dates as ISO 8601 days. */
export interface PublishedFrontMatter extends LegalFrontMatter {
  readonly publishedOn: string
  /** What it was made from, by `textHash`; left out in texts that were published without it. */
  readonly wording?: string
  /** The version it came after; left out in the first, and in texts that were published without it. */
  readonly follows?: string
  /** The languages the version was published in. */
  readonly languages: readonly Language[]
}

/** One language of a published version: Markdown with everything resolved, as it was shown. */
export interface PublishedText {
  /** Path below the project's root. */
  readonly file: string
  readonly frontMatter: PublishedFrontMatter
  readonly body: string
}

const remedy = 'Restore the file as it was published; changes are published as a new version'

const hashLine = /^hash: .*\n/m

const publishedEntries = {
  ...legalEntries,
  publishedOn: isoDay,
  wording: v.exactOptional(v.string()),
  follows: v.exactOptional(v.string()),
  languages: v.array(v.picklist(languages.map(({ code }) => code)), wrongType('a list')),
  hash: v.string(),
}

/** The hash of a text: of one that is edited, it tells whether its words have changed since. */
export function textHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64url')}`
}

function hashOf(text: string): string {
  return textHash(text.replace(hashLine, ''))
}

/** Writes a text as it is kept for good, with a hash that shows later edits. */
export function writePublishedText({ frontMatter, body }: Omit<PublishedText, 'file'>): string {
  const yaml = stringify(frontMatter, {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_DOUBLE',
  })
  const text = `---\n${yaml}---\n\n${body.trim()}\n`
  return text.replace(/\n---\n/, `\nhash: ${hashOf(text)}\n---\n`)
}

/**
 * Reads a text that was published.
 * @throws OperatorError when it is not complete, or not what was published
 */
export function readPublishedText({ file, text }: TextFile): PublishedText {
  const source = textSource({ file, text }, defaultLanguage)
  const read = readFrontMatter(source, publishedEntries)
  if (!read) {
    const reasons = source.vfile.messages.map(({ reason }) => reason)
    const message = `its front matter is not complete: ${reasons.join('; ')}. ${remedy}`
    throw new OperatorError([{ file, message }])
  }
  const { hash, ...frontMatter } = read.values
  if (hash !== hashOf(text)) {
    const message = `was changed after it was published. ${remedy}`
    throw new OperatorError([{ file, message }])
  }
  return { file, frontMatter, body: bodyOf(text) }
}
