import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { LegalDocument } from '../../texts/rendered.ts'

interface DocumentSummaryProps {
  readonly document: LegalDocument
}

/** The line as the content of a link, which can hold no other. */
function linkContent(inShort: string) {
  return { __html: inShort.replace(/<\/?a\b[^>]*>/g, '') }
}

/** The whole document on one screen: its "In short" lines, each leading to its section. */
export function DocumentSummary({ document }: DocumentSummaryProps) {
  const { t } = useLanguage()
  return (
    <details className="summary">
      <summary>{t('legal.summary')}</summary>
      <ol lang={document.language}>
        {document.sections.map(({ id, inShort }) => (
          <li key={id}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from the project's own Markdown */}
            <a href={`#${id}`} dangerouslySetInnerHTML={linkContent(inShort)} />
          </li>
        ))}
      </ol>
    </details>
  )
}
