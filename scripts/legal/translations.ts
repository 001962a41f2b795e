import { spawnSync } from 'node:child_process'
import { basename, dirname } from 'node:path'
import { defaultLanguage, languages } from '../../src/languages/index.ts'
import { countText } from '../../src/launch/index.ts'
import {
  defaultTextFiles,
  defaultTextPath,
  OperatorError,
  textFile,
} from '../../src/model/index.ts'
import {
  compareParts,
  markedWords,
  sectionHash,
  sectionsBehind,
  sectionsOf,
  type TextsInLanguages,
  type Translation,
  translatedFrom,
  translationsOf,
  withConfirmed,
} from '../../src/texts/index.ts'
import { replaceFiles, type TaskCall } from './task.ts'

/** The project's own texts, in every language. */
export function projectTexts(): TextsInLanguages {
  const every = languages.map(({ code }) => code)
  return { texts: defaultTextFiles(), languages: { site: every, legal: every } }
}

const translationsMeant = ({ site, options }: TaskCall) =>
  translationsOf(options['built-in'] ? projectTexts() : site)

/** What git knows of a file; empty where it knows nothing, or is not there. */
function git(file: string, ...parameters: readonly string[]): string {
  const result = spawnSync('git', ['-C', dirname(file), ...parameters], { encoding: 'utf8' })
  return result.status === 0 ? result.stdout : ''
}

/** The English of a section as it was, from git: of the text itself, or of the project's, which was copied. */
function formerEnglish({ name, english, own }: Translation, id: string): string | undefined {
  const hash = translatedFrom(own.text).get(id)
  for (const file of new Set([english.file, defaultTextPath(textFile(name, defaultLanguage))])) {
    const log = git(file, 'log', '--follow', '--format=%h', '--name-only', '--', basename(file))
    for (const [, commit = '', path = ''] of log.matchAll(/^(\w+)\n\n(.+)$/gm)) {
      const former = sectionsOf(git(file, 'show', `${commit}:${path}`)).get(id)
      if (former !== undefined && sectionHash(former) === hash) return former
    }
  }
  return undefined
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '    ')
}

/** Two wordings in one, with what was taken out and put in; a reference stays whole. */
function changedWords(before: string, after: string): string {
  return markedWords(compareParts(before.split(/(\s+)/), after.split(/(\s+)/)))
}

function lineOf(text: string, id: string): number {
  const offset = text.indexOf(`{#${id}}`)
  return text.slice(0, Math.max(offset, 0)).split('\n').length
}

/** Prints each section whose English has changed since it was translated. */
export function showStatus(call: TaskCall): void {
  const { output } = call
  const behind = translationsMeant(call).flatMap(translation =>
    sectionsBehind(translation).map(id => ({ id, translation })),
  )
  for (const { id, translation } of behind) {
    const { name, language, own, english } = translation
    const now = sectionsOf(english.text).get(id) ?? ''
    const before = formerEnglish(translation, id)
    const [what, words] = before
      ? [', with what has changed since', changedWords(before, now)]
      : [` now, from ${english.file}`, now]
    output.log(`\n${language}, ${name}, ${id} (${own.file}:${lineOf(own.text, id)})`)
    output.log(`  English${what}:\n${indented(words)}`)
  }
  output.log(
    behind.length === 0
      ? 'Every translation is that of its English text.'
      : `\n${countText(behind.length, 'section')} behind. Translate each, or see that it still holds; then npm run legal -- confirm <text> <language> [section …]`,
  )
}

/**
 * Says that a translation is that of the English of today: in some of its sections, or in all that are
 * behind. Prints what it says so of before it writes.
 * @throws OperatorError where there is no such translation or section
 */
export function confirmTranslation(call: TaskCall): void {
  const { site, names, options, output } = call
  const [name = '', language = '', ...sections] = names
  const all = translationsMeant(call)
  const translation = all.find(own => own.name === name && own.language === language)
  if (!translation) {
    const known = [...new Set(all.map(own => own.name))].join(', ')
    const codes = [...new Set(all.map(own => own.language))].join(', ')
    const message = `is not a translation of the site. Write one of ${known}, and one of ${codes}`
    throw new OperatorError([{ file: `${name} ${language}`.trim(), message }])
  }
  const { own, fileName } = translation
  const english = sectionsOf(translation.english.text)
  const translated = sectionsOf(own.text)
  const ids = sections.length > 0 ? sections : sectionsBehind(translation)
  if (ids.length === 0) {
    output.log(`${own.file} is the translation of today’s English already.`)
    return
  }
  const strange = ids.find(id => !english.has(id) || !translated.has(id))
  if (strange !== undefined) {
    const known = [...english.keys()].filter(id => translated.has(id)).join(', ')
    const message = `is not a section of ${own.file} and of the English text. Write some of ${known}`
    throw new OperatorError([{ file: strange, message }])
  }
  for (const id of ids) {
    output.log(`\n${id}\n  English:\n${indented(english.get(id) ?? '')}`)
    output.log(`  ${language}:\n${indented(translated.get(id) ?? '')}`)
  }
  output.log('')
  // What is confirmed of the project's own text becomes the company's.
  const file = options['built-in'] ? own.file : `${site.folder}/texts/${fileName}`
  replaceFiles([{ file, text: withConfirmed(translation, ids) }], output)
}
