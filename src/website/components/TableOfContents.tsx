import { useEffect, useRef } from 'react'
import { usePopover } from './hooks.ts'
import { useActiveSection } from './sections.ts'

/** The id of the list, which buttons open. */
export const CONTENTS_ID = 'table-of-contents'

export interface TableOfContentsProps {
  readonly title: string
  /** Language of the document, where it is not the page's. */
  readonly lang: string
  /** The sections of the text. */
  readonly entries: readonly { readonly id: string; readonly heading: string }[]
}

/**
 * Scrolls the list that takes the ref, and nothing else, so that the entry of the active section can be seen: when
 * another one is active, and when the list is opened.
 */
function useEntryInView(active: string | undefined, isOpen: boolean) {
  const listRef = useRef<HTMLOListElement>(null)

  // The list has no size while it is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is what shows it.
  useEffect(() => {
    const list = listRef.current
    const entry = active === undefined ? null : list?.querySelector(`[href="#${active}"]`)
    if (!list || !entry) return
    const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
    if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
    if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
  }, [active, isOpen])

  return listRef
}

/** The sections of a text: beside it on wide screens, opened by a button here and one in the bar on narrow ones. */
export function TableOfContents({ title, lang, entries }: TableOfContentsProps) {
  const active = useActiveSection()
  const { ref, isOpen, onToggle } = usePopover()
  const listRef = useEntryInView(active, isOpen)
  return (
    <nav className="contents" aria-label={title}>
      {/* Safari gives a button the focus on a click only where there is a tabindex (navbar.css). */}
      <button type="button" className="pill" popoverTarget={CONTENTS_ID} tabIndex={0}>
        {title}
      </button>
      <div id={CONTENTS_ID} popover="auto" tabIndex={-1} ref={ref} onToggle={onToggle}>
        <ol ref={listRef} lang={lang}>
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={active === id ? 'location' : undefined}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

/** The props of a table of contents, from its HTML. */
export function readContents(root: HTMLElement): TableOfContentsProps {
  return {
    title: root.querySelector('button')?.textContent ?? '',
    lang: root.querySelector('ol')?.lang ?? '',
    entries: Array.from(root.querySelectorAll('a'), link => ({
      id: link.hash.slice(1),
      heading: link.textContent ?? '',
    })),
  }
}
