import type { ReactNode } from 'react'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { dateText } from '../../model/dateText.ts'
import type { Site } from '../../model/site.ts'
import { documentDetails, type LegalDocument } from '../../texts/rendered.ts'

interface VersionTableProps {
  readonly site: Site
  readonly document: LegalDocument
  /** ISO 8601 day, for a version that shows it. */
  readonly publishedOn?: string | undefined
  /** Further rows. */
  readonly children?: ReactNode
}

/** Dates, version and languages of a document. */
export function VersionTable(props: VersionTableProps) {
  const { site, document, publishedOn, children } = props
  const { language, t } = useLanguage()
  const published = publishedOn && {
    label: 'legal.published' as const,
    text: dateText(publishedOn, language),
    day: publishedOn,
  }
  const details = documentDetails(site, document, language)
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
