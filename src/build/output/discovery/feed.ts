import { generateAtomFeed } from 'feedsmith'
import {
  absoluteUrl,
  feedPath,
  fillMessage,
  type Language,
  type LegalDocumentName,
  legalDocuments,
  renderFact,
  routePath,
  type Site,
  shortTitle,
  withoutSoftHyphens,
} from '../../../company/index.ts'
import { legalEvents } from '../../../website/index.ts'
import type { DiscoveryFile } from '../files.ts'
import { stableUuid } from './stableUuid.ts'

/** A day as Atom writes points in time (RFC 3339). */
function atomTime(day: string): string {
  return `${day}T00:00:00Z`
}

/** What a feed is called: after its document, or after all legal texts. */
function feedTitle(site: Site, language: Language, document?: LegalDocumentName): string {
  const { brand } = site.config
  if (document === undefined) return fillMessage(site.messages[language]['feed.title'], { brand })
  return `${brand}: ${withoutSoftHyphens(shortTitle(site, document, language))}`
}

/**
 * The feed of legal changes in a language; its ids stay the same wherever the site is moved (RFC 4287 §4.2.6),
 * and an entry has the same one in the feed of its document.
 * @param document whose changes alone it tells of
 */
function feed(site: Site, language: Language, document?: LegalDocumentName): string {
  const id = (name: string) => `urn:uuid:${stableUuid(`${site.config.brand}/${language}/${name}`)}`
  const pageLink = (path: string) => ({
    rel: 'alternate',
    type: 'text/html',
    hreflang: language,
    href: absoluteUrl(site, path),
  })
  const feedLink = {
    rel: 'self',
    type: 'application/atom+xml',
    href: absoluteUrl(site, feedPath(language, document)),
  }
  const events = legalEvents(site, language).filter(
    event => document === undefined || event.document === document,
  )
  return generateAtomFeed({
    xml: { lang: language },
    id: id(document === undefined ? 'feed' : `feed/${document}`),
    title: { value: feedTitle(site, language, document) },
    updated: atomTime(events[0]?.day ?? site.today),
    authors: [{ name: renderFact(site, 'company.legalName', language).text }],
    links: [feedLink, pageLink(routePath(site, document ?? 'legal-home', language))],
    entries: events.map(({ name, day, title, summary, path }) => ({
      id: id(name),
      title: { value: title },
      ...(summary !== undefined && { summary: { value: summary } }),
      updated: atomTime(day),
      published: atomTime(day),
      links: [pageLink(path)],
    })),
  })
}

/** The feeds of legal changes in every language of the documents: of all, and of each (Atom, RFC 4287). */
export function feeds(site: Site): readonly DiscoveryFile[] {
  const files: DiscoveryFile[] = []
  for (const language of site.languages.legal) {
    files.push([feedPath(language), feed(site, language)])
    for (const document of legalDocuments) {
      files.push([feedPath(language, document), feed(site, language, document)])
    }
  }
  return files
}
