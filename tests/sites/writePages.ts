import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchPage } from '../../src/company/launch/report/launchPage.tsx'
import { launchReport } from '../../src/company/launch/report/launchReport.ts'
import { review } from '../../src/company/launch/review.ts'
import { loadSite } from '../../src/company/site/loadSite.ts'
import { pagesFolder, unsuppliedSite } from './environment.mjs'

/**
 * Writes the report that a spec opens beside the sites that are served. The command writes it where an
 * company's is, and where another test may write at the same time.
 */
export function writePages(): void {
  const unsupplied = loadSite({ folder: unsuppliedSite.SITE, today: unsuppliedSite.SITE_DATE })
  const reviewed = review({ site: unsupplied })
  mkdirSync(pagesFolder, { recursive: true })
  const page = launchPage(unsupplied, launchReport(unsupplied, reviewed))
  writeFileSync(join(pagesFolder, 'launch.html'), page)
}
