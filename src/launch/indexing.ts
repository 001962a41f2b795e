import type { Site } from '../model/site.ts'
import { countText } from './countText.ts'
import { blockersOf, type LaunchReview } from './review.ts'

/** Whether search engines may index this build, and what decided it. */
export interface IndexingDecision {
  readonly isIndexed: boolean
  readonly reason: 'ready' | 'blocked' | 'never' | 'forced' | 'drafts'
  readonly blockers: number
}

/** Decides from the operator's choice and what the launch check finds. */
export function decideIndexing(
  { config, showsDrafts }: Pick<Site, 'config' | 'showsDrafts'>,
  review: LaunchReview,
): IndexingDecision {
  const blockers = blockersOf(review).filter(({ id }) => id !== 'indexing:forced').length
  if (showsDrafts) return { isIndexed: false, reason: 'drafts', blockers }
  if (config.indexing === 'never') return { isIndexed: false, reason: 'never', blockers }
  if (blockers === 0) return { isIndexed: true, reason: 'ready', blockers }
  const isForced = config.indexing === 'forced'
  return { isIndexed: isForced, reason: isForced ? 'forced' : 'blocked', blockers }
}

/** What the end of a build says about it. */
export function indexingMessage({ reason, blockers }: IndexingDecision): string {
  return {
    ready: 'Search engines may index this build: the launch check finds no blocker.',
    drafts: 'Search engines are kept out of this build: it shows drafts.',
    never:
      'Search engines are kept out of this build, as indexing (site/site.ts or SITE_INDEXING) says.',
    blocked: `Search engines are kept out of this build: ${countText(blockers, 'blocker')}. See npm run launch-check.`,
    forced: `Indexing is FORCED ON despite ${countText(blockers, 'blocker')}: for measurements only.`,
  }[reason]
}
