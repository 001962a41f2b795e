import { existsSync, readFileSync } from 'node:fs'
import { Document, parseDocument } from 'yaml'
import { isLanguage, type Language } from '../../src/languages/languages.ts'
import { countText } from '../../src/launch/countText.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import type { Site, TextFile } from '../../src/model/site.ts'
import { statutoryPageFields, statutoryPages } from '../../src/model/statutoryPages.ts'
import type { Reader } from '../../src/texts/confirmation/confirmations.ts'
import {
  type AppliedTranslation,
  applyTranslation,
} from '../../src/texts/exchange/applyTranslation.ts'
import type { TranslatedText } from '../../src/texts/exchange/translationUnits.ts'
import { parseText } from '../../src/texts/parseText.ts'
import { refuseFaulty } from '../../src/texts/source.ts'
import type { Output } from '../command.ts'
import { confirmedTexts, type StatedText, statedTexts } from './confirmed.ts'
import { type Choice, confirmationFiles } from './confirmTexts.ts'
import { replaceFiles } from './replaceFiles.ts'

interface Import {
  readonly site: Site
  readonly path: string
  readonly language: string
  readonly texts: readonly TranslatedText[]
  readonly isPreview: boolean
  readonly reader: Reader
  readonly output: Output
}

interface Applied {
  readonly stated: StatedText
  readonly result: AppliedTranslation
  /** The text below `texts/`, changed. */
  readonly file: TextFile
}

function refuse(file: string, message: string): never {
  throw new OperatorError([{ file, message }])
}

function keyOf(section: string, english: string, translation: string): string {
  return [section, english, translation.trim()].join('\n')
}

/** The landing page's copy in the operator's folder with other words. */
function withCopy(path: string, copy: ReadonlyMap<string, string>): string {
  const document = existsSync(path) ? parseDocument(readFileSync(path, 'utf8')) : new Document({})
  for (const [key, text] of copy) document.set(key, text)
  return document.toString({ lineWidth: 0 })
}

function apply(site: Site, stated: StatedText, text: TranslatedText): Applied {
  const result = applyTranslation(stated.text.markdown, stated.blocks, text.units)
  const file = `${site.folder}/texts/${stated.text.fileName}`
  const isCopy = stated.text.markdown === ''
  const content = isCopy ? withCopy(file, result.copy) : result.markdown
  return { stated, result, file: { file, text: content } }
}

/** Holds a text to the rules of every text. */
function check(site: Site, { stated, file }: Applied): void {
  if (stated.text.markdown === '') return
  const page = statutoryPages.find(name => stated.name === `statutory/${name}`)
  const holding = page ? [statutoryPageFields[page]] : []
  refuseFaulty([parseText(site, file, { language: stated.text.language, holding }).source])
}

/** The site as it is once the texts are written. */
function changedSite(site: Site, language: Language, applied: readonly Applied[]): Site {
  const texts = new Map(site.texts)
  let messages = site.messages
  for (const { stated, result, file } of applied) {
    if (stated.text.markdown !== '') texts.set(stated.text.fileName, file)
    const copy = Object.fromEntries(result.copy)
    messages = { ...messages, [language]: { ...messages[language], ...copy } }
  }
  return { ...site, texts, messages }
}

/**
 * Takes translations over that came back, and writes down of which English they are and who says so.
 * Everything is checked first: where one block cannot be taken over, nothing is written.
 * @throws OperatorError by place for everything that cannot be taken over
 */
export function importTranslation({
  site,
  path,
  language,
  texts,
  isPreview,
  reader,
  output,
}: Import): void {
  if (!isLanguage(language)) refuse(path, `is in "${language}", which the site is not written in`)
  if (reader.by.trim() === '' && !isPreview) {
    refuse(path, 'is a translation. Name who made or read it: --by "Name"')
  }
  const stated = statedTexts(confirmedTexts(site), (_, offered) => offered === language)
  const applied = texts.map(text => {
    const own = stated.find(({ name }) => name === text.name)
    return own
      ? apply(site, own, text)
      : refuse(path, `holds ${text.name}, which the site does not offer in this language`)
  })
  const obstacles = applied.flatMap(({ stated: { name }, result }) =>
    result.obstacles.map(({ place, message }) => ({
      file: path,
      message: `${name}, ${place}: ${message}`,
    })),
  )
  if (obstacles.length > 0) throw new OperatorError(obstacles)
  for (const one of applied) check(site, one)
  for (const { stated: own, result } of applied) {
    output.log(
      `${own.name}, ${language}: ${countText(result.changes, 'block')} changed, ${result.translated.length} translated.`,
    )
  }
  const translated = new Map(
    applied.map(({ stated: { name }, result }) => [
      name,
      new Set(
        result.translated.map(one => keyOf(one.english.section, one.english.text, one.translation)),
      ),
    ]),
  )
  const choose: Choice = ({ name, text }, block) =>
    text.language === language &&
    block.english !== undefined &&
    block.own !== undefined &&
    translated.get(name)?.has(keyOf(block.english.section, block.english.text, block.own.text)) ===
      true
  const { written } = confirmationFiles(
    confirmedTexts(changedSite(site, language, applied)),
    choose,
    reader,
  )
  const changed = applied.filter(({ result }) => result.changes > 0).map(({ file }) => file)
  if (isPreview) output.log('Nothing was written. Leave --preview out to take this over.')
  else if (changed.length + written.length === 0) output.log('There is nothing to write.')
  else replaceFiles([...changed, ...written], output)
}
