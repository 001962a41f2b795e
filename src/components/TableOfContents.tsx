import { useActiveSection } from './hooks/useActiveSection.ts'
import { useEntryInView } from './hooks/useEntryInView.ts'

/** A section in the table of contents. */
export interface ContentsEntry {
  readonly id: string
  readonly heading: string
}

export interface TableOfContentsProps {
  readonly title: string
  /** Language of the document, where it is not the page's. */
  readonly lang: string
  readonly entries: readonly ContentsEntry[]
}

/** The sections of a text: beside it on wide screens, folded away on narrow ones. */
export function TableOfContents({ title, lang, entries }: TableOfContentsProps) {
  const active = useActiveSection()
  const listRef = useEntryInView(active)
  return (
    <nav className="contents" aria-label={title}>
      <details>
        <summary className="pill">{title}</summary>
        <ol ref={listRef} lang={lang}>
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={active === id ? 'location' : undefined}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
