import {
  changesPath,
  comparedWith,
  dateText,
  fillMessage,
  type Language,
  legalDocuments,
  linkToVersion,
  type Site,
  shortTitle,
  timelines,
  useLanguage,
  type Version,
} from '../../company/index.ts'

/** What pages of a language mention of the documents: a version that takes effect, or that recently did. */
export function announcedIn(site: Site, language: Language): readonly Version[] {
  const { legal, kept } = site.languages
  if (!legal.includes(language) && !kept.includes(language)) return []
  return legalDocuments.flatMap(document => {
    const { announced, recent } = timelines(site)[document]
    return announced ?? recent ?? []
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
        document: shortTitle(site, document, language),
        date: dateText(effective, language),
      })}{' '}
      <a {...linkToVersion(version, language)}>
        {fillMessage(t('notice.read'), { version: version.version })}
      </a>
      {!isBrief && comparedWith(site, version, language) && (
        <>
          {' · '}
          <a href={changesPath(version, language)}>{t('notice.compare')}</a>
        </>
      )}
    </p>
  )
}
