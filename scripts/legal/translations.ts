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

/** The texts that translations are kept in step of, and where each is written. */
export interface TranslatedTexts extends TextsInLanguages {
  readonly pathOf: (fileName: string) => string
}

/** The project's own texts, in every language. */
export function projectTranslations(): TranslatedTexts {
  const every = languages.map(({ code }) => code)
  return {
    texts: defaultTextFiles(),
    languages: { site: every, legal: every },
    pathOf: defaultTextPath,
  }
}

/** The texts that are meant: of a site's, what is confirmed of the project's own becomes the company's. */
function textsMeant({ site, options }: TaskCall): TranslatedTexts {
  if (options['built-in']) return projectTranslations()
  return { ...site, pathOf: fileName => `${site.folder}/texts/${fileName}` }
}

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
  const all = translationsOf(textsMeant(call))
  let count = 0
  for (const translation of languages.flatMap(({ code }) =>
    all.filter(({ language }) => language === code),
  )) {
    const { name, language, own, english } = translation
    for (const id of sectionsBehind(translation)) {
      count += 1
      const now = sectionsOf(english.text).get(id) ?? ''
      const before = formerEnglish(translation, id)
      const [what, words] = before
        ? ['English, with what has changed since', changedWords(before, now)]
        : [`English now, from ${english.file}`, now]
      output.log(`\n${language}, ${name}, ${id} (${own.file}:${lineOf(own.text, id)})`)
      output.log(`  ${what}:\n${indented(words)}`)
    }
  }
  output.log(
    count === 0
      ? 'Every translation is that of its English text.'
      : `\n${countText(count, 'section')} behind. Translate each, or see that it still holds; then npm run legal -- confirm <text> <language> [section …]`,
  )
}

/**
 * Says that a translation is that of the English of today: in some of its sections, or in all that are
 * behind. Prints what it says so of before it writes.
 * @throws OperatorError where there is no such translation or section
 */
export function confirmTranslation(call: TaskCall): void {
  const { names, output } = call
  const [name = '', language = '', ...sections] = names
  const refuse = (file: string, message: string) => new OperatorError([{ file, message }])
  const site = textsMeant(call)
  const all = translationsOf(site)
  const translation = all.find(own => own.name === name && own.language === language)
  if (!translation) {
    const known = [...new Set(all.map(own => own.name))].join(', ')
    const codes = [...new Set(all.map(own => own.language))].join(', ')
    const message = `is not a translation of the site. Write one of ${known}, and one of ${codes}`
    throw refuse(`${name} ${language}`.trim(), message)
  }
  const [english, own] = [translation.english, translation.own].map(({ text }) => sectionsOf(text))
  const ids = sections.length > 0 ? sections : sectionsBehind(translation)
  for (const id of ids) {
    if (english?.has(id) && own?.has(id)) continue
    const missing = english?.has(id) ? `is not translated. Add it to ${translation.own.file}` : ''
    const known = `is not a section. Write some of ${[...(english?.keys() ?? [])].join(', ')}`
    throw refuse(id, missing || known)
  }
  if (ids.length === 0) {
    output.log(`${translation.own.file} is the translation of today’s English already.`)
    return
  }
  for (const id of ids) {
    output.log(`\n${id}\n  English:\n${indented(english?.get(id) ?? '')}`)
    output.log(`  ${language}:\n${indented(own?.get(id) ?? '')}`)
  }
  output.log('')
  const text = withConfirmed(translation, ids)
  replaceFiles([{ file: site.pathOf(translation.fileName), text }], output)
}
