import { useEffect, useRef } from 'react'
import { useActiveSection } from './sections.ts'

export interface TableOfContentsProps {
  readonly title: string
  /** Language of the document, where it is not the page's. */
  readonly lang: string
  /** The sections of the text. */
  readonly entries: readonly { readonly id: string; readonly heading: string }[]
}

/** Scrolls the list that takes the ref, and nothing else, so that the entry of the active section can be seen. */
function useEntryInView(active: string | undefined) {
  const listRef = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const list = listRef.current
    const entry = active === undefined ? null : list?.querySelector(`[href="#${active}"]`)
    if (!list || !entry) return
    const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
    if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
    if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
  }, [active])

  return listRef
}

/** The sections of a text: beside it on wide screens, folded away on narrow ones. */
export function TableOfContents({ title, lang, entries }: TableOfContentsProps) {
  const active = useActiveSection()
  const listRef = useEntryInView(active)
  return (
    <nav className="contents" aria-label={title}>
      <details>
        {/* An element for the words: Firefox would read them out as one with the sign that follows. */}
        <summary className="pill">
          <span>{title}</span>
        </summary>
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

/** The props of a table of contents, from its HTML. */
export function readContents(root: HTMLElement): TableOfContentsProps {
  return {
    title: root.querySelector('summary')?.textContent ?? '',
    lang: root.querySelector('ol')?.lang ?? '',
    entries: Array.from(root.querySelectorAll('a'), link => ({
      id: link.hash.slice(1),
      heading: link.textContent ?? '',
    })),
  }
}
