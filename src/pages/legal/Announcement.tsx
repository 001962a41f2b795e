import { dateText } from '../../content/dateText.ts'
import type { Language } from '../../i18n/languages.ts'
import { fillMessage, messages } from '../../i18n/messages.ts'
import type { DocumentVersion } from '../../legal/versions/documentVersions.ts'
import { changesPath, comparedWith, versionPath } from '../versionPages.ts'

interface AnnouncementProps {
  readonly version: DocumentVersion
  /** Whether it has yet to take effect. */
  readonly isComing: boolean
  readonly language: Language
}

/** Says that a version takes effect or has lately done so, and leads to it and to what changes. */
export function Announcement({ version, isComing, language }: AnnouncementProps) {
  const texts = messages[language]
  const sentence = fillMessage(texts[isComing ? 'notice.takesEffect' : 'notice.tookEffect'], {
    document: texts[`legal.${version.document}`],
    date: dateText(version.effective, language),
  })
  const isCompared = comparedWith(version) !== undefined
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
