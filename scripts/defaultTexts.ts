import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  readPlainFile,
  type Site,
  type TextFile,
  type TextFiles,
  withoutPageFields,
} from '../src/company/index.ts'

/** Beside a finished build, and not served: the default texts that it was made with. */
const fileName = 'default-texts.json'

/** Bytes of these texts, which have some 2,000,000. */
const MOST_BYTES = 20_000_000

/** The default texts of a build, and of each that changed, its wording before; by their names below `texts/`. */
export interface BuiltDefaultTexts {
  readonly texts: TextFiles
  readonly former: TextFiles
}

function readFiles(texts: unknown): TextFiles {
  const files = Object.entries(Object(texts)).map(([name, text]): [string, TextFile] => [
    name,
    { file: name, text: String(text) },
  ])
  return new Map(files)
}

/** The default texts that a build was made with; none where there is no build, or an earlier release made it. */
export function readDefaultTexts(lastBuild: string | undefined): BuiltDefaultTexts {
  let kept: unknown
  try {
    if (lastBuild) {
      const content = readPlainFile(join(lastBuild, fileName), MOST_BYTES, '')
      kept = JSON.parse(content.toString('utf8'))
    }
  } catch {
    // There is none, a full disk or a crash has broken it off, or it does not belong to a build.
  }
  const { texts, former } = Object(kept)
  return { texts: readFiles(texts), former: readFiles(former) }
}

/** The wording that each default text had before it last changed, in the last build or in one before. */
export function formerDefaultTexts(site: Site, { texts, former }: BuiltDefaultTexts): TextFiles {
  const before = new Map(former)
  for (const [name, { text }] of site.defaultTexts) {
    const last = texts.get(name)
    // What the head says of the page does not belong to the wording, and earlier releases did not write it there.
    if (last && last.text !== withoutPageFields(text)) before.set(name, last)
  }
  return before
}

/** Keeps the default texts of a build beside it, with what those that have changed were before. */
export function writeDefaultTexts(folder: string, site: Site, last: BuiltDefaultTexts): void {
  const textsOf = (files: TextFiles) =>
    Object.fromEntries(Array.from(files, ([name, { text }]) => [name, withoutPageFields(text)]))
  const kept = {
    texts: textsOf(site.defaultTexts),
    former: textsOf(formerDefaultTexts(site, last)),
  }
  writeFileSync(join(folder, fileName), `${JSON.stringify(kept)}\n`)
}
