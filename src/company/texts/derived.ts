import { createHash } from 'node:crypto'
import { parse as parseYaml } from 'yaml'
import { bodyOf, headOf } from '../folder/index.ts'
import { defaultLanguage, type Language, languages } from '../languages/index.ts'
import {
  landingCopyFile,
  pageFields,
  type Site,
  type TextFile,
  type TextName,
  textNames,
  textPath,
} from '../site/index.ts'

/** A text that a company can have of its own: a page of text, the questions, or the copy of the landing page. */
export type OwnTextName = TextName | 'landing'

/** The name of every such text. */
export const ownTextNames: readonly OwnTextName[] = [...textNames, 'landing']

/** The file of such a text in a language, below `texts/`. */
export function ownTextFile(name: OwnTextName, language: Language): string {
  return name === 'landing' ? landingCopyFile(language) : textPath(name, language)
}

/**
 * A text that was made from another one: translated from the English text, or copied from the project's default.
 * A line in it says from which words, section by section.
 */
export interface DerivedText<Name extends OwnTextName = OwnTextName> {
  readonly name: Name
  readonly language: Language
  /** Its file below `texts/`. */
  readonly fileName: string
  readonly file: TextFile
  /** The text that it was made from, as that is today. */
  readonly source: TextFile
  readonly origin: 'translation' | 'copy'
}

/** What translations are kept in step of: a site's texts, or the project's own. */
export type TextsInLanguages = Pick<Site, 'texts'> & {
  readonly languages: Pick<Site['languages'], 'site' | 'legal'>
}

/** The languages that a text is offered in: questions and copy are part of the landing page. */
export function offeredLanguages(
  { languages: { site, legal } }: TextsInLanguages,
  name: OwnTextName,
): readonly Language[] {
  return name === 'questions' || name === 'landing' ? site : legal
}

/** Every translation of a site's texts, by language. */
export function translationsOf(site: TextsInLanguages): readonly DerivedText<TextName>[] {
  return languages.flatMap(({ code: language }) =>
    textNames.flatMap((name): readonly DerivedText<TextName>[] => {
      const fileName = textPath(name, language)
      const file = site.texts.get(fileName)
      const source = site.texts.get(textPath(name, defaultLanguage))
      const isOffered = offeredLanguages(site, name).includes(language)
      if (language === defaultLanguage || !isOffered || !source || !file) return []
      return [{ name, language, fileName, file, source, origin: 'translation' }]
    }),
  )
}

/** Every text of a company's own that the project has a default of, by language. */
export function copiesOf(site: Site): readonly DerivedText[] {
  return languages.flatMap(({ code: language }) =>
    ownTextNames.flatMap((name): readonly DerivedText[] => {
      const fileName = ownTextFile(name, language)
      const file = site.texts.get(fileName)
      const source = site.defaultTexts.get(fileName)
      if (!file || !source || file.file === source.file) return []
      if (!offeredLanguages(site, name).includes(language)) return []
      return [{ name, language, fileName, file, source, origin: 'copy' }]
    }),
  )
}

/** What is translated of a text's head. */
const translatedFields = ['title', 'description', 'editorial', 'summary'] as const

/** The words of a text by the ids of its sections, or the keys of its lines. */
export type TextParts = ReadonlyMap<string, string>

/** The sections of a Markdown text by their ids, by their numbers where they have none; what is before them too. */
function sectionsOf(text: string): TextParts {
  const head: Readonly<Record<string, unknown>> = parseYaml(headOf(text) ?? '') ?? {}
  const fields = translatedFields.flatMap(field => (field in head ? String(head[field]) : []))
  const [before = '', ...sections] = `\n${bodyOf(text)}`.split(/^(?=## )/m)
  const introduction = [...fields, before].join('\n\n').trim()
  const parts = new Map<string, string>()
  if (introduction !== '') parts.set('introduction', introduction)
  for (const [index, section] of sections.entries()) {
    const id = /^.*\{#([\w-]+)\}$/m.exec(section)?.[1] ?? String(index + 1)
    parts.set(id, section.trim())
  }
  return parts
}

function isMarkdown({ file }: TextFile): boolean {
  return file.endsWith('.md')
}

/** The parts of a text: the sections of Markdown; the lines of the landing page's copy, which is YAML or JSON. */
export function partsOf(file: TextFile): TextParts {
  if (isMarkdown(file)) return sectionsOf(file.text)
  // JSON is YAML, too.
  const copy: unknown = parseYaml(file.text)
  return new Map(Object.entries(copy ?? {}).map(([key, value]) => [key, String(value)]))
}

/** What words are known by, however their lines are broken. */
export function partHash(words: string): string {
  const folded = words.replaceAll(/\s+/g, ' ').trim()
  return createHash('sha256').update(folded).digest('hex').slice(0, 8)
}

/**
 * The line that says what a text was made from. A copy has it as a comment: releases that do not know the line
 * refuse fields that they do not know and pass over comments.
 */
const originLines = {
  translation: { start: 'translates: ', pattern: /^translates: (?<recorded>.*)\n/m },
  copy: { start: '# copies: ', pattern: /^# copies: (?<recorded>.*)\n/m },
} as const

/** Which words a text says that it was made from: the hash of each part, by its id; empty where it says nothing. */
export function recordedParts({ file, origin }: Pick<DerivedText, 'file' | 'origin'>): TextParts {
  const place = isMarkdown(file) ? `${headOf(file.text) ?? ''}\n` : file.text
  const recorded = originLines[origin].pattern.exec(place)?.groups?.recorded ?? ''
  return new Map(
    recorded.split(' ').flatMap(entry => {
      const [id = '', hash] = entry.split('=')
      return hash === undefined ? [] : [[id, hash] as const]
    }),
  )
}

/** A derived text beside what it was made from. */
interface PartComparison {
  /** The hash of each part that the text says it was made from, by its id. */
  readonly recorded: TextParts
  /** The hash of each part of the source as that is today, by its id. */
  readonly hashes: TextParts
  /** Whether a part of the text was made from these words. */
  readonly isUpToDate: (id: string, hash: string) => boolean
  /** Parts of the text that were made from one which is no longer in the source. */
  readonly removedIds: readonly string[]
}

function comparison(text: DerivedText): PartComparison {
  const parts = partsOf(text.file)
  // A line that the company's copy of the landing page leaves out is the project's own.
  const sourceParts = [...partsOf(text.source)].filter(
    ([id]) => isMarkdown(text.file) || parts.has(id),
  )
  const hashes = new Map(sourceParts.map(([id, part]) => [id, partHash(part)]))
  const recorded = recordedParts(text)

  // Sections without ids are known by their numbers, which change when others move.
  const recordedHashes = new Set(recorded.values())
  const isUpToDate = (id: string, hash: string) =>
    recorded.get(id) === hash || (/^\d+$/.test(id) && recordedHashes.has(hash))

  const hashesOfSource = new Set(hashes.values())
  const removedIds = [...recorded]
    .filter(([id, hash]) => parts.has(id) && !hashes.has(id) && !hashesOfSource.has(hash))
    .map(([id]) => id)
  return { recorded, hashes, isUpToDate, removedIds }
}

/**
 * The ids of parts that were made from other words than today's, in the order of the text they were made from;
 * then those that are no longer in it. Nothing is claimed of a copy that does not say what it was made from.
 */
export function partsBehind(text: DerivedText): readonly string[] {
  const { recorded, hashes, isUpToDate, removedIds } = comparison(text)
  if (text.origin === 'copy' && recorded.size === 0) return []
  const changedIds = [...hashes].flatMap(([id, hash]) => (isUpToDate(id, hash) ? [] : id))
  return [...changedIds, ...removedIds]
}

/** A text with the line that says what it was made from, in place of the one it has. */
function withLine({ file, origin }: Pick<DerivedText, 'file' | 'origin'>, recorded: string) {
  const { text } = file
  const { start, pattern } = originLines[origin]
  const written = `${start}${recorded}\n`
  if (!isMarkdown(file)) return written + text.replace(pattern, '')
  const head = headOf(text)
  if (head === undefined) {
    // Earlier releases refuse a head that holds nothing but a comment; this is the one field that they take here.
    const fields = origin === 'copy' ? `translates: ""\n${written}` : written
    return `---\n${fields}---\n\n${text}`
  }
  const rest = `${head}\n`.replace(pattern, '')
  return `---\n${rest}${written}---\n${text.slice(head.length + '---\n\n---\n'.length)}`
}

/** A derived text that says of some of its parts that they are those of the words of today. */
export function withConfirmed(text: DerivedText, ids: readonly string[]): string {
  const { recorded, hashes, isUpToDate, removedIds } = comparison(text)
  const sourceEntries = [...hashes].flatMap(([id, hash]) => {
    const confirmed = ids.includes(id) || isUpToDate(id, hash) ? hash : recorded.get(id)
    return confirmed === undefined ? [] : `${id}=${confirmed}`
  })
  const unconfirmed = removedIds.filter(id => !ids.includes(id))
  const removedEntries = unconfirmed.map(id => `${id}=${recorded.get(id)}`)
  return withLine(text, [...sourceEntries, ...removedEntries].join(' '))
}

/** A text, or the beginning of one, without what its head says of the page, which is the project's to say. */
export function withoutPageFields(text: string): string {
  const lines = text.split('\n')
  if (lines[0] !== '---') return text
  const fence = lines.indexOf('---', 1)
  const head = fence === -1 ? lines : lines.slice(0, fence)
  const body = lines.slice(head.length)
  let isAboutPage = false
  const linesOfText = head.filter(line => {
    // Lines that are indented belong to the field above them.
    if (!line.startsWith(' ')) isAboutPage = pageFields.some(field => line.startsWith(`${field}:`))
    return !isAboutPage
  })
  return [...linesOfText, ...body].join('\n')
}

/** The project's default as a company gets it to edit: with the line that says what it was copied from. */
export function copyText(source: TextFile, fileName: string): string {
  const recorded = Array.from(partsOf(source), ([id, words]) => `${id}=${partHash(words)}`)
  const file = { file: fileName, text: withoutPageFields(source.text) }
  return withLine({ file, origin: 'copy' }, recorded.join(' '))
}

/**
 * The line of a copy that has what a line of the default text says.
 * @param line 1-based
 */
export function lineInCopy({ text }: TextFile, line: number): number {
  const lineCount = (words: string) => words.split('\n').length
  const upToLine = text.split('\n').slice(0, line).join('\n')
  const lineOfCopied = lineCount(withoutPageFields(upToLine))
  const head = headOf(text)
  if (head !== undefined && line <= lineCount(head) + 1) return lineOfCopied
  const copied = withoutPageFields(text)
  const copy = withLine({ file: { file: 'copy.md', text: copied }, origin: 'copy' }, '')
  return lineOfCopied + lineCount(copy) - lineCount(copied)
}
