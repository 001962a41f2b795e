import { legalIndexes } from '../../../src/build/output/discovery/legalIndex.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { withPublishedPolicies } from '../../sites/variants.ts'

const sites = new Map<string, Site>()

/** The finished site on a day, with three versions of its privacy policy. */
export function finishedOn(today: string): Site {
  const site =
    sites.get(today) ?? withPublishedPolicies(loadSite({ folder: 'tests/sites/finished', today }))
  sites.set(today, site)
  return site
}

/** What an app is told of the documents of a site. */
export function indexOf(site: Site, path = '/legal.json') {
  const file = legalIndexes(site).find(([filePath]) => filePath === path)
  return JSON.parse(String(file?.[1]))
}

/** What an app is told of the privacy policy of the finished site on a day. */
export function policyOn(today: string) {
  return indexOf(finishedOn(today)).documents['privacy-policy']
}
