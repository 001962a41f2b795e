import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { type Alternates, languages } from '../../languages/languages.ts'

interface LanguagesRowProps {
  /** The path of the page in each of its languages. */
  readonly alternates: Alternates
}

/** The row of the version table that leads to the page in its other languages; none where there are none. */
export function LanguagesRow({ alternates }: LanguagesRowProps) {
  const { language, t } = useLanguage()
  const others = languages.filter(({ code }) => code !== language && alternates[code])
  if (others.length === 0) return null
  return (
    <tr className="elsewhere">
      <th scope="row">{t('language.label')}</th>
      <td>
        {others.map(({ code, name }, index) => (
          <span key={code}>
            {index > 0 && ', '}
            <a href={alternates[code]} hrefLang={code} lang={code}>
              {name}
            </a>
          </span>
        ))}
      </td>
    </tr>
  )
}
