import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LaunchReport, people } from '../../src/launch/report/launchReport.ts'
import { launchPage } from '../../src/launch/reporters/page/launchPage.tsx'
import { questionnaire } from '../../src/launch/reporters/questionnaire.ts'
import type { LaunchReview } from '../../src/launch/review.ts'
import { svgDataUrl } from '../../src/model/drawing.ts'
import { readMark } from '../../src/model/mark.ts'
import { paletteOf } from '../../src/model/palette.ts'
import type { Site } from '../../src/model/site.ts'

/** The paths of what was written. */
interface WrittenReport {
  readonly page: string
  readonly questionnaires: readonly string[]
}

/** Writes the report as a page into a folder, and a questionnaire for everybody who has to answer something. */
export async function writeLaunchPage(
  folder: string,
  site: Site,
  review: LaunchReview,
  report: LaunchReport,
): Promise<WrittenReport> {
  const { config } = site
  const { brand } = config
  const mark = readMark(site)
  const icon = mark && svgDataUrl(mark.square)
  const palette = paletteOf(config)
  const asked = people.filter(person =>
    [...report.steps, ...report.findings].some(
      one => one.person === person && one.severity !== 'note',
    ),
  )
  mkdirSync(folder, { recursive: true })
  const questionnaires = asked.map(person => ({ person, href: `launch-${person}.docx` }))
  for (const { person, href } of questionnaires) {
    writeFileSync(join(folder, href), await questionnaire(brand, report, person))
  }
  const page = join(folder, 'launch.html')
  writeFileSync(page, launchPage({ brand, palette, icon, review, report, questionnaires }))
  return { page, questionnaires: questionnaires.map(({ href }) => join(folder, href)) }
}
