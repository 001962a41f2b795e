import { useLanguage } from '../../languages/LanguageProvider.tsx'

/** The row of the version table that shows a link beside each paragraph (src/client/citations.ts). */
export function CitationsRow() {
  const { t } = useLanguage()
  return (
    <tr className="elsewhere citing">
      <th scope="row">{t('legal.cite')}</th>
      <td>
        <label>
          <input type="checkbox" data-link={t('legal.linkToParagraph')} />{' '}
          {t('legal.linksToParagraphs')}
        </label>
      </td>
    </tr>
  )
}
