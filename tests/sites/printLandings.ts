import { loadSite } from '../../src/model/loadSite.ts'
import { finishedSite } from './environment.mjs'
import { renderLanding } from './renderLanding.tsx'

/**
 * Prints, as JSON, what the landing pages in French and Spanish show with drawn works: the one fixture
 * that is built in these languages has works of its own.
 */
const site = loadSite({ folder: 'tests/sites/finished', today: finishedSite.SITE_DATE })
const landings = { '/fr': renderLanding(site, 'fr'), '/es': renderLanding(site, 'es') }
process.stdout.write(JSON.stringify(landings))
