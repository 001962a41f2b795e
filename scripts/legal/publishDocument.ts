import { type LegalDocumentName, legalDocuments } from '../../src/model/documents.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import type { Site } from '../../src/model/site.ts'
import { type ParsedDocument, siteTexts } from '../../src/texts/siteTexts.ts'
import { statedBy } from '../../src/texts/text.ts'
import { sectionsBehind, translationsOf } from '../../src/texts/translated.ts'
import { ledgerWith } from '../../src/versions/ledger.ts'
import { publicationFault } from '../../src/versions/publicationFault.ts'
import { publish } from '../../src/versions/publish.ts'
import { publishedVersions } from '../../src/versions/readVersions.ts'
import type { Output } from '../command.ts'
import { replaceFiles, writeNewFiles } from './files.ts'

interface Publication {
  readonly site: Site
  /** The document's, as somebody typed it. */
  readonly name: string
  /** ISO 8601 day. */
  readonly publishedOn: string
  readonly output: Output
}

/**
 * Refuses a document whose translations are not those of its English text.
 * @throws OperatorError with every section that is behind
 */
function refuseStale(site: Site, document: LegalDocumentName): void {
  const faults = translationsOf(site)
    .filter(({ name }) => name === document)
    .flatMap(translation =>
      sectionsBehind(translation).map(id => ({
        file: translation.own.file,
        message: `"${id}" is not the translation of today’s English, which npm run legal -- status shows. Translate it, or say that it still holds: npm run legal -- confirm ${document} ${translation.language} ${id}`,
      })),
    )
  if (faults.length > 0) throw new OperatorError(faults)
}

/**
 * Refuses what would have to be taken back once readers have seen it.
 * @throws OperatorError with the line of the field that says so
 */
function refuseFaulty(site: Site, text: ParsedDocument, publishedOn: string): void {
  const { values, lineOf } = text.frontMatter ?? {}
  if (!values || !lineOf) return
  const { version, effective, editorial } = values
  const published = publishedVersions(site)[text.name]
  if (published.some(earlier => earlier.version === version)) return
  const isEditorial = editorial !== undefined
  const publication = { version, effective, publishedOn, isEditorial }
  const fault = publicationFault(site, publication, published.at(-1))
  if (!fault) return
  const { field, message } = fault
  throw new OperatorError([{ file: text.source.file, line: lineOf(field), message }])
}

/**
 * Freezes a document's present text as a version, in every language it is offered in.
 * @throws OperatorError where there is no such document, or it cannot be published
 */
export function publishDocument({ site, name, publishedOn, output }: Publication): void {
  const document = legalDocuments.find(known => known === name)
  if (document === undefined) {
    const message = `is not a document. Write ${legalDocuments.join(', ')}`
    throw new OperatorError([{ file: name, message }])
  }
  refuseStale(site, document)
  const parsed = siteTexts(site).documents.filter(text => text.name === document)
  const texts = site.languages.legal.map(language => {
    const text = parsed.find(({ source }) => source.language === language)
    if (text) return text
    const message = `is offered in "${language}", but has no text in it. Write it, or leave the language out of languages.legal`
    throw new OperatorError([{ file: document, message }])
  })
  for (const text of texts.slice(0, 1)) refuseFaulty(site, text, publishedOn)
  const files = publish({ site, document, texts, publishedOn })
  const ledger = texts.slice(0, 1).map(text => ledgerWith(site, document, statedBy(text).version))
  writeNewFiles(files, output)
  replaceFiles(ledger, output)
  output.log('Commit these files and build: they are this version for good.')
}
