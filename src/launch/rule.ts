import { type Person, personFor, type Site, type SiteConfig } from '../model/index.ts'
import { type LaunchSituation, locateField } from './situation.ts'

/** How much a finding matters, from what keeps the site from going live to what is good to know. */
export const severities = ['blocker', 'warning', 'note'] as const

export type Severity = (typeof severities)[number]

/** Days before something is due, or runs out, at which the check begins to mention it. */
export const NOTICE_DAYS = 30

/** A field of the company's file: `imprint`, `disputeResolution.body`. */
export type FieldName = keyof SiteConfig | `${keyof SiteConfig}.${string}`

/** Something that is left to do before this build goes live. */
export interface Finding {
  /** Names it in `acceptedFindings`, by what it is about: it stays the same as long as the matter does. */
  readonly id: string
  /** Who has to act. */
  readonly person: Person
  readonly severity: Severity
  readonly message: string
  /** File, with a line where there is one: `site/site.yaml:12`. */
  readonly location: string
  readonly why: string
  readonly fix: string
  /** The value that settles it by being supplied: `processors.ai-chat.name`. */
  readonly asks?: string | undefined
  /** The words that changed, where the finding is about a text that was edited. */
  readonly changes?: readonly string[] | undefined
}

/** What one finding says for itself; the rule says the rest. */
export interface Match extends Partial<Omit<Finding, 'id'>> {
  /** Tells the findings of a rule apart, at the end of its id: `:privacy-policy`. */
  readonly suffix?: string
}

/** Something that has to be settled before a build goes live. */
export interface Rule extends Pick<Finding, 'id' | 'severity'>, Omit<Match, 'severity' | 'suffix'> {
  /** The field that its findings are about, unless they name another place. */
  readonly field?: FieldName
  /** @param found what the rules before this one have found */
  readonly find: (situation: LaunchSituation, found: readonly Finding[]) => readonly Match[]
}

/** What a rule finds in a situation; where nobody is named, who is asked for the field has to act. */
export function findingsOf(
  { field, find, ...rule }: Rule,
  situation: LaunchSituation,
  found: readonly Finding[] = [],
): readonly Finding[] {
  const { id, asks, person } = rule
  const own = { message: '', why: '', fix: '', ...rule }
  return find(situation, found).map(({ suffix = '', ...match }) => ({
    location: locateField(situation.site, ...(field?.split('.') ?? [])),
    ...own,
    person: person ?? personFor(match.asks ?? asks ?? field ?? '') ?? 'counsel',
    ...match,
    id: id + suffix,
  }))
}

/** The one finding of a rule that always reads the same: it is broken, or not. */
export function foundIf(isBroken: (config: SiteConfig) => boolean): Rule['find'] {
  return ({ site }) => (isBroken(site.config) ? [{}] : [])
}

/** The operator's acceptance of a finding that still holds on the day of the check. */
export function acceptanceOf(
  { id }: Finding,
  { config, today }: Site,
): SiteConfig['acceptedFindings'][number] | undefined {
  return config.acceptedFindings.find(({ finding, until }) => finding === id && until >= today)
}
