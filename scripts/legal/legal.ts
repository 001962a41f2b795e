import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import {
  blockersOf,
  copyText,
  FIRST_VERSION,
  frozenIn,
  isLegalDocument,
  isoDay,
  keptOut,
  type LegalDocumentName,
  ledgerWith,
  legalDocuments,
  missingTranslationId,
  nearestName,
  OperatorError,
  type OwnTextName,
  offeredLanguages,
  ownTextFile,
  ownTextNames,
  processorNotices,
  publish,
  publishedVersions,
  review,
  type Site,
  type TextFiles,
  versionNotices,
  versionsFolder,
} from '../../src/company/index.ts'
import { lastBuildOf } from '../build/outputFolder.mjs'
import { command, UsageError } from '../command.ts'
import { formerDefaultTexts, readDefaultTexts } from '../defaultTexts.ts'
import { readSite } from '../readSite.ts'
import { confirmText, showStatus } from './derived.ts'
import {
  type NewFile,
  options,
  refuseTaken,
  replaceFiles,
  type TaskCall,
  writeNewFiles,
} from './task.ts'
import { exportDocument, previewWord } from './word.ts'

/** What people call a text besides its name. */
const usualNames: Readonly<Record<string, string>> = {
  faq: 'questions',
  home: 'landing',
  'landing-page': 'landing',
  homepage: 'landing',
  privacy: 'privacy-policy',
  terms: 'terms-of-service',
  tos: 'terms-of-service',
  dpa: 'data-processing-agreement',
  impressum: 'imprint',
  rights: 'your-rights',
}

/** Asks whether another name was meant; empty where none is near. */
function suggestion(written: string, names: readonly string[]): string {
  const meant = usualNames[written.toLowerCase()] ?? nearestName(written, names)
  return meant !== undefined && names.includes(meant) ? `Did you mean ${meant}? ` : ''
}

/** The text that somebody named. @throws OperatorError where there is none of the name */
function ownTextNamed(name: string): OwnTextName {
  const found = ownTextNames.find(textName => textName === name)
  if (found) return found
  const message = `is not a text of the site. ${suggestion(name, ownTextNames)}Write one of ${ownTextNames.join(', ')}`
  throw new OperatorError([{ file: name, message }])
}

const landingComment =
  '# The texts of the landing page; *…* sets a word in italics. Remove every line you do not change.\n'

/**
 * A default text as it is taken over, a file in every language it is offered in; by its name below `texts/`.
 * @param defaultTexts the wording of the default texts
 */
function copiedFiles(site: Site, name: OwnTextName, defaultTexts: TextFiles): readonly NewFile[] {
  const last = isLegalDocument(name) ? publishedVersions(site)[name].at(-1) : undefined
  return offeredLanguages(site, name).flatMap(code => {
    const file = ownTextFile(name, code)
    const source = defaultTexts.get(file)
    if (!source) return []
    const copy = copyText(source, file)
    if (name === 'landing') return [{ file, text: landingComment + copy }]
    const { effective, nextReview } = last ? frozenIn(last, code).head : {}
    const text = copy
      .replace(/^version: .*$/m, `version: "${last?.version ?? FIRST_VERSION}"`)
      .replace(/^effective: .*$/m, effective ? `effective: ${effective}` : '$&')
      .replace(/^nextReview: .*$/m, nextReview ? `nextReview: ${nextReview}` : '$&')
    return [{ file, text }]
  })
}

/**
 * The default texts with the former wording of one of them, in the languages in which it has changed.
 * @param lastBuild the folder of the build that keeps it
 * @throws OperatorError where it has changed in no language
 */
function withFormer(site: Site, name: OwnTextName, lastBuild: string): TextFiles {
  const kept = formerDefaultTexts(site, readDefaultTexts(lastBuild))
  const files = offeredLanguages(site, name).map(code => ownTextFile(name, code))
  const former = files.flatMap(file => {
    const text = kept.get(file)
    return text ? [[file, text] as const] : []
  })
  if (former.length > 0) return new Map([...site.defaultTexts, ...former])
  const message = `keeps no other wording of ${name} than today’s. Leave out --former, or name the folder of the build that is online in SITE_LAST_BUILD`
  throw new OperatorError([{ file: lastBuild || 'SITE_LAST_BUILD', message }])
}

/** Copies a text into the operator's folder in every language it is offered in; what is there already stays. */
function editText({ site, names: [name = ''], options, environment, output }: TaskCall): void {
  const wanted = ownTextNamed(name)
  const defaultTexts = options.former
    ? withFormer(site, wanted, lastBuildOf(environment))
    : site.defaultTexts
  const files = copiedFiles(site, wanted, defaultTexts).map(({ file, text }) => ({
    file: `${site.folder}/texts/${file}`,
    text,
  }))
  const missing = files.filter(({ file }) => !existsSync(file))
  writeNewFiles(missing.length > 0 ? missing : files, output)
  const isPublished = isLegalDocument(name) && publishedVersions(site)[name].length > 0
  output.log(
    isPublished
      ? `Edit these files, with a new version and its day in each head. They are a draft until npm run legal -- publish ${name}.`
      : 'Edit these files: the site shows them from now on, whatever an update brings.',
  )
}

/** Refuses what the launch check still asks somebody to settle, and translations that are missing or behind. */
function refuseUnsettled(site: Site, documents: readonly LegalDocumentName[]): void {
  const found = review({ site })
  const inNewLanguages = keptOut(site).filter(({ language }) =>
    site.languages.legal.includes(language),
  )
  // A language that has never been published in is published in whole: then it counts as one that readers rely on.
  const missing = inNewLanguages.map(missingTranslationId)
  // What is frozen has to say the same in every language: no acceptance changes that.
  const ofTranslations = [...found.open, ...found.accepted.map(({ finding }) => finding)].filter(
    ({ id }) =>
      missing.includes(id) ||
      documents.some(
        name =>
          id.startsWith(`translation:behind:${name}.`) || id === `contradiction:languages.${name}`,
      ),
  )
  const blockers = blockersOf(found).filter(({ id }) => id !== 'publication:first')
  const faults = [...blockers, ...ofTranslations].map(({ id, location, message, fix }) => ({
    file: location,
    message: `${message} (${id}). ${fix}`,
  }))
  if (faults.length > 0) throw new OperatorError(faults)
}

/** Freezes the present text of documents as versions, in every language they are offered in: all, or none. */
function publishDocuments({ site, names, options, output }: TaskCall): void {
  const { published, effective, withdraws } = options
  const isFirst = (name: LegalDocumentName) => publishedVersions(site)[name].length === 0
  const strange = names.find(name => !isLegalDocument(name))
  // Without a name, all that were never published are meant.
  const documents = legalDocuments.filter(names.length > 0 ? own => names.includes(own) : isFirst)
  const list = legalDocuments.join(', ')
  if (strange !== undefined && /^\d/.test(strange)) {
    const message = `is a number. The head of the text holds the number of the version, as version: "${strange}"; publish takes the names of documents alone`
    throw new OperatorError([{ file: strange, message }])
  }
  if (strange !== undefined) {
    const message = `is not a document. ${suggestion(strange, legalDocuments)}Write ${list}`
    throw new OperatorError([{ file: strange, message }])
  }
  if (documents.length === 0) {
    const message = `every document was published once. Name those with a new version: ${list}`
    throw new OperatorError([{ file: versionsFolder(site), message }])
  }
  const publishedOn = published ?? site.today
  const versions = publish(site, documents, {
    publishedOn,
    effective,
    ...(withdraws && { withdraws }),
  })
  refuseUnsettled(site, documents)
  const files = versions.flatMap(version => version.files)
  refuseTaken(files)
  // With the ledger, which is the company's only list of them: all are written, or none.
  replaceFiles([...files, ledgerWith(site, versions)], output)
  const nameOf = ({ document, version }: (typeof versions)[number]) => `${document} ${version}`
  const later = versions.filter(({ document }) => !isFirst(document))
  const commands = later.map(version => `\n  npm run legal -- notice ${nameOf(version)}`)
  const notice = later.length > 0 ? ` What readers are told:${commands.join('')}` : ''
  const written = versions.map(nameOf).join(', ')
  output.log(`Commit these files and build (npm run build): they are ${written} for good.${notice}`)
}

/** @param edition the version of a document, or the day on which processors were announced */
function noticesOf(site: Site, name: string, edition: string) {
  if (name === 'processors') return processorNotices(site, edition)
  if (isLegalDocument(name)) return versionNotices(site, name, edition)
  const message = `is nothing to give notice of. Write processors, ${legalDocuments.join(', ')}`
  throw new OperatorError([{ file: name, message }])
}

/**
 * Writes what readers are told of a version or of processors, a text in every language it is offered in:
 * its first line is the subject of a mail.
 * @throws OperatorError where there is no such change, or the notice would come too late
 */
export function writeNotices({ site, names, options: { to }, output }: TaskCall): void {
  const [name = '', edition = ''] = names
  const { sent, texts } = noticesOf(site, name, edition)
  const files = texts.map(({ language, text }) => ({
    file: join(to, `${name}-${edition}.${language}.txt`),
    text,
  }))
  // Somebody may have put in words of their own.
  writeNewFiles(files, output)
  output.log(`Send them on ${sent}: the period counts from that day.`)
}

const usage = [
  'npm run legal -- edit <text> [--former]',
  'npm run legal -- export <document> <language> [--to <folder>]',
  'npm run legal -- preview <document> <language> <returned.docx> [--sent <sent.docx>]',
  'npm run legal -- status [--built-in]',
  'npm run legal -- confirm <text> <language> [<section> …] [--built-in | --default]',
  'npm run legal -- publish [<document> …] [--published 2026-01-31] [--withdraws <version>] [--effective 2028-01-31]',
  'npm run legal -- notice <document> <version> [--to <folder>]',
  'npm run legal -- notice processors <day of announcedOn> [--to <folder>]',
  '--built-in: the texts of the project in place of yours',
  '--former: the default text before it last changed, as the last build keeps it',
  '--default: your text and the default text it was copied from, in place of a translation and the English',
].join('\n       ')

/** What each task does, and how many names it takes, at least and at most. */
const tasks = {
  edit: { run: editText, least: 1, most: 1 },
  export: { run: exportDocument, least: 2, most: 2 },
  preview: { run: previewWord, least: 3, most: 3 },
  status: { run: showStatus, least: 0, most: 0 },
  confirm: { run: confirmText, least: 2, most: Number.POSITIVE_INFINITY },
  publish: { run: publishDocuments, least: 0, most: 3 },
  notice: { run: writeNotices, least: 2, most: 2 },
} as const

/** Everything between two versions of a text: edit, export, preview, confirm, publish, give notice. */
export default command(
  { usage, options, takesNames: true, stopped: 'Nothing was written.' },
  async (values, [name, ...names], { environment, output }) => {
    const [, task] = Object.entries(tasks).find(([own]) => own === name) ?? []
    if (!task || names.length < task.least || names.length > task.most) {
      throw new UsageError('Write one of these tasks, with the names it takes.')
    }
    for (const option of ['published', 'effective'] as const) {
      const day = values[option]
      if (day === undefined || v.is(isoDay, day)) continue
      throw new UsageError(`--${option} ${day} is not a day.`)
    }
    await task.run({ site: readSite(environment), names, options: values, environment, output })
    return 0
  },
)
