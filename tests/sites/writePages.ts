import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchPage } from '../../src/launch/report/launchPage.tsx'
import { launchReport } from '../../src/launch/report/launchReport.ts'
import { review } from '../../src/launch/review.ts'
import { buildInProgress } from '../../src/launch/situation.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { finishedSite, pagesFolder, unsuppliedSite } from './environment.mjs'
import { renderLanding } from './renderLanding.tsx'

/**
 * Writes what specs open beside the sites that are served: reports, and landing pages with drawn works in
 * languages in which the one fixture that is built has works of its own. Commands write their reports
 * where an operator's are, and where another test may write at the same time.
 */
export function writePages(): void {
  const unsupplied = loadSite({ folder: unsuppliedSite.SITE, today: unsuppliedSite.SITE_DATE })
  const reviewed = review({ site: unsupplied, build: buildInProgress })
  const drawn = loadSite({ folder: 'tests/sites/finished', today: finishedSite.SITE_DATE })
  const pages = {
    'launch.html': launchPage(unsupplied, reviewed, launchReport(unsupplied, reviewed)),
    'landing.fr.html': renderLanding(drawn, 'fr'),
    'landing.es.html': renderLanding(drawn, 'es'),
  }
  mkdirSync(pagesFolder, { recursive: true })
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(pagesFolder, name), html)
}
