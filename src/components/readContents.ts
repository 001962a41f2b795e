import type { TableOfContentsProps } from './TableOfContents.tsx'

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
