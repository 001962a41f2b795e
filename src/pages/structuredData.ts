import type { Graph, Thing } from 'schema-dts'
import { plans } from '../content/plans.ts'
import { linkToRoute } from '../content/routes.ts'
import { type Language, languageOption } from '../i18n/languages.ts'
import { supplied } from '../site/placeholder.ts'
import { absoluteUrl, site } from '../site/values.ts'
import type { RoutePage } from './pageTable.ts'

function organization() {
  return {
    '@type': 'Organization' as const,
    name: supplied(site.company.legalName) ?? site.brand,
    url: absoluteUrl('/'),
  }
}

function website(language: Language): Thing {
  return {
    '@type': 'WebSite',
    name: site.brand,
    url: absoluteUrl(linkToRoute('landing', language).path),
    inLanguage: language,
    publisher: organization(),
  }
}

/** The app with the plans that have a price as its offers; without ratings, which have no source. */
function application(language: Language): Thing {
  const url = supplied(site.appStoreUrl)
  return {
    '@type': 'MobileApplication',
    name: site.brand,
    operatingSystem: 'iOS',
    applicationCategory: 'MultimediaApplication',
    ...(url && { installUrl: url }),
    offers: plans.flatMap(({ name, price }) =>
      price === 'custom'
        ? []
        : {
            '@type': 'Offer' as const,
            name,
            price,
            priceCurrency: languageOption(language).currency,
          },
    ),
  }
}

function breadcrumbs({ language, path }: RoutePage, title: string): Thing {
  const crumb = (position: number, name: string, target: string) => ({
    '@type': 'ListItem' as const,
    position,
    name,
    item: absoluteUrl(target),
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      crumb(1, site.brand, linkToRoute('landing', language).path),
      crumb(2, title, path),
    ],
  }
}

/** The JSON-LD of a page (schema.org), from the same data as the page itself. */
export function structuredData(page: RoutePage, title: string): string {
  const { language } = page
  const own = page.kind === 'landing' ? [application(language)] : [breadcrumbs(page, title)]
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [website(language), ...own],
  }
  // "<" could end the script element early.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
