import { blockersOf, review } from '../../src/launch/index.ts'
import {
  type LegalDocumentName,
  legalDocuments,
  OperatorError,
  type Site,
} from '../../src/model/index.ts'
import { sectionsBehind, translationsOf } from '../../src/texts/index.ts'
import { ledgerWith, publish, publishedVersions } from '../../src/versions/index.ts'
import { replaceFiles, type TaskCall, writeNewFiles } from './task.ts'

/**
 * Refuses a document whose translations are not those of its English text.
 * @throws OperatorError with every section that is behind
 */
function refuseStale(site: Site, document: LegalDocumentName): void {
  const faults = translationsOf(site)
    .filter(({ name }) => name === document)
    .flatMap(translation => {
      const file = `${site.folder}/texts/${translation.fileName}`
      const behind = sectionsBehind(translation)
      if (behind.length > 0 && translation.own.file !== file) {
        const message = `is missing: the text of the project is no translation of yours. npm run legal -- edit ${document} writes it; then translate ${behind.join(', ')}`
        return [{ file, message }]
      }
      return behind.map(id => ({
        file,
        message: `"${id}" is not the translation of today’s English, which npm run legal -- status shows. Translate it, or say that it still holds: npm run legal -- confirm ${document} ${translation.language} ${id}`,
      }))
    })
  if (faults.length > 0) throw new OperatorError(faults)
}

/**
 * Refuses to freeze what the launch check still asks somebody to settle: it would stand there for good.
 * @throws OperatorError with every blocker that is not accepted
 */
function refuseBlocked(site: Site): void {
  const blockers = blockersOf(review({ site }))
  const faults = blockers
    .filter(({ id }) => id !== 'publication:first')
    .map(({ id, location, message, fix }) => ({
      file: location,
      message: `${message} (${id}). ${fix}`,
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

/**
 * Freezes the present text of documents as versions, in every language they are offered in: all, or none.
 * @throws OperatorError where there is no such document, or one cannot be published
 */
export function publishDocuments({ site, names, options, output }: TaskCall): void {
  const publishedOn = options.published ?? site.today
  const documents = documentsNamed(site, names[0])
  for (const document of documents) refuseStale(site, document)
  const published = documents.map(document => publish(site, document, publishedOn))
  refuseBlocked(site)
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
