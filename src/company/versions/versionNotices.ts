import { OperatorError, versionFolder, withoutSoftHyphens } from '../folder/index.ts'
import { defaultLanguage, fillMessage, type Language, type MessageKey } from '../languages/index.ts'
import {
  absoluteUrl,
  dateText,
  daysAfter,
  isTrue,
  type LegalDocumentName,
  renderFact,
  routePath,
  type Site,
  shortTitle,
} from '../site/index.ts'
import { changedSections, sectionStatus, versionText } from './drafts.ts'
import { shortNotice } from './noticePeriod.ts'
import { lateness, listBelow, type Notice, noticeText } from './noticeText.ts'
import { publishedVersions } from './publishedVersions.ts'
import { changesPath, versionPath } from './timeline.ts'
import { frozenIn, type Version, withdrawalOf } from './version.ts'

/** Answers a question about the company as a condition of a text asks it, like `seat.EEA and not market.GB`. */
type Holds = (question: string) => boolean

/** What a document itself says that readers can do about a change of it. */
interface Choice {
  readonly message: MessageKey
  /** Whether the document of a company says so; left out where every one does. */
  readonly when?: (holds: Holds) => boolean
}

const isSeatedOutside = (holds: Holds) => holds('not seat.EEA')

const sellsToBritishOrSwissConsumers = (holds: Holds) =>
  holds('customers.consumers') && holds('market.GB or market.CH')

/** Whether silence does not bind every reader: those in the EEA, and consumers in these two countries. */
const protectsSome = (holds: Holds) => holds('places.EEA') || sellsToBritishOrSwissConsumers(holds)

/** What readers can do about a change, under the same conditions as in the section "Updates" of the document. */
const choices = {
  'privacy-policy': [{ message: 'mail.privacy.account' }, { message: 'mail.privacy.consent' }],
  'terms-of-service': [
    { message: 'mail.terms.leave' },
    { message: 'mail.terms.consumers', when: holds => holds('seat.EEA and customers.consumers') },
    {
      message: 'mail.terms.consumersOutsideUs',
      when: holds => isSeatedOutside(holds) && holds('customers.consumers') && protectsSome(holds),
    },
    { message: 'mail.terms.businesses', when: holds => holds('seat.EEA and customers.businesses') },
    {
      message: 'mail.terms.businessesInEu',
      when: holds => isSeatedOutside(holds) && holds('places.EEA and customers.businesses'),
    },
    { message: 'mail.terms.others', when: holds => isSeatedOutside(holds) && protectsSome(holds) },
    { message: 'mail.terms.continue', when: holds => !protectsSome(holds) },
    { message: 'mail.terms.statutory' },
  ],
  'data-processing-agreement': [{ message: 'mail.agreement.consent' }],
} as const satisfies Readonly<Record<LegalDocumentName, readonly Choice[]>>

/** What readers can do about a version, and until when; what has a period ends on the day before. */
function choiceParagraphs(
  site: Site,
  { document, effective }: Version,
  language: Language,
): readonly string[] {
  const texts = site.messages[language]
  const values = {
    date: dateText(effective, language),
    lastDay: dateText(daysAfter(effective, -1), language),
    contact: renderFact(site, 'contact.legal', language).text,
  }
  const holds: Holds = question => isTrue(question, site.conditions)
  const offered: readonly Choice[] = choices[document]
  const items = offered
    .filter(({ when }) => when?.(holds) ?? true)
    .map(({ message }) => fillMessage(texts[message], values))
  const list = listBelow(texts['mail.choices'], items)
  if (document !== 'privacy-policy') return [list]
  const rights = absoluteUrl(site, routePath(site, 'your-rights', language))
  return [list, `${texts['mail.privacy.rights']}\n${rights}`]
}

/** The sections that a version changes, by their headings in a language, with what became of each. */
function changedHeadings(
  site: Site,
  before: Version,
  version: Version,
  language: Language,
): readonly string[] {
  const texts = site.messages[language]
  const comparedLanguage = languageOfComparison(before, language)
  const { sections } = versionText(version, language).document
  const headings = new Map(sections.map(({ id, heading }) => [id, heading]))
  return changedSections(
    versionText(before, comparedLanguage),
    versionText(version, comparedLanguage),
  ).map(section => {
    const heading = headings.get(section.id) ?? section.heading ?? texts['changes.introduction']
    return `${withoutSoftHyphens(heading)} (${sectionStatus(section, key => texts[key])})`
  })
}

/** The language in which two versions are compared for readers: a new translation has no version to compare with. */
function languageOfComparison(before: Version, language: Language): Language {
  return before.texts.has(language) ? language : defaultLanguage
}

/** Says of each version that was withdrawn that it does not take effect. */
function withdrawalParagraphs(site: Site, version: Version, language: Language): readonly string[] {
  const all = publishedVersions(site)[version.document]
  const withdrawn = all.filter(other => withdrawalOf(other, all)?.version === version.version)
  return withdrawn.map(other =>
    fillMessage(site.messages[language]['version.withdraws'], {
      version: other.version,
      date: dateText(other.effective, language),
    }),
  )
}

/** What readers are told of a version in one of its languages. */
function versionNotice(site: Site, before: Version, version: Version, language: Language): string {
  const texts = site.messages[language]
  const values = {
    document: withoutSoftHyphens(shortTitle(site, version.document, language)),
    date: dateText(version.effective, language),
    version: version.version,
    before: before.version,
  }
  const { summary, editorial } = frozenIn(version, language).head
  const sections = changedHeadings(site, before, version, language)
  const versionAddress = absoluteUrl(site, versionPath(version, language))
  const comparedLanguage = languageOfComparison(before, language)
  const changesAddress = absoluteUrl(site, changesPath(version, comparedLanguage))

  const paragraphs = [fillMessage(texts[`mail.${version.document}`], values)]
  if (summary !== undefined) paragraphs.push(summary)
  if (editorial) paragraphs.push(fillMessage(texts['versions.editorial'], { reason: editorial }))
  paragraphs.push(...withdrawalParagraphs(site, version, language))
  paragraphs.push(
    sections.length === 0 ? texts['changes.none'] : listBelow(texts['mail.sections'], sections),
    `${texts['mail.read']}\n${versionAddress}`,
    `${texts['mail.compare']}\n${changesAddress}`,
  )
  if (version.isEditorial) paragraphs.push(texts['mail.nothing'])
  else paragraphs.push(...choiceParagraphs(site, version, language))
  const contact = version.document === 'terms-of-service' ? 'contact.legal' : 'contact.privacy'
  const subject = fillMessage(texts['mail.subject'], values)
  return noticeText(site, language, { subject, paragraphs, contact })
}

/**
 * What its readers are told of a version of a document before it takes effect, in the languages it was
 * published in and is offered in.
 * @throws OperatorError where nothing of the name was published, nothing came before it, or readers would
 *   be told too late
 */
export function versionNotices(site: Site, document: LegalDocumentName, number: string): Notice {
  const refuse = (message: string): never => {
    const file = versionFolder(site, { document, version: number })
    throw new OperatorError([{ file, message }])
  }
  const all = publishedVersions(site)[document]
  const index = all.findIndex(({ version }) => version === number)
  const version = all[index]
  if (!version) {
    const numbers = all.map(published => published.version).join(', ') || 'none'
    return refuse(`was not published. Versions of ${document} that were: ${numbers}`)
  }
  const withdrawal = withdrawalOf(version, all)
  if (withdrawal) {
    const command = `npm run legal -- notice ${document} ${withdrawal.version}`
    return refuse(
      `was withdrawn by version ${withdrawal.version}, of which readers are told: ${command}`,
    )
  }
  // Readers never lived under a version that was withdrawn.
  const before = all.slice(0, index).findLast(other => !withdrawalOf(other, all))
  if (!before) return refuse('is the first version: nothing changes with it')
  const { publishedOn, effective, isEditorial } = version
  // Before it is published, the pages that the notice leads to do not exist.
  const sent = publishedOn > site.today ? publishedOn : site.today
  const short = shortNotice(site, document, 'materialChanges', [sent, effective])
  if (short && !isEditorial) {
    const why = `version ${number} takes effect ${lateness(short, sent, effective)}`
    return refuse(`${why}. Publish a version that takes effect then, or later`)
  }
  const texts = version.languages.map(language => ({
    language,
    text: versionNotice(site, before, version, language),
  }))
  return { sent, texts }
}
