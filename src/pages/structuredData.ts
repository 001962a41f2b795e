import type { Language } from '../languages/index.ts'
import {
  absoluteUrl,
  currencyOf,
  linkToRoute,
  plansOf,
  type Site,
  storesOf,
} from '../model/index.ts'
import type { RoutePage } from './pageTable.ts'

function organization(site: Site) {
  const { socialLinks = [] } = site.config
  return {
    '@type': 'Organization',
    name: site.config.company.legalName ?? site.config.brand,
    url: absoluteUrl(site, '/'),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
  }
}

function website(site: Site, language: Language) {
  return {
    '@type': 'WebSite',
    name: site.config.brand,
    url: absoluteUrl(site, linkToRoute(site, 'landing', language).path),
    inLanguage: language,
    publisher: organization(site),
  }
}

/** The app with the plans that have a price as its offers; without ratings, which have no source. */
function application(site: Site, language: Language) {
  const plans = plansOf(site.config)
  const priceCurrency = currencyOf(plans, language)
  const stores = storesOf(site.config)
  const [url, ...others] = stores.flatMap(({ listing }) => listing?.url ?? [])
  return {
    '@type': 'MobileApplication',
    name: site.config.brand,
    operatingSystem: stores.length > 1 ? 'iOS, Android' : 'iOS',
    applicationCategory: 'MultimediaApplication',
    ...(url && { installUrl: others.length > 0 ? [url, ...others] : url }),
    offers: plans.flatMap(({ name, price }) => {
      const amount = typeof price === 'object' ? price[priceCurrency] : price
      if (typeof amount !== 'number') return []
      return { '@type': 'Offer', name, price: amount, priceCurrency }
    }),
  }
}

function breadcrumbs(site: Site, { language, path }: RoutePage, title: string) {
  const crumbs = [
    [site.config.brand, linkToRoute(site, 'landing', language).path],
    [title, path],
  ] as const
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, target], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, target),
    })),
  }
}

/** The JSON-LD of a page (schema.org), from the same data as the page itself. */
export function structuredData(site: Site, page: RoutePage, title: string): string {
  const own =
    page.kind === 'landing' ? application(site, page.language) : breadcrumbs(site, page, title)
  const graph = { '@context': 'https://schema.org', '@graph': [website(site, page.language), own] }
  // "<" could end the script element early.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
