import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { parseDocument, stringify } from 'yaml'
import { type Language, languages } from '../../i18n/languages.ts'
import { wrongType } from '../../site/fields.ts'
import { isoDay } from '../../site/isoDay.ts'
import { OperatorError } from '../../site/OperatorError.ts'
import { frontMatterEntries, type LegalFrontMatter } from '../frontMatter.ts'

/** What a published text states of itself; dates as ISO 8601 days. */
export interface FrozenFrontMatter extends LegalFrontMatter {
  readonly publishedOn: string
  /** The languages the version was published in. */
  readonly languages: readonly Language[]
}

/** One language of a published version: Markdown with everything resolved, as it was shown. */
export interface FrozenText {
  /** Path below the project's root. */
  readonly file: string
  readonly frontMatter: FrozenFrontMatter
  readonly body: string
}

const remedy = 'Restore the file as it was published; changes are published as a new version'

const hashLine = /^hash: .*\n/m

const parts = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/

const schema = v.strictObject({
  ...frontMatterEntries,
  publishedOn: isoDay,
  languages: v.array(v.picklist(languages.map(({ code }) => code)), wrongType('a list')),
  hash: v.string(),
})

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text.replace(hashLine, '')).digest('base64url')}`
}

/** Writes a text as it is kept for good, with a hash that shows later edits. */
export function writeFrozenText({ frontMatter, body }: Omit<FrozenText, 'file'>): string {
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
 * @param file path below the project's root, for messages
 * @throws OperatorError when it is not complete, or not what was published
 */
export function readFrozenText(file: string, text: string): FrozenText {
  const refuse = (message: string): never => {
    throw new OperatorError([{ file, message: `${message}. ${remedy}` }])
  }
  const [, yaml = '', body = ''] = parts.exec(text) ?? refuse('has no front matter')
  const document = parseDocument(yaml)
  if (document.errors.length > 0) refuse('its front matter is not valid YAML')
  const result = v.safeParse(schema, document.toJS())
  if (!result.success) {
    const [issue] = result.issues
    return refuse(`its front matter is not complete: ${v.getDotPath(issue)} ${issue.message}`)
  }
  const { hash, ...frontMatter } = result.output
  if (hash !== hashOf(text)) refuse('was changed after it was published')
  // Valibot types optional fields as possibly undefined; YAML leaves them out.
  return { file, frontMatter: frontMatter as FrozenFrontMatter, body }
}
