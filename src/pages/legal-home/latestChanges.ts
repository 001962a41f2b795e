import type { Language } from '../../languages/languages.ts'
import type { Site } from '../../model/site.ts'
import { type LegalEvent, legalEvents } from '../legalEvents.ts'

/** As many as fit on one screen; the feed has them all. */
const SHOWN_CHANGES = 6

/** What happened last to the documents and to the register of processors, the latest first. */
export function latestChanges(site: Site, language: Language): readonly LegalEvent[] {
  return legalEvents(site, language).slice(0, SHOWN_CHANGES)
}
