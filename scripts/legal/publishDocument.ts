import { type LegalDocumentName, legalDocuments } from '../../src/model/documents.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import type { Site } from '../../src/model/site.ts'
import { sectionsBehind, translationsOf } from '../../src/texts/translated.ts'
import { publish } from '../../src/versions/index.ts'
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
  const { version, files, ledger } = publish(site, document, publishedOn)
  writeNewFiles(files, output)
  replaceFiles([ledger], output)
  output.log(
    `Commit these files and build (npm run build): they are version ${version} for good. What its readers are told: npm run legal -- notice ${document} ${version}`,
  )
}
