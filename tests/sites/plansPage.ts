import { loadSite } from '../../src/company/site/loadSite.ts'
import { buildOf, renderSite } from './renderSite.ts'

/** The English landing page of a company with a plan that can be paid by the year, without scripts and files of its own. */
export function plansPage(): string {
  const site = loadSite({ folder: 'tests/sites/golden/inkwell', today: '2026-06-01' })
  const build = { ...buildOf(site), qrCodes: {} }
  const [landing] = renderSite(site, ({ path }) => path === '/', build)
  const withoutScripts = landing?.html.replaceAll(/<script type="module"[^>]*><\/script>/g, '')
  return `<!doctype html>${withoutScripts}`
}
