import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { documentDetails } from '../../legal/documentDetails.ts'
import type { LegalDocument } from '../../legal/legalDocument.ts'

interface VersionTableProps {
  readonly document: LegalDocument
}

/** Dates, version and languages of a document. */
export function VersionTable({ document }: VersionTableProps) {
  const { language, t } = useLanguage()
  return (
    <table className="version-table">
      <tbody>
        {documentDetails(document, language).map(({ label, text, day }) => (
          <tr key={label}>
            <th scope="row">{t(label)}</th>
            <td>{day === undefined ? text : <time dateTime={day}>{text}</time>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
