import { pages } from '../pages/pageTable.ts'

/** The URLs to pre-render: every page of the page table. */
export default function onBeforePrerenderStart(): string[] {
  return pages.map(({ path }) => path)
}
