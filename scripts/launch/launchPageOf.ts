import { launchReport } from '../../src/launch/report/launchReport.ts'
import { launchPage } from '../../src/launch/reporters/page/launchPage.tsx'
import { review } from '../../src/launch/review.ts'
import { buildInProgress } from '../../src/launch/situation.ts'
import type { Site } from '../../src/model/site.ts'

/** The launch report of a site as it is being edited, whatever was built before. */
export function launchPageOf(site: Site): string {
  const reviewed = review({ site, build: buildInProgress })
  const { brand } = site.config
  const report = launchReport(site, reviewed)
  return launchPage({ brand, review: reviewed, report, questionnaires: [] })
}
