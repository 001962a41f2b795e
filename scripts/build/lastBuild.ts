import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { type LastManifest, lastManifest } from '../../src/build/index.ts'
import {
  isoDay,
  joinedRecords,
  type LastReview,
  type LegalIndex,
  languages,
  legalIndexPath,
  OperatorError,
  type PublishedRecord,
  publishedIn,
  reading,
  readLegalIndex,
  readPlainFile,
  readPublishedRecord,
} from '../../src/company/index.ts'
import type { Environment } from '../command.ts'
import { readBuildStamp } from './outputFolder.mjs'

/** The build that is online when the next one is made. */
export interface LastBuild {
  readonly folder: string
  readonly manifest: LastManifest
  /** Of its pages and files; none of a preview, which was never online. */
  readonly addresses: readonly string[]
  /** What it shows as published, and what builds before it showed that it lacks. */
  readonly published: PublishedRecord
  /** Whether it lets search engines in. */
  readonly isIndexed: boolean
  readonly review: LastReview
}

/** Set to nothing, the variable names no build. */
const without = 'build without the last one: SITE_LAST_BUILD= npm run build'

/** @throws OperatorError where SITE_LAST_BUILD names something else than a build or an empty folder */
function refuseOther(named: string): void {
  const refuse = (message: string) => {
    throw new OperatorError([{ file: 'SITE_LAST_BUILD', message }])
  }
  const folder = resolve(named)
  if (!existsSync(folder)) {
    refuse(`${named} does not exist. Name the folder of the build that is online, or unset it`)
  }
  if (!statSync(folder).isDirectory()) {
    refuse(`${named} is a file. Name the folder of the build that is online, or unset it`)
  }
  const isEmpty = reading(folder, () => readdirSync(folder)).length === 0
  if (!isEmpty && !existsSync(join(folder, 'manifest.json'))) {
    refuse(
      `${named} holds no build: it has no manifest.json. Name the folder of the one that is online`,
    )
  }
}

/** Bytes of a list that a build writes: that of its files has some 200,000. */
const MOST_BYTES = 20_000_000

/** Reads a file of the last build. @throws OperatorError where it is not what a build writes */
function readWhole<Value>(file: string, read: (text: string) => Value | undefined): Value {
  const content = readPlainFile(file, MOST_BYTES, `Restore it, or ${without}`)
  const value = read(content.toString('utf8'))
  if (value !== undefined) return value
  const message = `is damaged, or not written by a build. Restore it, or ${without}`
  throw new OperatorError([{ file, message }])
}

/** The index that a text is; undefined where it is none. */
function indexIn(text: string): LegalIndex | undefined {
  const result = readLegalIndex(text)
  return result.success ? result.output : undefined
}

/** What a build shows as published in each of its languages, with what its stamp says that it lacks. */
function readPublished(folder: string, kept: unknown): PublishedRecord {
  const indexes = languages
    .map(({ code }) => join(folder, 'site', legalIndexPath(code)))
    .filter(file => existsSync(file))
    .map(file => publishedIn(readWhole(file, indexIn)))
  return joinedRecords([...indexes, readPublishedRecord(kept)])
}

/** Whether the files of a build let search engines in. */
function letsSearchEnginesIn(folder: string): boolean {
  const file = join(folder, 'site/robots.txt')
  return existsSync(file) && readFileSync(file, 'utf8').split('\n').includes('Allow: /')
}

/** The days until which findings warn, as a build noted them; what is not a day is left out. */
function readDays(kept: unknown): Readonly<Record<string, string>> {
  const days = Object.entries(Object(kept))
  return Object.fromEntries(
    days.filter((entry): entry is [string, string] => v.is(isoDay, entry[1])),
  )
}

/**
 * Reads what the next build takes over from the last one. It is in the output folder, unless SITE_LAST_BUILD names
 * another; an empty folder stands for a first build.
 * @returns undefined where there is none
 * @throws OperatorError where SITE_LAST_BUILD names no build, and for a damaged one
 */
export function readLastBuild(
  environment: Environment,
  outputFolder: string,
): LastBuild | undefined {
  const { SITE_LAST_BUILD: named } = environment
  if (named === '') return undefined
  if (named !== undefined) refuseOther(named)
  const folder = named ?? outputFolder
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) return undefined
  const stamp = readBuildStamp(folder)
  const isIndexed = letsSearchEnginesIn(folder)
  const manifest = readWhole(file, lastManifest)
  return {
    folder,
    manifest,
    addresses: manifest.showsDrafts ? [] : Object.keys(manifest.files),
    published: readPublished(folder, stamp.published),
    isIndexed,
    review: {
      // Earlier releases note nothing: what they let into search engines, nothing blocked.
      isReady: typeof stamp.isReady === 'boolean' ? stamp.isReady : isIndexed,
      warnsUntil: readDays(stamp.warnsUntil),
    },
  }
}

/**
 * What the launch check takes from the last build. Where there is none, a site with published versions is taken for
 * one that nothing blocked: its publication would have been refused.
 */
export function situationAfter(last: LastBuild | undefined) {
  return {
    published: last?.published ?? {},
    lastAddresses: last?.addresses ?? [],
    lastReview: last?.review ?? { isReady: true, warnsUntil: {} },
  }
}
