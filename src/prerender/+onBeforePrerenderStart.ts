import { pageUrls } from '../pages/routeTable.ts'

/** The URLs to pre-render: every route in every language, the 404 pages among them. */
export default function onBeforePrerenderStart(): string[] {
  return pageUrls.map(page => page.path)
}
