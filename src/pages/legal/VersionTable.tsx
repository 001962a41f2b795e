import { dateText } from '../../content/dateText.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import type { Language } from '../../i18n/languages.ts'
import type { LegalDocument } from '../../legal/legalDocument.ts'

interface VersionTableProps {
  readonly document: LegalDocument
  /** The languages the document exists in. */
  readonly languagesText: string
}

interface DayProps {
  readonly label: string
  readonly day: string | undefined
  readonly language: Language
}

function Day({ label, day, language }: DayProps) {
  if (day === undefined) return null
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <time dateTime={day}>{dateText(day, language)}</time>
      </td>
    </tr>
  )
}

/** Dates, version and languages of a document. */
export function VersionTable({ document, languagesText }: VersionTableProps) {
  const { language, t } = useLanguage()
  return (
    <table className="version-table">
      <tbody>
        <Day label={t('legal.effective')} day={document.effective} language={language} />
        <Day label={t('legal.lastUpdated')} day={document.lastUpdated} language={language} />
        <Day label={t('legal.nextReview')} day={document.nextReview} language={language} />
        <tr>
          <th scope="row">{t('legal.version')}</th>
          <td>{`${document.version} ${t('legal.region')}`}</td>
        </tr>
        <tr>
          <th scope="row">{t('legal.languages')}</th>
          <td>{languagesText}</td>
        </tr>
      </tbody>
    </table>
  )
}
