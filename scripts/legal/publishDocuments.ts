import { blockersOf, review } from '../../src/launch/index.ts'
import {
  isLegalDocument,
  type LegalDocumentName,
  legalDocuments,
  OperatorError,
  type Site,
} from '../../src/model/index.ts'
import { ledgerWith, publish, publishedVersions } from '../../src/versions/index.ts'
import { replaceFiles, type TaskCall, writeNewFiles } from './task.ts'

/** Refuses what the launch check still asks somebody to settle, and translations that are missing or behind. */
function refuseUnsettled(site: Site, documents: readonly LegalDocumentName[]): void {
  const found = review({ site })
  // What is frozen has to say the same in every language: no acceptance changes that.
  const ofTranslations = [...found.open, ...found.accepted.map(({ finding }) => finding)].filter(
    ({ id }) =>
      documents.some(
        name =>
          id.startsWith(`translation:behind:${name}.`) || id === `contradiction:languages.${name}`,
      ),
  )
  const blockers = blockersOf(found).filter(({ id }) => id !== 'publication:first')
  const faults = [...blockers, ...ofTranslations].map(({ id, location, message, fix }) => ({
    ...{ file: location, message: `${message} (${id}). ${fix}` },
  }))
  if (faults.length > 0) throw new OperatorError(faults)
}

/** The documents that are meant: those named, or all that were never published. */
function documentsNamed(site: Site, names: readonly string[]): readonly LegalDocumentName[] {
  const strange = names.find(name => !isLegalDocument(name))
  const meant = legalDocuments.filter(known =>
    names.length === 0 ? publishedVersions(site)[known].length === 0 : names.includes(known),
  )
  if (strange === undefined && meant.length > 0) return meant
  const message = `${strange === undefined ? 'every document was published once. Name those with a new version:' : 'is not a document. Write'} ${legalDocuments.join(', ')}`
  throw new OperatorError([{ file: strange ?? `${site.folder}/versions`, message }])
}

/** Freezes the present text of documents as versions, in every language they are offered in: all, or none. */
export function publishDocuments({ site, names, options, output }: TaskCall): void {
  const publishedOn = options.published ?? site.today
  const documents = documentsNamed(site, names)
  const published = documents.map(document => publish(site, document, publishedOn))
  refuseUnsettled(site, documents)
  writeNewFiles(
    published.flatMap(({ files }) => files),
    output,
  )
  const versions = documents.map(
    (document, index) => [document, published[index]?.version ?? ''] as const,
  )
  replaceFiles([ledgerWith(site, versions)], output)
  const list = versions.map(words => words.join(' ')).join(', ')
  const later = versions.find(([document]) => publishedVersions(site)[document].length > 0)
  const notice = later ? ` What readers are told: npm run legal -- notice ${later.join(' ')}` : ''
  output.log(`Commit these files and build (npm run build): they are ${list} for good.${notice}`)
}
