import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { sendRequest } from '../../server/index.ts'
import {
  defaultLanguage,
  frozenIn,
  isoDay,
  type LegalDocumentName,
  legalDocuments,
  publishedVersions,
  type Site,
  type Version,
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

/** Why what a running site says of itself cannot be used; the message is for whoever watches it. */
export class UnusableIndex extends Error {}

/** The value of a JSON text; undefined where it is none. */
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
      ? 'is not the index of a site: it is no JSON object'
      : `is not the index of a site: "${field}" is missing or of another form`,
  )
}

/** The published versions of a document that an index lists. */
function listedVersions({ documents }: SiteIndex, name: LegalDocumentName) {
  const { earlier = [], withdrawn = [], inForce, next } = documents[name] ?? {}
  const all = [...earlier, ...withdrawn, inForce, next]
  return all.flatMap(listed => (listed?.publishedOn ? listed : []))
}

/** The SHA-256 of a published text in the default language, whose index a watch reads. */
function textHash(version: Version): string {
  return createHash('sha256').update(frozenIn(version, defaultLanguage).raw).digest('hex')
}

/**
 * The versions, like `privacy-policy/2.0`, of which an index and the operator's folder do not say the same.
 * @param site as of the day that the index was built for
 */
export function differingVersions(site: Site, index: SiteIndex) {
  const missing: string[] = []
  const foreign: string[] = []
  const changed: string[] = []
  for (const document of legalDocuments) {
    const here = publishedVersions(site)[document].filter(
      ({ publishedOn }) => publishedOn <= site.today,
    )
    const there = listedVersions(index, document)
    for (const version of here) {
      const name = `${document}/${version.version}`
      const listed = there.find(other => other.version === version.version)
      if (!listed) missing.push(name)
      else if (listed.sha256 && listed.sha256 !== textHash(version)) changed.push(name)
    }
    for (const { version } of there) {
      const isKnown = here.some(own => own.version === version)
      if (!isKnown) foreign.push(`${document}/${version}`)
    }
  }
  return {
    /** Published here, and not listed there. */
    missing,
    /** Listed there, and never published here. */
    foreign,
    /** On both sides, with another text in the language of the index. */
    changed,
  }
}
