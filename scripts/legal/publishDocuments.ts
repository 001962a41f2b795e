import { review } from '../../src/launch/index.ts'
import {
  type LegalDocumentName,
  legalDocuments,
  OperatorError,
  type Site,
} from '../../src/model/index.ts'
import { ledgerWith, publish, publishedVersions } from '../../src/versions/index.ts'
import { replaceFiles, type TaskCall, writeNewFiles } from './task.ts'

/** Refuses what the launch check still asks somebody to settle, and translations that are missing or behind. */
function refuseUnsettled(site: Site, documents: readonly LegalDocumentName[]): void {
  const { open } = review({ site })
  const names = documents.join('|')
  const ofTranslations = new RegExp(
    `^(?:translation:behind:|contradiction:languages.)(?:${names})\\b`,
  )
  const faults = open
    .filter(
      ({ id, severity }) =>
        (severity === 'blocker' && id !== 'publication:first') || ofTranslations.test(id),
    )
    .map(({ id, location: file, message, fix }) => ({
      ...{ file, message: `${message} (${id}). ${fix}` },
    }))
  if (faults.length > 0) throw new OperatorError(faults)
}

/** The documents that are meant: one by its name, or all that were never published. */
function documentsNamed(site: Site, name: string | undefined): readonly LegalDocumentName[] {
  const meant = legalDocuments.filter(known =>
    name === undefined ? publishedVersions(site)[known].length === 0 : known === name,
  )
  if (meant.length > 0) return meant
  const message = `${name === undefined ? 'every document was published once. Name the one with a new version:' : 'is not a document. Write'} ${legalDocuments.join(', ')}`
  throw new OperatorError([{ file: name ?? `${site.folder}/versions`, message }])
}

/** Freezes the present text of documents as versions, in every language they are offered in: all, or none. */
export function publishDocuments({ site, names, options, output }: TaskCall): void {
  const publishedOn = options.published ?? site.today
  const documents = documentsNamed(site, names[0])
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
