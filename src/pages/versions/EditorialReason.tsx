import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { fillMessage } from '../../languages/messages.ts'
import type { DocumentVersion } from '../../versions/documentVersions.ts'

interface EditorialReasonProps {
  readonly version: DocumentVersion
}

/** Says why a version changes nothing material. */
export function EditorialReason({ version }: EditorialReasonProps) {
  const { language, t } = useLanguage()
  const reason = version.published?.texts[language]?.frontMatter.editorial
  return reason === undefined ? null : <p>{fillMessage(t('versions.editorial'), { reason })}</p>
}
