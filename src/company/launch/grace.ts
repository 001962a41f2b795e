import { defaultLanguage } from '../languages/index.ts'
import { dateText, daysAfter } from '../site/index.ts'
import type { Finding, LastReview } from './rule.ts'

/** Days for which what comes to a live site after its last build, as with an update, warns before it blocks. */
export const DAYS_OF_GRACE = 60

/**
 * A blocker of a site that people rely on: where it was none in the last build, it warns first. Its day is that of
 * the build that found it first, so that it comes no nearer and moves no further away.
 */
export function withGrace(finding: Finding, last: LastReview, today: string): Finding {
  const isNew = last.isReady && !Object.hasOwn(last.warnsUntil, finding.id)
  const until = isNew ? daysAfter(today, DAYS_OF_GRACE) : last.warnsUntil[finding.id]
  const blocksAtOnce = finding.severity !== 'blocker' || finding.stopsBuild === true
  if (blocksAtOnce || until === undefined || until < today) return finding
  return { ...finding, severity: 'warning', warnsUntil: until }
}

/** When a finding begins to block, in a sentence; empty where it blocks at once, or never. */
export function graceText({ warnsUntil }: Pick<Finding, 'warnsUntil'>): string {
  if (warnsUntil === undefined) return ''
  const day = dateText(daysAfter(warnsUntil, 1), defaultLanguage)
  return `It is new since the last build: from ${day} on, it keeps the site out of search engines.`
}

/** The last days of warnings that a build notes for the next one, by the ids of the findings. */
export function daysOfWarnings(
  findings: readonly Finding[],
  last: LastReview | undefined,
): Readonly<Record<string, string>> {
  const days: Record<string, string> = {}
  for (const { id, warnsUntil = last?.warnsUntil[id] } of findings) {
    if (warnsUntil !== undefined) days[id] = warnsUntil
  }
  return days
}
