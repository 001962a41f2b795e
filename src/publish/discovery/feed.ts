import { renderFact } from '../../content/factText.ts'
import { legalLanguages } from '../../content/offeredLanguages.ts'
import { routePath } from '../../content/routes.ts'
import type { Language } from '../../i18n/languages.ts'
import { fillMessage, messages } from '../../i18n/messages.ts'
import { feedPath } from '../../pages/feedPath.ts'
import { type LegalEvent, legalEvents } from '../../pages/legalEvents.ts'
import { buildDay } from '../../site/buildDay.ts'
import { stableUuid } from '../../site/stableUuid.ts'
import { absoluteUrl, site } from '../../site/values.ts'
import type { DiscoveryFile } from './discoveryFile.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>]/g, character => entities[character] ?? character)
}

/** A day as Atom writes points in time (RFC 3339). */
function pointInTime(day: string): string {
  return `${day}T00:00:00Z`
}

/** Stays the same wherever the site is moved (RFC 4287 §4.2.6). */
function entryId(language: Language, name: string): string {
  return `urn:uuid:${stableUuid(`${site.brand}/${language}/${name}`)}`
}

function entry({ name, day, title, path }: LegalEvent, language: Language): string {
  return [
    '<entry>',
    `<id>${entryId(language, name)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<updated>${pointInTime(day)}</updated>`,
    `<published>${pointInTime(day)}</published>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${absoluteUrl(path)}"/>`,
    `<summary>${escapeXml(title)}</summary>`,
    '</entry>',
  ].join('\n')
}

function feed(language: Language): string {
  const texts = messages[language]
  const events = legalEvents(language)
  const home = absoluteUrl(routePath('privacy-policy', language))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${entryId(language, 'feed')}</id>`,
    `<title>${escapeXml(fillMessage(texts['feed.title'], { brand: site.brand }))}</title>`,
    `<updated>${pointInTime(events[0]?.day ?? buildDay)}</updated>`,
    `<author><name>${escapeXml(renderFact('company.legalName', language).text)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${absoluteUrl(feedPath(language))}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${home}"/>`,
    ...events.map(event => entry(event, language)),
    '</feed>\n',
  ].join('\n')
}

/** The feed of legal changes in every language of the documents (Atom, RFC 4287). */
export function feeds(): DiscoveryFile[] {
  return legalLanguages.map(language => [feedPath(language), feed(language)])
}
