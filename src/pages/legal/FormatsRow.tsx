import { useLanguage } from '../../languages/LanguageProvider.tsx'

interface FormatsRowProps {
  /** Path of the page. */
  readonly path: string
  /** Path of the list of its versions. */
  readonly versionsPath: string
}

/** The row of the version table that leads to other formats and versions; not printed. */
export function FormatsRow({ path, versionsPath }: FormatsRowProps) {
  const { t } = useLanguage()
  return (
    <tr className="elsewhere">
      <th scope="row">{t('legal.formats')}</th>
      <td>
        <a href={`${path}.md`}>Markdown</a>, <a href={`${path}.docx`}>Word</a>,{' '}
        <a href={`${path}.atom`}>Atom</a>, <a href={versionsPath}>{t('legal.versions')}</a>
      </td>
    </tr>
  )
}
