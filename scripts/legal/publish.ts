import {
  addressesWith,
  blockersOf,
  type Finding,
  isLegalDocument,
  keptOut,
  type LegalDocumentName,
  ledgerWith,
  legalDocuments,
  missingTranslationId,
  OperatorError,
  publish,
  publishedVersions,
  review,
  type Site,
  versionsFolder,
} from '../../src/company/index.ts'
import { readLastBuild } from '../build/lastBuild.ts'
import { outputFolderOf } from '../build/outputFolder.mjs'
import { refuseTaken, replaceFiles } from '../writeFiles.ts'
import type { TaskCall } from './task.ts'
import { suggestion } from './textNames.ts'

/** Refuses what the launch check still asks somebody to settle, and translations that are missing or behind. */
function refuseUnsettled(site: Site, documents: readonly LegalDocumentName[]): void {
  const found = review({ site })
  const inNewLanguages = keptOut(site).filter(({ language }) =>
    site.languages.legal.includes(language),
  )
  // A language that has never been published in is published in whole: then it counts as one that readers rely on.
  const missing = inNewLanguages.map(missingTranslationId)
  const isAboutTranslation = ({ id }: Finding) =>
    missing.includes(id) ||
    documents.some(
      name =>
        id.startsWith(`translation:behind:${name}.`) || id === `contradiction:languages.${name}`,
    )
  // What is frozen has to say the same in every language: no acceptance changes that.
  const accepted = found.accepted.map(({ finding }) => finding)
  const translationFindings = [...found.open, ...accepted].filter(isAboutTranslation)
  const blockers = blockersOf(found).filter(({ id }) => id !== 'publication:first')
  const faults = [...blockers, ...translationFindings].map(({ id, location, message, fix }) => ({
    file: location,
    message: `${message} (${id}). ${fix}`,
  }))
  if (faults.length > 0) throw new OperatorError(faults)
}

function wasPublished(site: Site, name: LegalDocumentName): boolean {
  return publishedVersions(site)[name].length > 0
}

/**
 * The documents that somebody names; without a name, all that were never published.
 * @throws OperatorError for a name of no document, and where nothing is left to publish
 */
function documentsToPublish(site: Site, names: readonly string[]): readonly LegalDocumentName[] {
  const list = legalDocuments.join(', ')
  const strange = names.find(name => !isLegalDocument(name))
  if (strange !== undefined && /^\d/.test(strange)) {
    const message = `is a number. The head of the text holds the number of the version, as version: "${strange}"; publish takes the names of documents alone`
    throw new OperatorError([{ file: strange, message }])
  }
  if (strange !== undefined) {
    const message = `is not a document. ${suggestion(strange, legalDocuments)}Write ${list}`
    throw new OperatorError([{ file: strange, message }])
  }
  if (names.length > 0) return legalDocuments.filter(name => names.includes(name))
  const documents = legalDocuments.filter(name => !wasPublished(site, name))
  if (documents.length > 0) return documents
  const message = `every document was published once. Name those with a new version: ${list}`
  throw new OperatorError([{ file: versionsFolder(site), message }])
}

/** What to do with the versions that were written. */
function nextSteps(site: Site, versions: ReturnType<typeof publish>): string {
  const nameOf = ({ document, version }: (typeof versions)[number]) => `${document} ${version}`
  const written = versions.map(nameOf).join(', ')
  const steps = `Commit these files and build (npm run build): they are ${written} for good.`
  // Readers of a first version have agreed to nothing before it.
  const later = versions.filter(({ document }) => wasPublished(site, document))
  if (later.length === 0) return steps
  const commands = later.map(version => `\n  npm run legal -- notice ${nameOf(version)}`)
  return `${steps} What readers are told:${commands.join('')}`
}

/**
 * Freezes the present text of documents as versions, in every language they are offered in: all, or none. Lists the
 * addresses that the site has had up to then.
 */
export function publishDocuments(call: TaskCall): void {
  const { site, names, options, environment, output } = call
  const { published, effective, withdraws = [] } = options
  const documents = documentsToPublish(site, names)
  const publishedOn = published ?? site.today
  const versions = publish(site, documents, { publishedOn, effective, withdraws })
  refuseUnsettled(site, documents)
  const files = versions.flatMap(version => version.files)
  refuseTaken(files)
  const lastBuild = readLastBuild(environment, outputFolderOf(environment))
  const addresses = addressesWith(site, lastBuild?.addresses ?? [])
  // With the ledger, which is the company's only list of them: all are written, or none.
  const written = [...files, ledgerWith(site, versions), addresses]
  replaceFiles(
    written.map(({ file, text }) => ({ file, content: text })),
    output,
  )
  output.log(nextSteps(site, versions))
}
