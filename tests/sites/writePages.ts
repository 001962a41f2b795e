import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsBehind } from '../../scripts/launch/textsBehind.ts'
import { launchPage } from '../../src/launch/report/launchPage.tsx'
import { launchReport } from '../../src/launch/report/launchReport.ts'
import { review } from '../../src/launch/review.ts'
import { buildInProgress } from '../../src/launch/situation.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { renderTrafficPage } from '../../src/traffic/reporters/page/renderTrafficPage.tsx'
import { Traffic } from '../../src/traffic/traffic.ts'
import { trafficReport } from '../../src/traffic/trafficReport.ts'
import { finishedSite, pagesFolder, unsuppliedSite } from './environment.mjs'
import { renderLanding } from './renderLanding.tsx'

const paths = [
  ...['/', '/de', '/de/privacy-policy', '/de/data-processing-agreement'],
  ...['/a-path-that-does-not-exist', '/legal.atom'],
]

/** The traffic of November 2026: on its first day each path is asked for once, on its last 30 times. */
function monthOfRequests(): Traffic {
  const traffic = new Traffic()
  for (let day = 1; day <= 30; day += 1) {
    const time = `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`
    for (const path of paths) {
      const status = path.startsWith('/a-') ? 404 : 200
      const line = JSON.stringify({ time, method: 'GET', path, status })
      for (let request = 1; request <= day; request += 1) traffic.add(line, 'access.log', request)
    }
  }
  return traffic
}

/**
 * Writes what specs open beside the sites that are served: reports, and landing pages with drawn works in
 * languages in which the one fixture that is built has works of its own. Commands write their reports
 * where an operator's are, and where another test may write at the same time.
 */
export function writePages(): void {
  const unsupplied = loadSite({ folder: unsuppliedSite.SITE, today: unsuppliedSite.SITE_DATE })
  const reviewed = review({
    ...{ site: unsupplied, build: buildInProgress },
    textsBehind: textsBehind(unsupplied),
  })
  const { brand } = unsupplied.config
  const report = trafficReport(monthOfRequests())
  const drawn = loadSite({ folder: 'tests/sites/finished', today: finishedSite.SITE_DATE })
  const pages = {
    'launch.html': launchPage(unsupplied, reviewed, launchReport(unsupplied, reviewed)),
    'traffic.html': renderTrafficPage({ brand, report }),
    'landing.fr.html': renderLanding(drawn, 'fr'),
    'landing.es.html': renderLanding(drawn, 'es'),
  }
  mkdirSync(pagesFolder, { recursive: true })
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(pagesFolder, name), html)
}
