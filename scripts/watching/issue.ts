/** Where issues are kept: the API of GitHub, or of a host that speaks it. */
export interface IssueTracker {
  /** `https://api.github.com`, without a slash at the end. */
  readonly api: string
  /** `owner/name` */
  readonly repository: string
  readonly token: string
}

interface Issue {
  readonly number: number
  readonly body: string | null
  readonly pull_request?: unknown
}

/** What became of the issue about a site. */
export type IssueOutcome = 'opened' | 'updated' | 'unchanged' | 'closed' | 'none'

/** Why issues cannot be read or written; the message is for whoever runs the check. */
export class UnreachableTracker extends Error {}

/** Issues on a page of a list, the most there can be. */
const PAGE_SIZE = 100

/** Characters of an issue's text, somewhat fewer than GitHub takes. */
const MAX_BODY = 60_000

/** Time in ms for one request. */
const REQUEST_TIMEOUT = 30_000

async function send(
  { api, repository, token }: IssueTracker,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  content?: object,
): Promise<unknown> {
  const address = `${api}/repos/${repository}/issues${path}`
  const response = await fetch(address, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'x-github-api-version': '2022-11-28',
    },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    ...(content && { body: JSON.stringify(content) }),
  }).catch((error: Error) => {
    throw new UnreachableTracker(`${address} does not respond: ${error.message}`)
  })
  if (response.ok) return response.json()
  throw new UnreachableTracker(
    `${method} ${address} was answered with ${response.status}. Check that the token may write issues`,
  )
}

/** Tells the issue about a site from all others; readers do not see it. */
function markerOf(address: string): string {
  return `<!-- site-watch ${address} -->`
}

async function findIssue(tracker: IssueTracker, address: string): Promise<Issue | undefined> {
  for (let page = 1; ; page += 1) {
    const query = `?state=open&per_page=${PAGE_SIZE}&page=${page}`
    const issues = (await send(tracker, 'GET', query)) as readonly Issue[] // as GitHub documents it
    const found = issues.find(
      ({ body, pull_request }) => !pull_request && body?.startsWith(markerOf(address)),
    )
    if (found || issues.length < PAGE_SIZE) return found
  }
}

/**
 * Keeps the one issue about a site in step with what was found: opens it, updates it, closes it.
 * @param report what is wrong, as Markdown; undefined where nothing is
 * @throws UnreachableTracker with the request that failed
 */
export async function keepIssue(
  tracker: IssueTracker,
  address: string,
  report: string | undefined,
): Promise<IssueOutcome> {
  const issue = await findIssue(tracker, address)
  if (report === undefined) {
    if (!issue) return 'none'
    const body = 'The site is again what it should be.'
    await send(tracker, 'POST', `/${issue.number}/comments`, { body })
    const closed = { state: 'closed', state_reason: 'completed' }
    await send(tracker, 'PATCH', `/${issue.number}`, closed)
    return 'closed'
  }
  const body = `${markerOf(address)}\n${report}`.slice(0, MAX_BODY)
  if (issue?.body === body) return 'unchanged'
  if (issue) await send(tracker, 'PATCH', `/${issue.number}`, { body })
  else await send(tracker, 'POST', '', { title: `${address} is not what it should be`, body })
  return issue ? 'updated' : 'opened'
}
