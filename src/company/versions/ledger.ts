import { isScalar, isSeq } from 'yaml'
import {
  type Fault,
  keptValuesFile,
  keptValuesName,
  ledgerFile,
  OperatorError,
  parseYaml,
  type VersionName,
  versionName,
  versionOfName,
  versionsFolder,
  yamlFault,
} from '../folder/index.ts'
import type { Site, TextFile } from '../site/index.ts'
import { compareVersions, type VersionHashes } from './comparedVersions.ts'
import { sha256Of } from './sha256.ts'

/** The form of a hash, in the comment behind the line of a version. */
const hashForm = /^sha256-[\w-]{43}$/

/** The names of the versions that have a folder: `privacy-policy/2.0`. */
export function folderNames({ versions }: Site): ReadonlySet<string> {
  return new Set(Array.from(versions.keys(), file => versionName(versionOfName(file))))
}

/** A hash of the texts of some files, in the order of their names. */
function hashOfFiles(files: readonly TextFile[]): string {
  const inOrder = files.toSorted((first, second) => first.file.localeCompare(second.file, 'en'))
  return sha256Of(inOrder.map(({ text }) => `${text}\0`).join(''))
}

/** The files of a version that the company's folder has: its text in each language, and the values kept with it. */
function filesOf({ versions, keptValues }: Site, name: string): readonly TextFile[] {
  const texts = Array.from(versions)
    .filter(([textName]) => versionName(versionOfName(textName)) === name)
    .map(([, file]) => file)
  const keptOfVersion = keptValues.get(keptValuesName(versionOfName(name)))
  return keptOfVersion ? [...texts, keptOfVersion] : texts
}

/** A version that the ledger lists. */
interface LedgerEntry {
  /** `privacy-policy/2.0` */
  readonly name: string
  /** The hash of all its files; undefined on a line that an earlier release wrote. */
  readonly hash: string | undefined
}

/** What a line of the ledger says; undefined where it is not a text. */
function entryOf(node: unknown): LedgerEntry | undefined {
  if (!isScalar(node) || typeof node.value !== 'string') return undefined
  const comment = node.comment?.trim()
  const hash = comment !== undefined && hashForm.test(comment) ? comment : undefined
  return { name: node.value, hash }
}

/** What the ledger of a site lists. @throws OperatorError where it is not a list of versions */
function readLedger(ledger: TextFile): readonly LedgerEntry[] {
  const document = parseYaml(ledger.text)
  const { contents } = document
  const isList = yamlFault(document, ledger.text) === undefined && isSeq(contents)
  const entries = isList ? contents.items.map(entryOf) : [undefined]
  if (entries.every(entry => entry !== undefined)) return entries
  const message = 'is not a list of versions, like "- privacy-policy/2.0". Restore it'
  throw new OperatorError([{ file: ledger.file, message }])
}

/** The hash of the files of every version that has a folder, as the ledger would state it. */
function presentHashes(site: Site): VersionHashes {
  const entries = Array.from(folderNames(site), name => [
    name,
    { files: hashOfFiles(filesOf(site, name)) },
  ])
  return Object.fromEntries(entries)
}

/** The hashes that the lines of the ledger state. */
function listedHashes(entries: readonly LedgerEntry[]): VersionHashes {
  return Object.fromEntries(
    entries.map(({ name, hash }) => [name, hash === undefined ? {} : { files: hash }]),
  )
}

/**
 * Holds the folders of versions against the ledger, where there is one: none is missing, none was added by hand, and
 * the files of each have the hash that is noted behind its line.
 * @throws OperatorError with every version that is not as it was published
 */
export function checkLedger(site: Site): void {
  if (!site.ledger) return
  const list = ledgerFile(site)
  const listed = listedHashes(readLedger(site.ledger))
  const { missing, unlisted, changed } = compareVersions(listed, presentHashes(site))
  const faults: Fault[] = []
  const addFault = (name: string, message: string) =>
    faults.push({ file: `${versionsFolder(site)}/${name}`, message })
  for (const name of missing) {
    addFault(name, `is missing: ${list} says that it was published. Restore its folder`)
  }
  for (const name of unlisted) {
    addFault(
      name,
      `is not listed in ${list}: npm run legal -- publish has not made it. Remove the folder where it was copied by hand; where it was published, restore its line: - ${name}`,
    )
  }
  for (const { name } of changed) {
    const keptFile = keptValuesFile(site, versionOfName(name))
    addFault(
      name,
      `was changed after it was published: this folder and ${keptFile} are not what ${list} keeps the hash of. Restore the three from git; changes are published as a new version`,
    )
  }
  if (faults.length > 0) throw new OperatorError(faults)
}

/** A version whose line in the ledger has no hash behind it. */
export interface UnsealedVersion {
  /** `privacy-policy/2.0` */
  readonly name: string
  /** Its line as it would be with the hash of its files as they are. */
  readonly line: string
}

/** The line of a version in the ledger. Earlier releases pass over the comment. */
function ledgerLine(name: string, hash: string): string {
  return `- ${name} # ${hash}`
}

/** The published versions whose files no hash in the ledger holds: an earlier release published them. */
export function unsealedVersions(site: Site): readonly UnsealedVersion[] {
  const listed = site.ledger ? readLedger(site.ledger) : []
  const sealed = listed.flatMap(({ name, hash }) => (hash === undefined ? [] : name))
  return [...folderNames(site)]
    .filter(name => !sealed.includes(name))
    .toSorted()
    .map(name => ({ name, line: ledgerLine(name, hashOfFiles(filesOf(site, name))) }))
}

const introduction = `# Every version that was published; npm run legal -- publish adds to it.
# A build misses what is listed here and has no folder below versions/, or has other files than the hash says.
`

/** A version that is about to be written, with all its files. */
interface WrittenVersion extends VersionName {
  readonly files: readonly TextFile[]
}

/**
 * The ledger of a site once versions are published: these, and all that have a folder already, each with the hash of
 * its files. It is called once the versions have been read, so that those that are there were not changed.
 */
export function ledgerWith(site: Site, versions: readonly WrittenVersion[]): TextFile {
  const lines = new Map(
    Array.from(folderNames(site), name => [
      name,
      ledgerLine(name, hashOfFiles(filesOf(site, name))),
    ]),
  )
  for (const version of versions) {
    const name = versionName(version)
    lines.set(name, ledgerLine(name, hashOfFiles(version.files)))
  }
  const names = [...lines.keys()].toSorted()
  const text = `${introduction}${names.map(name => `${lines.get(name)}\n`).join('')}`
  return { file: ledgerFile(site), text }
}
