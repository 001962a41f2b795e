import { faqItems } from '../content/faq.ts'
import { currencies, plans } from '../content/plans.ts'
import type { Language } from '../i18n/languages.ts'
import { messages } from '../i18n/messages/index.ts'
import { absoluteUrl, site, supplied } from '../site/values.ts'
import { type RouteName, routePath } from './routeTable.ts'

/** A node of a JSON-LD graph (schema.org). */
type GraphNode = Readonly<Record<string, unknown>>

const organizationId = absoluteUrl('/#organization')
const websiteId = absoluteUrl('/#website')

function organization(): GraphNode {
  const email = supplied(site.contacts.support)
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: supplied(site.company.legalName) ?? site.brand,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    ...(email && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email,
        availableLanguage: ['en', 'de'],
      },
    }),
  }
}

function website(language: Language): GraphNode {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.brand,
    url: absoluteUrl(routePath('landing', language)),
    inLanguage: language,
    publisher: { '@id': organizationId },
  }
}

/** The app with the plans that have a price as its offers; without ratings, which have no source. */
function application(language: Language): GraphNode {
  const url = supplied(site.appStoreUrl)
  return {
    '@type': 'MobileApplication',
    name: site.brand,
    description: messages[language]['meta.landing.description'],
    operatingSystem: 'iOS',
    applicationCategory: 'MultimediaApplication',
    publisher: { '@id': organizationId },
    ...(url && { installUrl: url }),
    offers: plans.flatMap(plan =>
      plan.price === 'custom'
        ? []
        : {
            '@type': 'Offer',
            name: plan.name,
            price: plan.price,
            priceCurrency: currencies[language],
          },
    ),
  }
}

function questions(language: Language): GraphNode {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: faqItems(language).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function breadcrumbs(route: RouteName, language: Language, title: string): GraphNode {
  const crumb = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: absoluteUrl(path),
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      crumb(1, site.brand, routePath('landing', language)),
      crumb(2, title, routePath(route, language)),
    ],
  }
}

/** The JSON-LD of a page, from the same data as the page itself. */
export function structuredData(route: RouteName, language: Language, title: string): string {
  const graph =
    route === 'landing'
      ? [organization(), website(language), application(language), questions(language)]
      : [organization(), website(language), breadcrumbs(route, language, title)]
  // "<" could end the script element early.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
}
