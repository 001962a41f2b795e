import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { LegalDocumentName } from '../../model/documents.ts'
import { routePath } from '../../model/routes.ts'

/** What a reader of a document may want to do next: the page, the row's name, and its link. */
const related = {
  'privacy-policy': { route: 'your-rights', label: 'legal.your-rights', link: 'rights.link' },
  'data-processing-agreement': {
    route: 'agreement-to-sign',
    label: 'agreement.label',
    link: 'agreement.link',
  },
} as const

interface RelatedRowProps {
  readonly document: LegalDocumentName
}

/** The row of the version table that leads from a document to the page that acts on it. */
export function RelatedRow({ document }: RelatedRowProps) {
  const { t, language } = useLanguage()
  if (document === 'terms-of-service') return null
  const { route, label, link } = related[document]
  return (
    <tr className="elsewhere">
      <th scope="row">{t(label)}</th>
      <td>
        <a href={routePath(route, language)}>{t(link)}</a>
      </td>
    </tr>
  )
}
