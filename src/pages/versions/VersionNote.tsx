import { dateText } from '../../content/dateText.ts'
import { routePath } from '../../content/routes.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { fillMessage } from '../../i18n/messages.ts'
import {
  type DocumentVersion,
  stateOf,
  successorOf,
} from '../../legal/versions/documentVersions.ts'
import { versionPath } from '../versionPages.ts'

interface VersionNoteProps {
  readonly version: DocumentVersion
}

/** Says at the head of a version whether it applies, and leads to the one that does. */
export function VersionNote({ version }: VersionNoteProps) {
  const { language, t } = useLanguage()
  const { document, effective } = version
  const state = stateOf(version)
  const successor = state === 'replaced' ? successorOf(version) : undefined
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
      {successor && stateOf(successor) === 'replaced' && (
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
