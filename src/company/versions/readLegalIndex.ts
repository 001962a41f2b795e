import * as v from 'valibot'
import { versionName } from '../folder/index.ts'
import { isoDay } from '../schema/index.ts'
import { legalDocuments } from '../site/index.ts'
import { languageCode, type PublishedRecord, textHash } from './publishedRecord.ts'

/** A version as an index lists it. Its number is printed, and it may come from a file of another program. */
const indexedVersion = v.object({
  version: v.pipe(v.string(), v.regex(/^\d[\w.-]*$/)),
  publishedOn: v.nullable(isoDay),
  /** The language of its text: the default one, where the version was not published in the language of the index. */
  language: languageCode,
  /** The hash of that text; left out by the first releases. */
  sha256: v.nullish(textHash),
})

const indexedDocument = v.object({
  earlier: v.array(indexedVersion),
  /** Left out by releases that withdrew no versions. */
  withdrawn: v.optional(v.array(indexedVersion), []),
  inForce: indexedVersion,
  next: v.nullable(indexedVersion),
})

const legalIndexSchema = v.object({
  built: isoDay,
  documents: v.record(v.string(), indexedDocument),
})

/** What a `legal.json` says of a build: the day it was made for, and the versions of its documents. */
export type LegalIndex = v.InferOutput<typeof legalIndexSchema>

/** The value of a JSON text; undefined where it is not one. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads a `legal.json`, of the last build or of a running site. Releases take no field out of it, so that what other
 * releases wrote has this form as well. Nothing in it is true because it says so.
 */
export function readLegalIndex(text: string) {
  return v.safeParse(legalIndexSchema, parsedJson(text))
}

/** The versions that an index lists as published, with the hashes that it names of their texts. */
export function publishedIn({ documents }: LegalIndex): PublishedRecord {
  const record: Record<string, PublishedRecord[string]> = {}
  for (const document of legalDocuments) {
    const { earlier = [], withdrawn = [], inForce, next } = documents[document] ?? {}
    for (const indexed of [...earlier, ...withdrawn, inForce, next]) {
      if (!indexed?.publishedOn) continue
      const { version, language, sha256 } = indexed
      record[versionName({ document, version })] = sha256 ? { [language]: sha256 } : {}
    }
  }
  return record
}
