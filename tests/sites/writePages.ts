import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { launchPage } from '../../src/company/launch/report/launchPage.tsx'
import { launchReport } from '../../src/company/launch/report/launchReport.ts'
import { review } from '../../src/company/launch/review.ts'
import { loadSite } from '../../src/company/site/loadSite.ts'
import { launchStyles } from '../../src/website/pages/styles/launchStyles.ts'
import { pagesFolder, unsuppliedSite } from './environment.mjs'

/** Renders a page with its style sheets, which Node itself does not import. */
async function renderPlansPage(): Promise<string> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null },
  })
  try {
    const { plansPage } = await server.ssrLoadModule('/tests/sites/plansPage.ts')
    return String(plansPage())
  } finally {
    await server.close()
  }
}

/**
 * Writes what specs open beside the sites that are served: the report, which the command writes where a company's
 * is, and where another test may write at the same time; and a page with plans.
 */
export async function writePages(): Promise<void> {
  const unsupplied = loadSite({ folder: unsuppliedSite.SITE, today: unsuppliedSite.SITE_DATE })
  const reviewed = review({ site: unsupplied })
  mkdirSync(pagesFolder, { recursive: true })
  const page = launchPage(unsupplied, launchReport(unsupplied, reviewed), launchStyles())
  writeFileSync(join(pagesFolder, 'launch.html'), page)
  writeFileSync(join(pagesFolder, 'plans.html'), await renderPlansPage())
}
