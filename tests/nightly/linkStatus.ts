import { sendRequest } from '../../server/index.ts'

/** More redirects than these lead in a circle. */
const MAX_REDIRECTS = 5

/**
 * The status that a link ends with. Redirects are followed on its own host alone: that a page has moved to
 * another one is an answer, and what is asked is what the texts name.
 */
export async function linkStatus(link: string): Promise<number> {
  let url = new URL(link)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const path = url.pathname + url.search
    const { status, headers } = await sendRequest({ origin: url.origin, path, expectedBytes: 0 })
    const [location] = headers.location ?? []
    const leads = status >= 300 && status < 400 && location !== undefined
    if (!leads || !URL.canParse(location, url)) return status
    const target = new URL(location, url)
    if (target.origin !== url.origin) return status
    url = target
  }
  throw new Error(`${link} is redirected more than ${MAX_REDIRECTS} times`)
}
