import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { fillMessage } from '../../languages/messages.ts'
import type { LegalDocumentName } from '../../model/documents.ts'
import type { Site } from '../../model/site.ts'
import { comparedWithDraft, draftPath } from '../versionPages.ts'

interface DraftNoteProps {
  readonly site: Site
  readonly document: LegalDocumentName
}

/** Leads from a draft to what it changes; nothing where no draft is shown. */
export function DraftNote({ site, document }: DraftNoteProps) {
  const { language, t } = useLanguage()
  const inForce = comparedWithDraft(site, document)
  if (!inForce) return null
  return (
    <p className="note">
      <a href={draftPath(document, language)}>
        {fillMessage(t('draft.compare'), { before: inForce.version })}
      </a>
    </p>
  )
}
