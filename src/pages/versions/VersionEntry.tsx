import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { fillMessage } from '../../languages/messages.ts'
import { dateText } from '../../model/dateText.ts'
import { daysAfter } from '../../model/isoDay.ts'
import type { Site } from '../../model/site.ts'
import { type DocumentVersion, stateOf, successorOf } from '../../versions/documentVersions.ts'
import { changesPath, comparedWith, versionPath } from '../versionPages.ts'
import { EditorialReason } from './EditorialReason.tsx'

interface VersionEntryProps {
  readonly site: Site
  readonly version: DocumentVersion
}

/** A version on the timeline: its day, how it stands, until when it applied, and what changed with it. */
export function VersionEntry({ site, version }: VersionEntryProps) {
  const { language, t } = useLanguage()
  const { effective, published } = version
  const before = comparedWith(site, version)
  const state = stateOf(site, version)
  const successor = state === 'replaced' ? successorOf(site, version) : undefined
  const day = (date: string) => dateText(date, language)
  const period = successor
    ? fillMessage(t('versions.replaced'), {
        date: day(effective),
        end: day(daysAfter(successor.effective, -1)),
      })
    : fillMessage(t(state === 'announced' ? 'versions.announced' : 'versions.effective'), {
        date: day(effective),
      })
  return (
    <li className={state}>
      <time dateTime={effective}>{day(effective)}</time>
      <div>
        <h2>
          <a href={versionPath(version, language)}>
            {fillMessage(t('versions.version'), { version: version.version })}
          </a>{' '}
          {state !== 'replaced' && (
            <span className="status">
              {t(state === 'announced' ? 'versions.coming' : 'versions.inEffect')}
            </span>
          )}
        </h2>
        <p>{period}</p>
        {published && (
          <p>{fillMessage(t('versions.published'), { date: day(published.publishedOn) })}</p>
        )}
        {before && (
          <p>
            <a href={changesPath(version, language)}>
              {fillMessage(t('versions.changes'), { version: before.version })}
            </a>
          </p>
        )}
        <EditorialReason version={version} />
      </div>
    </li>
  )
}
