import { defaultLanguage } from '../languages/index.ts'
import { dateText, daysAfter, type Site } from '../site/index.ts'
import { duties } from './duties.ts'
import { withGrace } from './grace.ts'
import {
  acceptanceOf,
  countText,
  type Finding,
  findingsOf,
  hasPublished,
  type LaunchSituation,
  type Rule,
} from './rule.ts'
import { appPackageRules } from './rules/appPackages.ts'
import { countryRules } from './rules/countries.ts'
import { dataRules } from './rules/data.ts'
import { defaultTextRules } from './rules/defaultTexts.ts'
import { deploymentRules, rulesOnFindings } from './rules/deployment.ts'
import { documentRules } from './rules/documents.ts'
import { figureRule, promiseRule } from './rules/figures.ts'
import { inForceRules, processorVersionRule } from './rules/inForce.ts'
import { landingRules } from './rules/landing.ts'
import { priceRules } from './rules/prices.ts'
import { processorRules } from './rules/processors.ts'
import { spaceRules } from './rules/space.ts'
import { valueRules } from './rules/values.ts'
import { versionRules } from './rules/versions.ts'
import { writtenFigureRule } from './rules/writtenFigures.ts'

/** Every rule of the launch check; a rule may look at what those before it have found. */
export const rules: readonly Rule[] = [
  // A document in force that names somebody else is false today: its finding comes first.
  processorVersionRule,
  ...valueRules,
  ...spaceRules,
  ...countryRules,
  ...priceRules,
  ...documentRules,
  figureRule,
  promiseRule,
  writtenFigureRule,
  ...dataRules,
  ...processorRules,
  ...appPackageRules,
  ...duties.map(duty => duty.rule),
  ...landingRules,
  ...versionRules,
  ...inForceRules,
  ...defaultTextRules,
  ...deploymentRules,
  ...rulesOnFindings,
]

/** What is left to do before a build goes live. */
export interface LaunchReview {
  readonly open: readonly Finding[]
  /** What the company takes responsibility for, until a day. */
  readonly accepted: readonly { finding: Finding; reason: string; until: string }[]
}

/** Everything the rules find; what the company has accepted, and whose day has not passed, apart. */
export function review(situation: LaunchSituation): LaunchReview {
  const { site, lastReview } = situation
  const found: Finding[] = []
  for (const rule of rules) found.push(...findingsOf(rule, situation, found))
  const open: Finding[] = []
  const accepted: LaunchReview['accepted'][number][] = []
  for (const finding of found) {
    if (finding.stopsBuild) {
      open.push(finding)
      continue
    }
    const acceptance = acceptanceOf(finding, site)
    const hasLapsed = site.config.acceptedFindings.some(({ finding: id }) => id === finding.id)
    const isMild = hasLapsed && hasPublished(site) && finding.severity === 'blocker'
    if (acceptance) accepted.push({ finding, reason: acceptance.reason, until: acceptance.until })
    else if (isMild) open.push({ ...finding, severity: 'warning' })
    else if (lastReview && hasPublished(site)) open.push(withGrace(finding, lastReview, site.today))
    else open.push(finding)
  }
  return { open, accepted }
}

/** The findings that keep the site from going live. */
export function blockersOf({ open }: Pick<LaunchReview, 'open'>): readonly Finding[] {
  return open.filter(({ severity }) => severity === 'blocker')
}

/** Whether search engines may index this build, and what decided it. */
export interface IndexingDecision {
  readonly isIndexed: boolean
  readonly reason: 'ready' | 'blocked' | 'never' | 'forced' | 'drafts'
  /** What blocks, except that indexing is forced. */
  readonly blockers: readonly Finding[]
}

/** Decides from the company's choice and what the launch check finds. */
export function decideIndexing(
  { config, showsDrafts }: Pick<Site, 'config' | 'showsDrafts'>,
  review: LaunchReview,
): IndexingDecision {
  const blockers = blockersOf(review).filter(({ id }) => id !== 'indexing:forced')
  if (showsDrafts) return { isIndexed: false, reason: 'drafts', blockers }
  if (config.indexing === 'never') return { isIndexed: false, reason: 'never', blockers }
  if (blockers.length === 0) return { isIndexed: true, reason: 'ready', blockers }
  const isForced = config.indexing === 'forced'
  return { isIndexed: isForced, reason: isForced ? 'forced' : 'blocked', blockers }
}

/**
 * What a build says about search engines beside the one that is online; undefined where nothing changes for the worse.
 * @param wasIndexed whether search engines may index the site that is online
 */
export function indexingWarning(
  { isIndexed }: IndexingDecision,
  { open }: LaunchReview,
  wasIndexed: boolean,
): string | undefined {
  if (wasIndexed && !isIndexed) {
    return 'The last build lets search engines in, and this one keeps them out: once it is deployed, the site leaves the search results.'
  }
  const days = open.flatMap(({ warnsUntil }) => warnsUntil ?? []).toSorted()
  const [first] = days
  if (!isIndexed || first === undefined) return undefined
  const count = countText(days.length, 'finding')
  return `${count} new since the last build will keep search engines out from ${dateText(daysAfter(first, 1), defaultLanguage)} on. See npm run launch-check.`
}

/** What the end of a build says about it; it names what blocks where that is little. */
export function indexingMessage({ reason, blockers }: IndexingDecision): string {
  const count = countText(blockers.length, 'blocker')
  const named = blockers.map(({ location, message }) => `\n  ${location}: ${message}`).join('')
  return {
    ready: 'Search engines may index this build: the launch check finds no blocker.',
    drafts: 'Search engines are kept out of this build: it shows drafts.',
    never:
      'Search engines are kept out of this build, as indexing (site.yaml or SITE_INDEXING) says.',
    blocked: `Search engines are kept out of this build: ${count}. See npm run launch-check.${blockers.length < 6 ? named : ''}`,
    forced: `Indexing is FORCED ON despite ${count}: for measurements only.`,
  }[reason]
}
