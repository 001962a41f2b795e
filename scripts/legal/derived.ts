import { languages } from '../../src/languages/index.ts'
import { countText } from '../../src/launch/index.ts'
import { defaultTextFiles, OperatorError } from '../../src/model/index.ts'
import {
  changedWords,
  copiesOf,
  copyText,
  type DerivedText,
  partsBehind,
  partsOf,
  statedParts,
  type TextsInLanguages,
  translationsOf,
  withConfirmed,
} from '../../src/texts/index.ts'
import { lastBuildOf } from '../build/outputFolder.mjs'
import { readDefaultTexts } from '../defaultTexts.ts'
import { formerPartsFinder } from '../formerTexts.ts'
import { replaceFiles, type TaskCall } from './task.ts'

/** The project's own texts, in every language. */
export function projectTexts(): TextsInLanguages {
  const every = languages.map(({ code }) => code)
  return { texts: defaultTextFiles(), languages: { site: every, legal: every } }
}

const translationsMeant = ({ site, options }: TaskCall) =>
  translationsOf(options['built-in'] ? projectTexts() : site)

/** What messages call the text that another was made from. */
const sourceNames = { translation: 'English', copy: 'Default text' } as const

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '    ')
}

function lineOf({ file, text }: DerivedText['own'], id: string): number {
  const mark = file.endsWith('.md') ? `{#${id}}` : `\n${id}:`
  const offset = text.indexOf(mark)
  return text.slice(0, Math.max(offset + (mark.startsWith('\n') ? 1 : 0), 0)).split('\n').length
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
  const { name, language, own, source, origin } = text
  const now = partsOf(source).get(id)
  output.log(`\n${language}, ${name}, ${id} (${own.file}:${lineOf(own, id)})`)
  if (now === undefined) {
    output.log(`  ${sourceNames[origin]}: is no longer there.`)
  } else if (before === undefined) {
    output.log(`  ${sourceNames[origin]} now, from ${source.file}:\n${indented(now)}`)
  } else {
    const words = indented(changedWords(before, now))
    output.log(`  ${sourceNames[origin]}, with what has changed since:\n${words}`)
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
      : `\n${countText(untranslated, 'section')} behind. Translate each, or see that it still holds; then npm run legal -- confirm <text> <language> [section …]`,
  )
  const outdated = showBehind(copies)
  if (outdated > 0) {
    output.log(
      `\n${countText(outdated, 'section')} of your texts copied from a default text that has changed. Take over what you need; then npm run legal -- confirm <text> <language> [section …] --default`,
    )
  }
}

/** The derived text that two words of the command line name. @throws OperatorError where there is none */
function textNamed(call: TaskCall, name: string, language: string): DerivedText {
  const { site, options } = call
  const texts = options.default ? copiesOf(site) : translationsMeant(call)
  const text = texts.find(known => known.name === name && known.language === language)
  if (text) return text
  const names = [...new Set(texts.map(known => known.name))].join(', ') || 'none'
  const codes = [...new Set(texts.map(known => known.language))].join(', ') || 'none'
  const message = options.default
    ? `is not a text of yours in place of a default text. Yours are ${names}, in ${codes}`
    : `is not a translation of the site. Write one of ${names}, and one of ${codes}; for a copy and its default text, add --default`
  throw new OperatorError([{ file: `${name} ${language}`.trim(), message }])
}

/**
 * Says that a text is up to date with what it was made from, a translation with the English or, by `--default`, a
 * copy with the default text: in some of its parts, or in all that are behind. Prints what it says so of before
 * it writes.
 * @throws OperatorError where there is no such text or part
 */
export function confirmText(call: TaskCall): void {
  const { site, names, options, output } = call
  const [name = '', language = '', ...wanted] = names
  const text = textNamed(call, name, language)
  const { own, fileName, origin } = text
  const [now, ownParts, stated] = [partsOf(text.source), partsOf(own), statedParts(text)]
  // A copy may lack a section of the default text, or keep one that is no longer in it.
  const known =
    origin === 'copy'
      ? [...new Set([...now.keys(), ...stated.keys()])]
      : [...now.keys()].filter(id => ownParts.has(id))
  // What says nothing yet is confirmed as a whole.
  const behind = stated.size === 0 ? known : partsBehind(text)
  const ids = wanted.length > 0 ? wanted : behind
  if (ids.length === 0) {
    const source =
      origin === 'copy' ? 'a copy of today’s default text' : 'the translation of today’s English'
    output.log(`${own.file} is ${source} already.`)
    return
  }
  const strange = ids.find(id => !known.includes(id))
  if (strange !== undefined) {
    const other = origin === 'copy' ? 'or of the default text' : 'and of the English text'
    const message = `is not a section of ${own.file} ${other}. Write some of ${known.join(', ')}`
    throw new OperatorError([{ file: strange, message }])
  }
  for (const id of ids) {
    output.log(
      `\n${id}\n  ${sourceNames[origin]}:\n${indented(now.get(id) ?? '(no longer there)')}`,
    )
    const label = origin === 'copy' ? 'Yours' : language
    output.log(`  ${label}:\n${indented(ownParts.get(id) ?? '(left out)')}`)
  }
  output.log('')
  const file = options['built-in'] ? own.file : `${site.folder}/texts/${fileName}`
  // What is confirmed of the project's own text becomes the company's: a copy.
  const isCopied = file !== own.file
  const written = isCopied ? { ...own, text: copyText(own, fileName) } : own
  replaceFiles([{ file, text: withConfirmed({ ...text, own: written }, ids) }], output)
}
