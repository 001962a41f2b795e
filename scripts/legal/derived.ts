import {
  changedWords,
  copiesOf,
  copyText,
  countText,
  type DerivedText,
  defaultTextFiles,
  languages,
  OperatorError,
  partsBehind,
  partsOf,
  recordedParts,
  type TextsInLanguages,
  translationsOf,
  withConfirmed,
} from '../../src/company/index.ts'
import { lastBuildOf } from '../build/outputFolder.mjs'
import { readDefaultTexts } from '../defaultTexts.ts'
import { formerPartsFinder } from '../formerTexts.ts'
import { type NewFile, replaceFiles } from '../writeFiles.ts'
import type { TaskCall } from './task.ts'

/** The project's own texts, in every language. */
export function projectTexts(): TextsInLanguages {
  const every = languages.map(({ code }) => code)
  return { texts: defaultTextFiles(), languages: { site: every, legal: every } }
}

const translationsMeant = ({ site, options }: TaskCall) =>
  translationsOf(options['built-in'] ? projectTexts() : site)

/** What messages call a text and the one that it was made from, by how it was made. */
const originLabels = {
  translation: {
    source: 'English',
    upToDate: 'the translation of today’s English',
    orOfSource: 'and of the English text',
  },
  copy: {
    source: 'Default text',
    upToDate: 'a copy of today’s default text',
    orOfSource: 'or of the default text',
  },
} as const

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '    ')
}

/** The line in which a part of a text begins, from 1; the first one where the part has no id. */
function lineOfPart({ file, text }: DerivedText['file'], id: string): number {
  const lines = text.split('\n')
  const isStart = file.endsWith('.md')
    ? (line: string) => line.includes(`{#${id}}`)
    : (line: string) => line.startsWith(`${id}:`)
  return Math.max(lines.findIndex(isStart), 0) + 1
}

/**
 * Prints what a part of a text was made from, and what that is now.
 * @param before the words that it was made from; undefined where nobody has them
 */
function showPart(
  text: DerivedText,
  id: string,
  before: string | undefined,
  output: TaskCall['output'],
): void {
  const { name, language, file, source, origin } = text
  const now = partsOf(source).get(id)
  output.log(`\n${language}, ${name}, ${id} (${file.file}:${lineOfPart(file, id)})`)
  if (now === undefined) {
    output.log(`  ${originLabels[origin].source}: is no longer there.`)
  } else if (before === undefined) {
    output.log(`  ${originLabels[origin].source} now, from ${source.file}:\n${indented(now)}`)
  } else {
    const changes = indented(changedWords(before, now))
    output.log(`  ${originLabels[origin].source}, with what has changed since:\n${changes}`)
  }
}

/** Prints the parts of translations whose English has changed since, then those of copies whose default has. */
export function showStatus(call: TaskCall): void {
  const { site, options, environment, output } = call
  const translations = translationsMeant(call)
  const copies = options['built-in'] ? [] : copiesOf(site)
  const { texts, former } = readDefaultTexts(lastBuildOf(environment))
  const formerPart = formerPartsFinder(texts, former)
  const showBehind = (texts: readonly DerivedText[]): number => {
    const behind = texts.flatMap(text => partsBehind(text).map(id => ({ text, id })))
    for (const { text, id } of behind) showPart(text, id, formerPart(text, id), output)
    return behind.length
  }
  const untranslated = showBehind(translations)
  output.log(
    untranslated === 0
      ? 'Every translation is that of its English text.'
      : `\n${countText(untranslated, 'section')} behind. Translate each, or see that it still holds; then npm run legal -- confirm <text> [<language> [<section> …]]`,
  )
  const outdated = showBehind(copies)
  if (outdated > 0) {
    output.log(
      `\n${countText(outdated, 'section')} of your texts copied from a default text that has changed. Take over what you need; then npm run legal -- confirm <text> [<language> [<section> …]] --default`,
    )
  }
}

/**
 * The derived texts that words of the command line name: one, or that of every language.
 * @throws OperatorError where there is none
 */
function textsNamed(
  call: TaskCall,
  name: string,
  language: string | undefined,
): readonly DerivedText[] {
  const { site, options } = call
  const texts = options.default ? copiesOf(site) : translationsMeant(call)
  const named = texts.filter(derived => derived.name === name)
  const meant =
    language === undefined ? named : named.filter(derived => derived.language === language)
  if (meant.length > 0) return meant
  const names = [...new Set(texts.map(derived => derived.name))].join(', ') || 'none'
  const codes = [...new Set(texts.map(derived => derived.language))].join(', ') || 'none'
  const message = options.default
    ? `is not a text of yours in place of a default text. Yours are ${names}, in ${codes}`
    : `is not a translation of the site. Write one of ${names}, and one of ${codes}; for a copy and its default text, add --default`
  throw new OperatorError([{ file: `${name} ${language ?? ''}`.trim(), message }])
}

/** The sections of a text that can be confirmed. */
function confirmableSections(text: DerivedText): readonly string[] {
  const sourceIds = [...partsOf(text.source).keys()]
  if (text.origin === 'copy') {
    // It may lack a section of the default text, or keep one that is no longer in it.
    return [...new Set([...sourceIds, ...recordedParts(text).keys()])]
  }
  const parts = partsOf(text.file)
  return sourceIds.filter(id => parts.has(id))
}

/** @throws OperatorError for a section that cannot be confirmed */
function refuseUnknownSection(
  { file, origin }: DerivedText,
  ids: readonly string[],
  confirmable: readonly string[],
): void {
  const unknown = ids.find(id => !confirmable.includes(id))
  if (unknown === undefined) return
  const message = `is not a section of ${file.file} ${originLabels[origin].orOfSource}. Write some of ${confirmable.join(', ')}`
  throw new OperatorError([{ file: unknown, message }])
}

/**
 * The sections to confirm: those that somebody names, or all that are behind.
 * @throws OperatorError where there is no such section
 */
function sectionsToConfirm(text: DerivedText, wanted: readonly string[]): readonly string[] {
  const confirmable = confirmableSections(text)
  if (wanted.length > 0) {
    refuseUnknownSection(text, wanted, confirmable)
    return wanted
  }
  // What says nothing yet is confirmed as a whole.
  return recordedParts(text).size === 0 ? confirmable : partsBehind(text)
}

/** Prints sections of a text, each below that which it was made from, as both are today. */
function printSideBySide(
  text: DerivedText,
  ids: readonly string[],
  output: TaskCall['output'],
): void {
  const { source, file, origin, language } = text
  const sourceParts = partsOf(source)
  const parts = partsOf(file)
  const label = origin === 'copy' ? 'Yours' : language
  for (const id of ids) {
    const sourcePart = sourceParts.get(id) ?? '(no longer there)'
    output.log(`\n${id}\n  ${originLabels[origin].source}:\n${indented(sourcePart)}`)
    output.log(`  ${label}:\n${indented(parts.get(id) ?? '(left out)')}`)
  }
  output.log('')
}

/**
 * A text's file with what is confirmed of it, which is printed beside what it was made from; none where nothing is
 * left to confirm.
 * @throws OperatorError where there is no such section
 */
function confirmedFile(
  { site, options, output }: TaskCall,
  text: DerivedText,
  wanted: readonly string[],
): readonly NewFile[] {
  const { file, fileName, origin } = text
  const ids = sectionsToConfirm(text, wanted)
  if (ids.length === 0) {
    output.log(`${file.file} is ${originLabels[origin].upToDate} already.`)
    return []
  }
  printSideBySide(text, ids, output)
  const path = options['built-in'] ? file.file : `${site.folder}/texts/${fileName}`
  // What is confirmed of the project's own text becomes the company's: a copy.
  const written = path === file.file ? file : { ...file, text: copyText(file, fileName) }
  return [{ file: path, content: withConfirmed({ ...text, file: written }, ids) }]
}

/**
 * Says that a text is up to date with what it was made from, a translation with the English or, by `--default`, a
 * copy with the default text: in some of its parts, or in all that are behind; in one language, or in every one. Prints
 * what it says so of before it writes.
 * @throws OperatorError where there is no such text or part
 */
export function confirmText(call: TaskCall): void {
  const [name = '', language, ...wanted] = call.names
  const files = textsNamed(call, name, language).flatMap(text => confirmedFile(call, text, wanted))
  replaceFiles(files, call.output)
}
