import { fillMessage, type Language } from '../languages/index.ts'
import { dateText, type LegalDocumentName, legalDocuments, type Site } from '../model/index.ts'
import {
  changesPath,
  comparedWith,
  timelines,
  type Version,
  versionPath,
} from '../versions/index.ts'

/** A version that the pages of a language mention. */
export interface AnnouncedVersion {
  readonly version: Version
  /** Whether it has yet to take effect. */
  readonly isComing: boolean
}

/** What there is to say about a document: a version that takes effect, or one that recently did. */
export function announcementOf(
  site: Site,
  document: LegalDocumentName,
  language: Language,
): AnnouncedVersion | undefined {
  const { announced, recent } = timelines(site)[document]
  const version = announced ?? recent
  if (!version?.languages.includes(language)) return undefined
  return { version, isComing: version === announced }
}

/** What there is to say about all documents on every page of a language. */
export function announcementsIn(site: Site, language: Language): readonly AnnouncedVersion[] {
  return legalDocuments.flatMap(document => announcementOf(site, document, language) ?? [])
}

interface AnnouncementProps extends AnnouncedVersion {
  readonly site: Site
  readonly language: Language
  /** Whether it leads to the version alone, where there is little room. */
  readonly isBrief?: boolean
}

/** Says that a version takes effect or recently did, and leads to it and to what changes. */
export function Announcement(props: AnnouncementProps) {
  const { site, version, isComing, language, isBrief = false } = props
  const texts = site.messages[language]
  const sentence = fillMessage(texts[isComing ? 'notice.takesEffect' : 'notice.tookEffect'], {
    document: texts[`legal.${version.document}`],
    date: dateText(version.effective, language),
  })
  const isCompared = !isBrief && comparedWith(site, version) !== undefined
  return (
    <p className="notice">
      {sentence} <a href={versionPath(version, language)}>{texts['notice.read']}</a>
      {isCompared && (
        <>
          {' · '}
          <a href={changesPath(version, language)}>{texts['notice.compare']}</a>
        </>
      )}
    </p>
  )
}
