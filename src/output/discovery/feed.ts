import { generateAtomFeed } from 'feedsmith'
import type { Language } from '../../languages/languages.ts'
import { fillMessage } from '../../languages/messages.ts'
import { renderFact } from '../../model/factText.ts'
import { routePath } from '../../model/routes.ts'
import { absoluteUrl, type Site } from '../../model/site.ts'
import { stableUuid } from '../../model/stableUuid.ts'
import { feedPath } from '../../pages/feedPath.ts'
import { legalEvents } from '../../pages/legalEvents.ts'
import type { DiscoveryFile } from './discoveryFile.ts'

/** A day as Atom writes points in time (RFC 3339). */
function pointInTime(day: string): string {
  return `${day}T00:00:00Z`
}

/** The feed of legal changes in a language; its ids stay the same wherever the site is moved (RFC 4287 §4.2.6). */
function feed(site: Site, language: Language): string {
  const { config, today } = site
  const id = (name: string) => `urn:uuid:${stableUuid(`${config.brand}/${language}/${name}`)}`
  const page = (path: string) => ({
    ...{ rel: 'alternate', type: 'text/html', hreflang: language },
    href: absoluteUrl(site, path),
  })
  const events = legalEvents(site, language)
  return generateAtomFeed({
    xml: { lang: language },
    id: id('feed'),
    title: {
      value: fillMessage(site.messages[language]['feed.title'], { brand: config.brand }),
    },
    updated: pointInTime(events[0]?.day ?? today),
    authors: [{ name: renderFact(site, 'company.legalName', language).text }],
    links: [
      {
        ...{ rel: 'self', type: 'application/atom+xml' },
        href: absoluteUrl(site, feedPath(language)),
      },
      page(routePath('privacy-policy', language)),
    ],
    entries: events.map(({ name, day, title, path }) => ({
      id: id(name),
      title: { value: title },
      updated: pointInTime(day),
      published: pointInTime(day),
      links: [page(path)],
      summary: { value: title },
    })),
  })
}

/** The feed of legal changes in every language of the documents (Atom, RFC 4287). */
export function feeds(site: Site): DiscoveryFile[] {
  return site.languages.legal.map(language => [feedPath(language), feed(site, language)])
}
