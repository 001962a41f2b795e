import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { countText } from '../../src/launch/index.ts'
import { OperatorError, reading, type Site } from '../../src/model/index.ts'
import {
  type Preview,
  previewOf,
  readWordText,
  UnreadableWordFile,
  type WordText,
} from '../../src/texts/index.ts'
import type { Output } from '../command.ts'
import { exportedDocument } from './exportDocument.ts'

interface PreviewCall {
  readonly site: Site
  /** The document's and the language's, as somebody typed them. */
  readonly name: string
  readonly language: string
  /** The file that came back. */
  readonly returned: string
  /** The file that was sent; left out: the document as it is exported today. */
  readonly sent: string | undefined
  readonly output: Output
}

async function wordTextIn(path: string): Promise<WordText> {
  try {
    return await readWordText(reading(path, () => readFileSync(path)))
  } catch (error) {
    if (!(error instanceof UnreadableWordFile)) throw error
    throw new OperatorError([{ file: path, message: error.message }])
  }
}

/** A section by its heading; what became one by mistake may be long. */
function placeText(section: string): string {
  if (section === '') return 'Before the first section'
  return section.length > 60 ? `${section.slice(0, 60)} …` : section
}

function show({ differences, comments, warnings, authors, isOther }: Preview, output: Output) {
  if (authors.size > 0) {
    const list = [...authors].map(([author, count]) => `${author} (${count})`)
    output.log(`Tracked changes, all taken as accepted, by ${list.join(', ')}.`)
  }
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
  if (warnings.length > 0) output.log('\n# Elsewhere in the file\n')
  for (const warning of warnings) output.log(`! ${warning}`)
}

/**
 * Shows how a Word file that came back differs from the one that was sent; writes nothing.
 * @throws OperatorError where there is no such document, or one of the files cannot be read
 */
export async function previewWord(call: PreviewCall): Promise<void> {
  const { site, name, language, sent, returned, output } = call
  const before = sent
    ? await wordTextIn(sent)
    : await readWordText(await exportedDocument(site, name, language))
  const preview = previewOf(before, await wordTextIn(returned))
  const of = sent ? basename(sent) : `today’s ${name} in "${language}"`
  const counts = `${countText(preview.differences.length, 'difference')}, ${countText(preview.comments.length, 'comment')}`
  output.log(`${basename(returned)}, compared with ${of}: ${counts}.`)
  if (preview.differences.length > 0) {
    output.log('[-taken out-] {+put in+}; what stays is shortened. Nothing is written.')
  }
  show(preview, output)
}
