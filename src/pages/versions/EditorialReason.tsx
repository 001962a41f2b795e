import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { fillMessage } from '../../i18n/messages.ts'
import type { DocumentVersion } from '../../legal/versions/documentVersions.ts'

interface EditorialReasonProps {
  readonly version: DocumentVersion
}

/** Says of a version that changes nothing material why that is so. */
export function EditorialReason({ version }: EditorialReasonProps) {
  const { language, t } = useLanguage()
  const reason = version.published?.texts[language]?.frontMatter.editorial
  return reason === undefined ? null : <p>{fillMessage(t('versions.editorial'), { reason })}</p>
}
