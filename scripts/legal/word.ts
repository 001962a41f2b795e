import { basename, join } from 'node:path'
import {
  countText,
  type EditedDocument,
  frozenIn,
  isLanguage,
  isLegalDocument,
  type Language,
  type LegalDocumentName,
  languages,
  legalDocuments,
  OperatorError,
  type Preview,
  previewOf,
  publishedVersions,
  readDocument,
  readPlainFile,
  readWordText,
  type Site,
  siteTexts,
  type TextFile,
  textPath,
  type WordText,
  withoutSoftHyphens,
  wordFile,
} from '../../src/company/index.ts'
import type { Output } from '../command.ts'
import { writeNewFiles } from '../writeFiles.ts'
import type { TaskCall } from './task.ts'

/** A document in a language: what lawyers read as one Word file. */
interface DocumentInLanguage {
  readonly name: LegalDocumentName
  readonly language: Language
  readonly file: TextFile
}

/** Bytes of a Word file, with the pictures that lawyers paste. */
const MOST_BYTES = 20_000_000

/** The document that two words of the command line name. @throws OperatorError where there is none */
function documentNamed(site: Site, name: string, code: string): DocumentInLanguage {
  if (!isLegalDocument(name)) {
    const message = `is not a document. Write ${legalDocuments.join(', ')}`
    throw new OperatorError([{ file: name, message }])
  }
  if (!isLanguage(code)) {
    const message = `is not a language of the site. Write ${languages.map(option => option.code).join(', ')}`
    throw new OperatorError([{ file: code, message }])
  }
  const file = site.texts.get(textPath(name, code))
  if (!file) {
    const message = `is not written in "${code}". Write it first: npm run legal -- edit ${name}`
    throw new OperatorError([{ file: textPath(name, code), message }])
  }
  return { name, language: code, file }
}

/**
 * A document as it is edited; the other languages may be behind. Where its version is published, it has the days
 * of the publication, as the page has: the project's text states days of its own, and a copy those of its version.
 */
function editedDocument(site: Site, { name, language, file }: DocumentInLanguage): EditedDocument {
  const edited = readDocument(site, name, language, file)
  const { version } = edited.frontMatter
  const published = publishedVersions(site)[name].find(other => other.version === version)
  if (!published) return edited
  const { effective, nextReview, publishedOn } = frozenIn(published, language).head
  return readDocument(site, name, language, file, {
    effective,
    lastUpdated: publishedOn,
    ...(nextReview !== undefined && { nextReview }),
  })
}

/** Writes a document as it is edited, in one of its languages, as a Word file. */
export async function exportDocument({ site, names, options, output }: TaskCall): Promise<void> {
  const [name = '', language = ''] = names
  const document = editedDocument(site, documentNamed(site, name, language))
  const content = await wordFile(site, document)
  writeNewFiles([{ file: join(options.to, `${name}.${language}.docx`), content }], output)
}

/**
 * Reads a Word file of a document.
 * @throws OperatorError where its title is that of another document, or of the same one in another language
 */
function wordTextIn(site: Site, path: string, wanted: DocumentInLanguage): WordText {
  const content = readPlainFile(path, MOST_BYTES, 'Ask for its text alone')
  const text = readWordText(content, path)
  const titled = siteTexts(site).documents.filter(({ frontMatter }) =>
    text.blocks.some(
      ({ form, parts }) => form === 'title' && parts[0] === withoutSoftHyphens(frontMatter.title),
    ),
  )
  const [other] = titled
  const isWanted = ({ name, language }: EditedDocument) =>
    name === wanted.name && language === wanted.language
  if (!other || titled.some(isWanted)) return text
  const message = `is ${other.name} in "${other.language}", by its title, and not ${wanted.name} in "${wanted.language}". Name the file of the same document and language`
  throw new OperatorError([{ file: path, message }])
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
  const document = documentNamed(site, name, language)
  const before = sent
    ? wordTextIn(site, sent, document)
    : readWordText(await wordFile(site, editedDocument(site, document)), name)
  const preview = previewOf(before, wordTextIn(site, returned, document))
  const of = sent ? basename(sent) : `today’s ${name} in "${language}"`
  const counts = `${countText(preview.differences.length, 'difference')}, ${countText(preview.comments.length, 'comment')}`
  output.log(`${basename(returned)}, compared with ${of}: ${counts}.`)
  if (preview.differences.length > 0) {
    output.log('[-taken out-] {+put in+}, tracked changes accepted; what stays is shortened.')
  }
  show(preview, output)
}
