import { lstatSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Fault, OperatorError, reading, readPlainFile, shownPath } from '../folder/index.ts'
import type { Ecosystem } from './kits.ts'
import { type AppPackage, type ListKind, listKinds } from './packageLists.ts'

/** A list of the packages that an app contains. */
export interface PackageList {
  /** The path of the list as messages show it. */
  readonly file: string
  readonly ecosystem: Ecosystem
  readonly packages: readonly AppPackage[]
}

/** What the lists of an app say that it contains. */
export interface AppPackages {
  readonly lists: readonly PackageList[]
  /** Files that name packages, too, and that nothing here reads. */
  readonly unread: readonly string[]
}

/** Files that name packages in a form that is not read. */
const unreadNames = [
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
  'npm-shrinkwrap.json',
  'Cartfile.resolved',
]

/** Files of Gradle that may name packages where there is neither a version catalog nor a lock file. */
const gradleFiles = ['build.gradle', 'build.gradle.kts']

/** Folders into which tools put packages and what they build: the lists in there are those of the packages. */
const toolFolders = [
  'node_modules',
  'Pods',
  'Carthage',
  'DerivedData',
  'SourcePackages',
  'build',
  'vendor',
]

/** How deep below the app's folder lists are looked for: Xcode keeps its list five folders down. */
const DEEPEST = 8

/** Files and folders that are looked at. */
const MOST_ENTRIES = 100_000

/**
 * The files of an app's project that no tool has put there, by their paths; links to folders are not followed.
 * @throws OperatorError for a folder that holds too many
 */
export function filesOfApp(folder: string): readonly string[] {
  const files: string[] = []
  const open = [{ path: folder, depth: 0 }]
  let entries = 0
  for (let place = open.shift(); place; place = open.shift()) {
    const { path: parent, depth } = place
    const children = reading(parent, () => readdirSync(parent, { withFileTypes: true }))
    entries += children.length
    if (entries > MOST_ENTRIES) {
      const message = `holds more than ${MOST_ENTRIES} files. Name the folder of the app within it`
      throw new OperatorError([{ file: shownPath(folder), message }])
    }
    for (const child of children.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(parent, child.name)
      const isToolFolder = child.name.startsWith('.') || toolFolders.includes(child.name)
      if (!child.isDirectory() || kindOf(path)) files.push(path)
      else if (!isToolFolder && depth < DEEPEST) open.push({ path, depth: depth + 1 })
    }
  }
  return files
}

function kindOf(path: string): ListKind | undefined {
  return listKinds.find(({ isNamed }) => isNamed(basename(path)))
}

/** Reads one list. @throws OperatorError where it is a link, too large or not what its tool writes */
function readList(path: string, { ecosystem, read, most }: ListKind): PackageList {
  const file = shownPath(path)
  const refuse = (message: string, line?: number): never => {
    throw new OperatorError([{ file, line, message }])
  }
  if (reading(path, () => lstatSync(path)).isSymbolicLink()) {
    refuse('is a link, which may lead anywhere. Name the folder that holds the file itself')
  }
  const bytes = readPlainFile(path, most, 'A list of packages is much shorter: name another folder')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse('is not UTF-8, as lists of packages are. Let its tool write it anew')
  }
  return { file, ecosystem, packages: read(text.replaceAll('\r\n', '\n'), refuse) }
}

/**
 * Reads every list of packages of an app.
 * @param place the app's folder, or one list
 * @throws OperatorError for a place without a list, and for every list that cannot be read
 */
export function readAppPackages(place: string): AppPackages {
  const isFolder = reading(place, () => statSync(place)).isDirectory()
  const files = isFolder ? filesOfApp(place) : [place]
  const lists: PackageList[] = []
  const faults: Fault[] = []
  for (const path of files) {
    const kind = kindOf(path)
    if (!kind) continue
    try {
      lists.push(readList(path, kind))
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      faults.push(...error.faults)
    }
  }
  if (faults.length > 0) throw new OperatorError(faults)
  if (lists.length === 0) {
    const message =
      'holds no list of packages that is read: Package.resolved, Podfile.lock, libs.versions.toml, gradle.lockfile, package-lock.json, pubspec.lock. Name the folder of the app'
    throw new OperatorError([{ file: shownPath(place), message }])
  }
  const isGradleRead = lists.some(({ ecosystem }) => ecosystem === 'maven')
  const names = isGradleRead ? unreadNames : [...unreadNames, ...gradleFiles]
  const unread = files.filter(path => names.includes(basename(path))).map(shownPath)
  return { lists, unread }
}
