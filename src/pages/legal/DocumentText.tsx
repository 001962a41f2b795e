import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { LegalDocument } from '../../texts/rendered.ts'
import { DocumentSummary } from './DocumentSummary.tsx'
import { LegalText } from './LegalText.tsx'

interface DocumentTextProps {
  readonly document: LegalDocument
}

/** The short version of a document, and its text. */
export function DocumentText({ document }: DocumentTextProps) {
  const { t } = useLanguage()
  return (
    <>
      <div className="in-short-card">
        <p className="in-short-note">{t('legal.inShortNote')}</p>
        <DocumentSummary document={document} />
      </div>
      <LegalText document={document} />
    </>
  )
}
