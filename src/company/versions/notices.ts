import { OperatorError, withoutSoftHyphens } from '../folder/index.ts'
import {
  defaultLanguage,
  fillMessage,
  type Language,
  withNoBreakSpaces,
} from '../languages/index.ts'
import type { Processor } from '../schema/index.ts'
import {
  absoluteUrl,
  dateText,
  daysAfter,
  type FactKey,
  type LegalDocumentName,
  renderFact,
  routePath,
  type Site,
} from '../site/index.ts'
import { type ProcessorColumn, processorCell, processorColumns } from '../texts/index.ts'
import { changedSections, sectionStatus, versionText } from './drafts.ts'
import { shortNotice } from './noticePeriod.ts'
import { changesPath, versionPath } from './timeline.ts'
import {
  frozenIn,
  publishedVersions,
  type Version,
  versionFolder,
  withdrawalOf,
} from './version.ts'

/** A list below its heading. */
function list(heading: string, items: readonly string[]): string {
  return [heading, ...items.map(item => `- ${item}`)].join('\n')
}

/** What a notice names: who sends it, and where to write to. */
const senderFacts = [
  'company.legalName',
  'company.postalAddress',
  'contact.privacy',
  'contact.legal',
] satisfies readonly FactKey[]

/**
 * A notice as plain text: its subject, a greeting, its paragraphs, where to ask, and who sends it.
 * @throws OperatorError where the sender would be a placeholder in brackets
 */
function noticeText(
  site: Site,
  language: Language,
  subject: string,
  paragraphs: readonly string[],
): string {
  const texts = site.messages[language]
  const sender = senderFacts.map(key => renderFact(site, key, language))
  const missing = sender.flatMap(({ text, isPlaceholder }) => (isPlaceholder ? text : []))
  if (missing.length > 0) {
    const message = `does not say ${missing.join(', ')} yet, which a notice names. Supply it first`
    throw new OperatorError([{ file: site.source.file, message }])
  }
  const [name, address, contact = ''] = sender.map(({ text }) => text)
  const parts = [
    subject,
    texts['mail.greeting'],
    ...paragraphs,
    fillMessage(texts['mail.questions'], { contact }),
    `${name}\n${address}`,
  ]
  // Line by line: what ends one is no space.
  const lines = parts.join('\n\n').split('\n')
  return `${lines.map(line => withNoBreakSpaces(line, language)).join('\n')}\n`
}

/** What is wrong with a notice that would reach its readers later than the documents promise. */
function lateness(
  { given, promised, first }: NonNullable<ReturnType<typeof shortNotice>>,
  [sent, effective]: readonly [string, string],
): string {
  const [from, to] = [sent, effective].map(day => dateText(day, defaultLanguage))
  const distance = given < 0 ? `${-given} days after it` : `${given} days before it`
  return `on ${to}: a notice of ${from} would come ${distance}; ${promised} are promised. The first possible day is ${first}`
}

/** What each document itself says that readers can do about a change of it. */
const choices = {
  'privacy-policy': ['mail.privacy.account', 'mail.privacy.consent'],
  'terms-of-service': [
    'mail.terms.leave',
    'mail.terms.continue',
    'mail.terms.consumers',
    'mail.terms.businesses',
    'mail.terms.statutory',
  ],
  'data-processing-agreement': ['mail.agreement.consent'],
} as const

/** What readers can do about a version, and until when; what has a period ends on the day before. */
function choicesOf(site: Site, { document, effective }: Version, language: Language) {
  const texts = site.messages[language]
  const values = {
    date: dateText(effective, language),
    lastDay: dateText(daysAfter(effective, -1), language),
    contact: renderFact(site, 'contact.legal', language).text,
  }
  const items = choices[document].map(key => fillMessage(texts[key], values))
  const rights = absoluteUrl(site, routePath('your-rights', language))
  return [
    list(texts['mail.choices'], items),
    ...(document === 'privacy-policy' ? [`${texts['mail.privacy.rights']}\n${rights}`] : []),
  ]
}

function versionNotice(site: Site, before: Version, version: Version, language: Language): string {
  const texts = site.messages[language]
  const values = {
    document: withoutSoftHyphens(texts[`legal.${version.document}`]),
    date: dateText(version.effective, language),
    version: version.version,
    before: before.version,
  }
  const { summary, editorial } = frozenIn(version, language).head
  // A translation that is new is compared in the language that both have.
  const isComparable = before.texts.has(language)
  const comparedIn = isComparable ? language : defaultLanguage
  const headings = new Map(
    versionText(version, language).document.sections.map(({ id, heading }) => [id, heading]),
  )
  const sections = changedSections(
    versionText(before, comparedIn),
    versionText(version, comparedIn),
  ).map(section => {
    const heading = headings.get(section.id) ?? section.heading ?? texts['changes.introduction']
    return `${withoutSoftHyphens(heading)} (${sectionStatus(section, key => texts[key])})`
  })
  const withdrawn = publishedVersions(site)[version.document].filter(
    (other, _, all) => withdrawalOf(other, all)?.version === version.version,
  )
  const withdrawals = withdrawn.map(other =>
    fillMessage(texts['version.withdraws'], {
      version: other.version,
      date: dateText(other.effective, language),
    }),
  )
  const reason = editorial && fillMessage(texts['versions.editorial'], { reason: editorial })
  return noticeText(site, language, fillMessage(texts['mail.subject'], values), [
    fillMessage(texts[`mail.${version.document}`], values),
    ...[summary, reason].filter(text => text !== undefined),
    ...withdrawals,
    sections.length === 0 ? texts['changes.none'] : list(texts['mail.sections'], sections),
    `${texts['mail.read']}\n${absoluteUrl(site, versionPath(version, language))}`,
    `${texts['mail.compare']}\n${absoluteUrl(site, changesPath(version, comparedIn))}`,
    ...(version.isEditorial ? [texts['mail.nothing']] : choicesOf(site, version, language)),
  ])
}

/**
 * What its readers are told of a version of a document before it takes effect, in the languages it was
 * published in and is offered in, and the first day on which it can be sent, today or later (ISO 8601).
 * @throws OperatorError where nothing of the name was published, nothing came before it, or readers would
 *   be told too late
 */
export function versionNotices(site: Site, document: LegalDocumentName, wanted: string) {
  const all = publishedVersions(site)[document]
  const index = all.findIndex(({ version }) => version === wanted)
  const version = all[index]
  const withdrawal = version && withdrawalOf(version, all)
  // Readers never lived under a version that was withdrawn.
  const before = all.slice(0, Math.max(index, 0)).findLast(other => !withdrawalOf(other, all))
  const refuse = (message: string): never => {
    throw new OperatorError([{ file: versionFolder(site, document, wanted), message }])
  }
  if (!version) {
    const known = all.map(one => one.version).join(', ') || 'none'
    return refuse(`was not published. Versions of ${document} that were: ${known}`)
  }
  if (withdrawal) {
    const command = `npm run legal -- notice ${document} ${withdrawal.version}`
    return refuse(
      `was withdrawn by version ${withdrawal.version}, of which readers are told: ${command}`,
    )
  }
  if (!before) return refuse('is the first version: nothing changes with it')
  const { publishedOn, effective, isEditorial } = version
  // Before it is published, what the notice leads to is not there.
  const sent = publishedOn > site.today ? publishedOn : site.today
  const late = shortNotice(site, document, 'materialChanges', [sent, effective])
  if (late && !isEditorial) {
    const why = `version ${wanted} takes effect ${lateness(late, [sent, effective])}`
    return refuse(`${why}. Publish a version that takes effect then, or later`)
  }
  const texts = version.languages.map(language => ({
    language,
    text: versionNotice(site, before, version, language),
  }))
  return { sent, texts }
}

/** What the agreement promises to say of each, and the day it begins. */
function details(site: Site, processor: Processor, language: Language): string {
  const texts = site.messages[language]
  const cell = (column: ProcessorColumn) => processorCell(processor, column, language).text
  const [, ...columns] = processorColumns(site.config, [processor], ['since'])
  const rows = columns.map(column => {
    const label = texts[`processors.${column === 'since' ? 'from' : column}`]
    return fillMessage(texts['mail.processors.detail'], { label, value: cell(column) })
  })
  return list(cell('name'), rows)
}

/** What a notice of processors is about. */
interface ProcessorChange {
  readonly coming: readonly Processor[]
  /** Those that process data for the company and will not any more. */
  readonly ending: readonly Processor[]
  /** The first day on which one of those to come processes data, ISO 8601. */
  readonly begins: string
}

/** Which processor ends, what it did, and from which day it no longer processes data. */
function endText(site: Site, processor: Processor, language: Language): string {
  const cell = (column: ProcessorColumn) => processorCell(processor, column, language).text
  const values = { name: cell('name'), role: cell('role'), date: cell('until') }
  return fillMessage(site.messages[language]['mail.processors.end'], values)
}

function processorNotice(
  site: Site,
  { coming, ending, begins }: ProcessorChange,
  language: Language,
): string {
  const texts = site.messages[language]
  const date = dateText(begins, language)
  const lastDay = dateText(daysAfter(begins, -1), language)
  const contact = renderFact(site, 'contact.privacy', language).text
  const address = absoluteUrl(site, routePath('sub-processors', language))
  return noticeText(site, language, fillMessage(texts['mail.processors.subject'], { date }), [
    texts['mail.processors.intro'],
    ...coming.map(processor => details(site, processor, language)),
    ...(ending.length === 0
      ? []
      : [
          list(
            texts['mail.processors.ending'],
            ending.map(processor => endText(site, processor, language)),
          ),
        ]),
    fillMessage(texts['mail.processors.object'], { lastDay, contact }),
    `${texts['mail.processors.register']}\n${address}`,
  ])
}

/**
 * What customers are told of the processors that are announced on a day, in every language of the documents,
 * and the first day on which it can be sent, today or later (ISO 8601).
 * @param announcedOn ISO 8601
 * @throws OperatorError where none is, one lacks its name or its day, or customers would be told too late
 */
export function processorNotices(site: Site, announcedOn: string) {
  const { processors } = site.config
  const announced = processors.filter(processor => processor.announcedOn === announcedOn)
  const { file } = site.source
  if (announced.length === 0) {
    const days = new Set(processors.flatMap(processor => processor.announcedOn ?? []))
    const known = [...days].toSorted().join(', ') || 'none'
    const message = `has no processor that is announced on ${announcedOn}. Days of announcedOn: ${known}`
    throw new OperatorError([{ file, message }])
  }
  const faults = announced.flatMap(processor => {
    const index = processors.indexOf(processor)
    const line = site.source.lineOf(['processors', index])
    const missing = (['name', 'since'] as const).filter(field => processor[field] === undefined)
    return missing.map(field => ({
      file,
      line,
      message: `processors.${index}.${field} is not known yet. Supply it first`,
    }))
  })
  if (faults.length > 0) throw new OperatorError(faults)
  const [begins = announcedOn] = announced.flatMap(({ since }) => since ?? []).toSorted()
  const sent = announcedOn > site.today ? announcedOn : site.today
  const late = shortNotice(site, 'data-processing-agreement', 'subProcessors', [sent, begins])
  if (late) {
    const why = `the first of these processors begins ${lateness(late, [sent, begins])}`
    const message = `${why}. Write that day into since, or a later one`
    throw new OperatorError([{ file, message }])
  }
  const ending = processors.filter(({ until }) => until !== undefined && until > announcedOn)
  const change = { coming: announced, ending, begins }
  const texts = site.languages.legal.map(language => ({
    language,
    text: processorNotice(site, change, language),
  }))
  return { sent, texts }
}
