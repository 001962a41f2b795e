import { createHash } from 'node:crypto'
import * as v from 'valibot'
import {
  type Fault,
  keptValuesFolder,
  ledgerFile,
  versionFolder,
  versionName,
  versionOfName,
  versionTextFile,
} from '../folder/index.ts'
import type { Site } from '../site/index.ts'
import { compareVersions } from './comparedVersions.ts'
import { publishedVersions } from './publishedVersions.ts'

/** The code of a language. It may come from a file of another program, and it is printed. */
export const languageCode = v.pipe(v.string(), v.regex(/^\w{2,3}$/))

/** The SHA-256 of a published text, in hexadecimal digits. */
export const textHash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))

const recordSchema = v.record(
  v.pipe(v.string(), v.regex(/^[\w-]+\/[\w.-]+$/)), // It is printed as well.
  v.record(languageCode, textHash),
)

/** The versions that builds have shown as published, by names like `privacy-policy/2.0`, with hashes of their texts. */
export type PublishedRecord = Readonly<v.InferOutput<typeof recordSchema>>

/** Reads a record that a build has kept; empty where the value is not one. */
export function readPublishedRecord(kept: unknown): PublishedRecord {
  const result = v.safeParse(recordSchema, kept)
  return result.success ? result.output : {}
}

/** Records as one; where two name the hash of a text, the later one counts. */
export function joinedRecords(records: readonly PublishedRecord[]): PublishedRecord {
  const joined: Record<string, PublishedRecord[string]> = {}
  for (const record of records) {
    for (const [name, texts] of Object.entries(record)) joined[name] = { ...joined[name], ...texts }
  }
  return joined
}

/** A version that readers have seen and that the site has no more, or has with another text. */
export interface LostVersion extends Fault {
  /** `privacy-policy/2.0` */
  readonly name: string
}

/** The SHA-256 of every published text of a site, as a build names it. */
export function presentTexts(site: Site): PublishedRecord {
  const versions = Object.values(publishedVersions(site)).flat()
  const entries = versions.map(version => {
    const hashes = Array.from(version.texts.values(), ({ language, raw }) => [
      language,
      createHash('sha256').update(raw).digest('hex'),
    ])
    return [versionName(version), Object.fromEntries(hashes)]
  })
  return Object.fromEntries(entries)
}

/** The versions of a record that the site has no more, or has with another text in one of its languages. */
export function lostVersions(site: Site, record: PublishedRecord): readonly LostVersion[] {
  const { missing, changed } = compareVersions(record, presentTexts(site))
  const lost = missing.map((name): LostVersion => {
    const version = versionOfName(name)
    const message = `is gone: the last build showed it as published. Restore its folder, its line in ${ledgerFile(site)} and its file below ${keptValuesFolder(site)} from git`
    return { name, file: versionFolder(site, version), message }
  })
  const rewritten = changed.map(({ name, hashOf }): LostVersion => {
    const file = versionTextFile(site, versionOfName(name), hashOf)
    const message =
      'is not the text that the last build showed as published. Restore it from git; changes are published as a new version'
    return { name, file, message }
  })
  return [...lost, ...rewritten]
}

/** What of a record a build has to keep for the next one: what the site has no more, which no index names again. */
export function recordToKeep(site: Site, record: PublishedRecord): PublishedRecord {
  const names = lostVersions(site, record).map(({ name }) => name)
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
}
