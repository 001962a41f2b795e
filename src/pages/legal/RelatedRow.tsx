import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { LegalDocumentName } from '../../model/documents.ts'
import { routePath } from '../../model/routes.ts'

interface RelatedRowProps {
  readonly document: LegalDocumentName
}

/** The row of the version table that leads from a document to what a reader acts on it with. */
export function RelatedRow({ document }: RelatedRowProps) {
  const { t, language } = useLanguage()
  if (document === 'terms-of-service') return null
  const [label, link, path] =
    document === 'privacy-policy'
      ? (['legal.your-rights', 'rights.link', routePath('your-rights', language)] as const)
      : (['agreement.label', 'agreement.link', `${routePath(document, language)}.docx`] as const)
  return (
    <tr className="elsewhere">
      <th scope="row">{t(label)}</th>
      <td>
        <a href={path}>{t(link)}</a>
      </td>
    </tr>
  )
}
