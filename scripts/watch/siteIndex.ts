import * as v from 'valibot'
import { sendRequest } from '../../server/index.ts'
import {
  compareVersions,
  defaultLanguage,
  isoDay,
  legalDocuments,
  type PublishedRecord,
  presentTexts,
  publishedVersions,
  type Site,
  type VersionDifferences,
  versionName,
} from '../../src/company/index.ts'

/** Bytes in which the index of every site has room. */
const INDEX_BYTES = 256 * 1024

const indexPath = '/legal.json'

const indexedVersion = v.object({
  // As in the head of a text.
  version: v.pipe(v.string(), v.regex(/^\d[\w.-]*$/)),
  publishedOn: v.nullable(isoDay),
  /** Of the text in the language of the index, in hexadecimal digits; left out by the first releases. */
  sha256: v.nullish(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))),
})

const indexedDocument = v.object({
  earlier: v.array(indexedVersion),
  /** Left out by releases that withdrew no versions. */
  withdrawn: v.optional(v.array(indexedVersion), []),
  inForce: indexedVersion,
  next: v.nullable(indexedVersion),
})

/** As much of a `legal.json` as a watch reads. */
const indexSchema = v.object({
  built: isoDay,
  documents: v.record(v.string(), indexedDocument),
})

/** What a running site says of itself: the day it was built for, and its published versions. */
export type SiteIndex = v.InferOutput<typeof indexSchema>

/** Why what a running site says of itself cannot be used; the message is for the person who watches it. */
export class UnusableIndex extends Error {}

/** The value of a JSON text; undefined where it is not one. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads what a running site says of itself. Its form alone is checked: nothing in it is true because the site says it.
 * @throws UnusableIndex where it is missing, too long, elsewhere, or of another form
 * @throws UnansweredRequest, UnsoundResponse where there is no response that can be read
 */
export async function readSiteIndex(origin: string): Promise<SiteIndex> {
  const request = { origin, path: indexPath, expectedBytes: INDEX_BYTES }
  const { status, headers, body, isTooLong } = await sendRequest(request)
  const refuse = (message: string) => new UnusableIndex(`${origin}${indexPath} ${message}.`)
  const [location] = headers.location ?? []
  if (location !== undefined) throw refuse(`leads to ${location}, where nobody was asked`)
  if (status !== 200) throw refuse(`answers with the status ${status}, not with 200`)
  if (isTooLong) throw refuse(`is longer than ${INDEX_BYTES} bytes, which no index is`)
  const result = v.safeParse(indexSchema, parsed(body.toString()))
  if (result.success) return result.output
  const field = result.issues[0].path?.[0].key
  throw refuse(
    field === undefined
      ? 'is not the index of a site: it is not a JSON object'
      : `is not the index of a site: "${field}" is missing or of another form`,
  )
}

/** The published versions that an index lists, each with the hash of its text in the language of the index. */
function listedVersions({ documents }: SiteIndex): PublishedRecord {
  const record: Record<string, PublishedRecord[string]> = {}
  for (const document of legalDocuments) {
    const { earlier = [], withdrawn = [], inForce, next } = documents[document] ?? {}
    for (const listed of [...earlier, ...withdrawn, inForce, next]) {
      if (!listed?.publishedOn) continue
      const { version, sha256 } = listed
      record[versionName({ document, version })] = sha256 ? { [defaultLanguage]: sha256 } : {}
    }
  }
  return record
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
export function differingVersions(site: Site, index: SiteIndex): VersionDifferences {
  return compareVersions(listedVersions(index), versionsOfDay(site))
}
