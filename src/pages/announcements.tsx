import { fillMessage, type Language, useLanguage } from '../languages/index.ts'
import { dateText, legalDocuments, type Site } from '../model/index.ts'
import {
  changesPath,
  comparedWith,
  timelines,
  type Version,
  versionPath,
} from '../versions/index.ts'

/** What pages of a language mention of the documents: a version that takes effect, or that recently did. */
export function announcedIn(site: Site, language: Language): readonly Version[] {
  return legalDocuments.flatMap(document => {
    const { announced, recent } = timelines(site)[document]
    const version = announced ?? recent
    return version?.languages.includes(language) ? version : []
  })
}

interface AnnouncementProps {
  readonly site: Site
  readonly version: Version
  /** Whether it leads to the version alone, where there is little room. */
  readonly isBrief?: boolean
}

/** Says that a version takes effect or recently did, and leads to it and to what changes. */
export function Announcement({ site, version, isBrief }: AnnouncementProps) {
  const { t, language } = useLanguage()
  const { document, effective } = version
  const sentence = t(effective > site.today ? 'notice.takesEffect' : 'notice.tookEffect')
  return (
    <p className="notice">
      {fillMessage(sentence, {
        document: t(`legal.${document}`),
        date: dateText(effective, language),
      })}{' '}
      <a href={versionPath(version, language)}>{t('notice.read')}</a>
      {!isBrief && comparedWith(site, version) && (
        <>
          {' · '}
          <a href={changesPath(version, language)}>{t('notice.compare')}</a>
        </>
      )}
    </p>
  )
}
