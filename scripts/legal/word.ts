import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isLanguage, languages } from '../../src/languages/index.ts'
import { countText } from '../../src/launch/index.ts'
import {
  isLegalDocument,
  legalDocuments,
  OperatorError,
  reading,
  type Site,
  textFile,
} from '../../src/model/index.ts'
import {
  type Preview,
  previewOf,
  readDocument,
  readWordText,
  type WordText,
  wordFile,
} from '../../src/texts/index.ts'
import type { Output } from '../command.ts'
import { type TaskCall, writeNewFiles } from './task.ts'

/** A document as it is edited, in one of its languages, as a Word file; the others may be behind. */
function exported(site: Site, name: string, code: string): Promise<Buffer> {
  if (!isLegalDocument(name)) {
    const message = `is not a document. Write ${legalDocuments.join(', ')}`
    throw new OperatorError([{ file: name, message }])
  }
  if (!isLanguage(code)) {
    const message = `is not a language of the site. Write ${languages.map(own => own.code).join(', ')}`
    throw new OperatorError([{ file: code, message }])
  }
  const file = site.texts.get(textFile(name, code))
  if (!file) {
    const message = `is not written in "${code}". Write it first: npm run legal -- edit ${name}`
    throw new OperatorError([{ file: textFile(name, code), message }])
  }
  return wordFile(site, readDocument(site, name, code, file))
}

/** Writes a document as it is edited, in one of its languages, as a Word file. */
export async function exportDocument({ site, names, options, output }: TaskCall): Promise<void> {
  const [name = '', language = ''] = names
  const text = await exported(site, name, language)
  writeNewFiles([{ file: join(options.to, `${name}.${language}.docx`), text }], output)
}

function wordTextIn(path: string): WordText {
  return readWordText(
    reading(path, () => readFileSync(path)),
    path,
  )
}

/** A section by its heading; what became one by mistake may be long. */
function placeText(section: string): string {
  if (section === '') return 'Before the first section'
  return section.length > 60 ? `${section.slice(0, 60)} …` : section
}

function show({ differences, comments, isOther }: Preview, output: Output) {
  if (isOther) output.log('Next to nothing is the same: is it this document, in this language?')
  let section: string | undefined
  for (const [index, difference] of differences.entries()) {
    if (difference.section !== section) {
      section = difference.section
      output.log(`\n# ${placeText(section)}`)
    }
    output.log(`\n${index + 1}. ${difference.what}\n   ${difference.words}`)
    for (const warning of difference.warnings) output.log(`   ! ${warning}`)
  }
  if (comments.length > 0) output.log('\n# Comments')
  for (const { author, section: place, words, text } of comments) {
    const about = words === '' ? '' : ` on “${words}”`
    output.log(`\n${author}, ${placeText(place)}${about}:\n   ${text}`)
  }
}

/** Shows how a Word file that came back differs from the one that was sent; writes nothing. */
export async function previewWord({ site, names, options, output }: TaskCall): Promise<void> {
  const [name = '', language = '', returned = ''] = names
  const { sent } = options
  const before = sent ? wordTextIn(sent) : readWordText(await exported(site, name, language), name)
  const preview = previewOf(before, wordTextIn(returned))
  const of = sent ? basename(sent) : `today’s ${name} in "${language}"`
  const counts = `${countText(preview.differences.length, 'difference')}, ${countText(preview.comments.length, 'comment')}`
  output.log(`${basename(returned)}, compared with ${of}: ${counts}.`)
  if (preview.differences.length > 0) {
    output.log('[-taken out-] {+put in+}, tracked changes accepted; what stays is shortened.')
  }
  show(preview, output)
}
