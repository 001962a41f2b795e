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

/**
 * The feed of legal changes in a language; its ids stay the same wherever the site is moved (RFC 4287 §4.2.6),
 * and an entry has the same one in the feed of its document.
 * @param document whose changes alone it tells of
 */
function feed(site: Site, language: Language, document?: LegalDocumentName): string {
  const { brand } = site.config
  const words = site.messages[language]
  const id = (name: string) => `urn:uuid:${stableUuid(`${brand}/${language}/${name}`)}`
  /** A day as Atom writes points in time (RFC 3339). */
  const timeOf = (day: string) => `${day}T00:00:00Z`
  const page = (path: string) => ({
    rel: 'alternate',
    type: 'text/html',
    hreflang: language,
    href: absoluteUrl(site, path),
  })
  const events = legalEvents(site, language).filter(
    event => !document || event.document === document,
  )
  const title = document
    ? `${brand}: ${withoutSoftHyphens(shortTitle(site, document, language))}`
    : fillMessage(words['feed.title'], { brand })
  const self = absoluteUrl(site, feedPath(language, document))
  return generateAtomFeed({
    xml: { lang: language },
    id: id(document ? `feed/${document}` : 'feed'),
    title: { value: title },
    updated: timeOf(events[0]?.day ?? site.today),
    authors: [{ name: renderFact(site, 'company.legalName', language).text }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: self },
      page(routePath(site, document ?? 'legal-home', language)),
    ],
    entries: events.map(({ name, day, title, summary, path }) => ({
      id: id(name),
      title: { value: title },
      ...(summary !== undefined && { summary: { value: summary } }),
      updated: timeOf(day),
      published: timeOf(day),
      links: [page(path)],
    })),
  })
}

/** The feeds of legal changes in every language of the documents: of all, and of each (Atom, RFC 4287). */
export function feeds(site: Site): DiscoveryFile[] {
  return site.languages.legal.flatMap(language =>
    [undefined, ...legalDocuments].map(
      (document): DiscoveryFile => [feedPath(language, document), feed(site, language, document)],
    ),
  )
}
