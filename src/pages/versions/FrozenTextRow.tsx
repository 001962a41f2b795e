import { useLanguage } from '../../languages/LanguageProvider.tsx'

interface FrozenTextRowProps {
  readonly path: string
}

/** The row of the version table that leads to the text as its file was frozen; not printed. */
export function FrozenTextRow({ path }: FrozenTextRowProps) {
  const { t } = useLanguage()
  return (
    <tr className="elsewhere">
      <th scope="row">{t('legal.formats')}</th>
      <td>
        <a href={path}>Markdown</a>
      </td>
    </tr>
  )
}
