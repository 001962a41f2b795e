import { countText } from '../countText.ts'
import { severities } from '../report/launchReport.ts'
import { blockersOf, type LaunchReview } from '../review.ts'

/** What the review comes to, in one line. */
export function verdictText(review: LaunchReview): string {
  const counts = severities.map(severity =>
    countText(review.open.filter(finding => finding.severity === severity).length, severity),
  )
  const verdict = blockersOf(review).length === 0 ? 'ready to go live' : 'not ready to go live'
  return `${counts.join(', ')}, ${review.accepted.length} accepted: ${verdict}.`
}
