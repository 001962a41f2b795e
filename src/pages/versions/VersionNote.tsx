import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { fillMessage } from '../../languages/messages.ts'
import { dateText } from '../../model/dateText.ts'
import { routePath } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'
import { type DocumentVersion, stateOf, successorOf } from '../../versions/documentVersions.ts'
import { versionPath } from '../versionPages.ts'

interface VersionNoteProps {
  readonly site: Site
  readonly version: DocumentVersion
}

/** Says at the head of a version whether it applies, and leads to the one that does. */
export function VersionNote({ site, version }: VersionNoteProps) {
  const { language, t } = useLanguage()
  const { document, effective } = version
  const state = stateOf(site, version)
  const successor = state === 'replaced' ? successorOf(site, version) : undefined
  const sentence = successor
    ? fillMessage(t('version.replaced'), {
        version: successor.version,
        date: dateText(successor.effective, language),
      })
    : fillMessage(t(state === 'announced' ? 'version.announced' : 'version.effective'), {
        date: dateText(effective, language),
      })
  return (
    <p className="note">
      {sentence}{' '}
      {successor && stateOf(site, successor) === 'replaced' && (
        <>
          <a href={versionPath(successor, language)}>
            {fillMessage(t('version.successor'), { version: successor.version })}
          </a>
          {' · '}
        </>
      )}
      <a href={routePath(document, language)}>{t('version.present')}</a>
    </p>
  )
}
