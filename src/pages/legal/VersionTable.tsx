import type { ReactNode } from 'react'
import { dateText } from '../../content/dateText.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { documentDetails } from '../../legal/documentDetails.ts'
import type { LegalDocument } from '../../legal/legalDocument.ts'

interface VersionTableProps {
  readonly document: LegalDocument
  /** ISO 8601 day, for a version that shows it. */
  readonly publishedOn?: string | undefined
  /** Further rows. */
  readonly children?: ReactNode
}

/** Dates, version and languages of a document. */
export function VersionTable(props: VersionTableProps) {
  const { document, publishedOn, children } = props
  const { language, t } = useLanguage()
  const published = publishedOn && {
    label: 'legal.published' as const,
    text: dateText(publishedOn, language),
    day: publishedOn,
  }
  const details = documentDetails(document, language)
  return (
    <table className="version-table">
      <tbody>
        {(published ? [published, ...details] : details).map(({ label, text, day }) => (
          <tr key={label}>
            <th scope="row">{t(label)}</th>
            <td>{day === undefined ? text : <time dateTime={day}>{text}</time>}</td>
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  )
}
