import { sendRequest } from '../../server/index.ts'
import {
  compareVersions,
  type LegalIndex,
  type PublishedRecord,
  presentTexts,
  publishedIn,
  publishedVersions,
  readLegalIndex,
  type Site,
  type VersionDifferences,
  versionName,
} from '../../src/company/index.ts'

/** Bytes in which the index of every site has room. */
const INDEX_BYTES = 256 * 1024

const indexPath = '/legal.json'

/** Why what a running site says of itself cannot be used; the message is for the person who watches it. */
export class UnusableIndex extends Error {}

/**
 * Reads what a running site says of itself. Its form alone is checked: nothing in it is true because the site says it.
 * @throws UnusableIndex where it is missing, too long, elsewhere, or of another form
 * @throws UnansweredRequest, UnsoundResponse where there is no response that can be read
 */
export async function readSiteIndex(origin: string): Promise<LegalIndex> {
  const request = { origin, path: indexPath, expectedBytes: INDEX_BYTES }
  const { status, headers, body, isTooLong } = await sendRequest(request)
  const refuse = (message: string) => new UnusableIndex(`${origin}${indexPath} ${message}.`)
  const [location] = headers.location ?? []
  if (location !== undefined) throw refuse(`leads to ${location}, where nobody was asked`)
  if (status !== 200) throw refuse(`answers with the status ${status}, not with 200`)
  if (isTooLong) throw refuse(`is longer than ${INDEX_BYTES} bytes, which no index is`)
  const result = readLegalIndex(body.toString())
  if (result.success) return result.output
  const field = result.issues[0].path?.[0].key
  throw refuse(
    field === undefined
      ? 'is not the index of a site: it is not a JSON object'
      : `is not the index of a site: "${field}" is missing or of another form`,
  )
}

/** The versions that were published by the day of a site: an index of that day lists no others. */
function versionsOfDay(site: Site): PublishedRecord {
  const later = Object.values(publishedVersions(site))
    .flat()
    .filter(({ publishedOn }) => publishedOn > site.today)
    .map(versionName)
  const entries = Object.entries(presentTexts(site)).filter(([name]) => !later.includes(name))
  return Object.fromEntries(entries)
}

/**
 * How the versions of the company's folder differ from those that an index lists.
 * @param site as of the day that the index was built for
 */
export function differingVersions(site: Site, index: LegalIndex): VersionDifferences {
  return compareVersions(publishedIn(index), versionsOfDay(site))
}
