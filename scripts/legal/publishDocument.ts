import { legalDocuments } from '../../src/model/documents.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import type { Site } from '../../src/model/site.ts'
import { siteTexts } from '../../src/texts/siteTexts.ts'
import { publish } from '../../src/versions/publish.ts'
import { type NewFile, writeNewFiles } from './writeNewFiles.ts'

/**
 * The files of a document's present text, frozen as a version in every language it is offered in.
 * @param publishedOn ISO 8601 day
 * @throws OperatorError where there is no such document, or it cannot be published
 */
export function publishDocument(site: Site, wanted: string, publishedOn: string): void {
  const document = legalDocuments.find(name => name === wanted)
  if (document === undefined) {
    const message = `is not a document. Write ${legalDocuments.join(', ')}`
    throw new OperatorError([{ file: wanted, message }])
  }
  const parsed = siteTexts(site).documents.filter(({ name }) => name === document)
  const texts = site.languages.legal.map(language => {
    const text = parsed.find(({ source }) => source.language === language)
    if (text) return text
    const message = `is offered in "${language}", but has no text in it. Write it, or leave the language out of languages.legal`
    throw new OperatorError([{ file: document, message }])
  })
  const files: readonly NewFile[] = publish({ site, document, texts, publishedOn })
  writeNewFiles(files)
  console.log('Commit these files and build: they are this version for good.')
}
