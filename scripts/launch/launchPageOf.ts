import { launchReport } from '../../src/launch/report/launchReport.ts'
import { launchPage } from '../../src/launch/reporters/page/launchPage.tsx'
import { review } from '../../src/launch/review.ts'
import { buildInProgress } from '../../src/launch/situation.ts'
import { svgDataUrl } from '../../src/model/drawing.ts'
import { readMark } from '../../src/model/mark.ts'
import { paletteOf } from '../../src/model/palette.ts'
import type { Site } from '../../src/model/site.ts'

/** The launch report of a site as it is being edited, whatever was built before. */
export function launchPageOf(site: Site): string {
  const reviewed = review({ site, build: buildInProgress })
  const { brand } = site.config
  const report = launchReport(site, reviewed)
  const mark = readMark(site)
  const icon = mark && svgDataUrl(mark.square)
  const palette = paletteOf(site.config)
  return launchPage({ brand, palette, icon, review: reviewed, report, questionnaires: [] })
}
