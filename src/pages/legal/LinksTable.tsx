import type { Language } from '../../languages/languages.ts'

/** A row of links under a common name. */
export interface LinksRow {
  readonly label: string
  readonly links: readonly {
    readonly text: string
    readonly path: string
    readonly otherLanguage?: Language
  }[]
}

interface LinksTableProps {
  readonly rows: readonly LinksRow[]
}

/** The other forms of a page and what belongs to it, at its head; not printed. */
export function LinksTable({ rows }: LinksTableProps) {
  return (
    <table className="version-table elsewhere">
      <tbody>
        {rows
          .filter(({ links }) => links.length > 0)
          .map(({ label, links }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {links.map(({ text, path, otherLanguage }, index) => (
                  <span key={path}>
                    {index > 0 && ', '}
                    <a href={path} hrefLang={otherLanguage}>
                      {text}
                    </a>
                  </span>
                ))}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
