import * as v from 'valibot'
import { isMap, stringify } from 'yaml'
import { bodyOf, type Fault, headOf, OperatorError, parseYaml } from '../folder/index.ts'
import { type Language, languages } from '../languages/index.ts'
import { isoDay, parseUrl, wrongType } from '../schema/index.ts'
import type { TextFile } from '../site/index.ts'
import { type HeadOf, legalEntries, parse, readFrontMatter, walkNodes } from '../texts/index.ts'
import { sha256Of } from './sha256.ts'

/** What the head of a frozen text states; dates as ISO 8601 days. */
const frozenEntries = {
  ...legalEntries,
  publishedOn: isoDay,
  /** The version it came after; left out in the first, and in texts that were published without it. */
  follows: v.exactOptional(v.string()),
  /** The languages the version was published in. */
  languages: v.array(v.picklist(languages.map(({ code }) => code)), wrongType('a list')),
  hash: v.string(),
  /** The days of notice that it promises; left out in texts that were published without it. */
  notice: v.exactOptional(
    v.strictObject({ materialChanges: v.number(), subProcessors: v.number() }),
  ),
  /** What earlier releases wrote besides. */
  lastUpdated: v.exactOptional(isoDay),
  wording: v.exactOptional(v.string()),
}

export type FrozenHead = Omit<HeadOf<typeof frozenEntries>, 'hash'>

/** One language of a version: Markdown with everything resolved, as it was shown. */
export interface FrozenText {
  readonly language: Language
  /** Path below the project's root. */
  readonly file: string
  /** The file, byte for byte. */
  readonly raw: string
  readonly head: FrozenHead
  readonly body: string
}

const restoreAdvice = 'Restore the file as it was published; changes are published as a new version'

/** The hash of a text without the line that states it. */
function hashOfText(text: string): string {
  const withoutHash = text.replace(/^hash: .*\n/m, '')
  return sha256Of(withoutHash)
}

/** The hash that the head of a text states, whatever else stands there. */
function statedHash(text: string): unknown {
  const { contents } = parseYaml(headOf(text) ?? '')
  return isMap(contents) ? contents.get('hash') : undefined
}

/** Writes a text as it is kept for good, with a hash that shows later edits. */
export function writeFrozen(head: FrozenHead, body: string): string {
  const yaml = stringify(head, {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'QUOTE_DOUBLE',
  })
  const text = `---\n${yaml}---\n\n${body.trim()}\n`
  return text.replace(/\n---\n/, `\nhash: ${hashOfText(text)}\n---\n`)
}

/**
 * Reads a text that was published.
 * @throws OperatorError when it is not complete, or not what was published
 */
export function readFrozen({ file, text }: TextFile, language: Language): FrozenText {
  const { frontMatter, faults } = readFrontMatter({ file, text, language }, frozenEntries)
  if (!frontMatter) {
    if (statedHash(text) === hashOfText(text)) {
      const message =
        'was published by a newer release of the project: its head states what this release does not know, and its hash is in order. Update the project; nothing of the file has to be changed'
      throw new OperatorError([{ file, message }])
    }
    const reasons = faults.map(({ message }) => message).join('; ')
    const message = `its front matter is not complete: ${reasons}. ${restoreAdvice}`
    throw new OperatorError([{ file, message }])
  }
  const { hash, ...head } = frontMatter.values
  if (hash !== hashOfText(text)) {
    throw new OperatorError([
      { file, message: `was changed after it was published. ${restoreAdvice}` },
    ])
  }
  return { language, file, raw: text, head, body: bodyOf(text) }
}

/** The schemes of links that a published text may have; its other links stay within the site. */
const linkSchemes = ['https:', 'mailto:', 'tel:']

/** The links of a published text that would run a script or lead to what nobody has read, by their lines. */
export function linkFaults({ file, raw, body }: FrozenText): readonly Fault[] {
  const linesBefore = raw.slice(0, raw.length - body.length).split('\n').length - 1
  const faults: Fault[] = []
  walkNodes(parse(body), node => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return
    // Without a scheme, the link stays within the site, where its page may be gone: a build goes on all the same.
    const { protocol = 'https:' } = parseUrl(node.url) ?? {}
    if (linkSchemes.includes(protocol)) return
    const line = linesBefore + (node.position?.start.line ?? 1)
    const message = `the link "${node.url}" is not one that was published: links begin with https://, mailto: or tel:. ${restoreAdvice}`
    faults.push({ file, line, message })
  })
  return faults
}
