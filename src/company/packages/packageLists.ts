import { parse as parseToml, TomlError } from 'smol-toml'
import type { Ecosystem } from './kits.ts'

/** A package that an app contains. */
export interface AppPackage {
  readonly name: string
  /** 1-based, in its list; left out where the list is written without line breaks. */
  readonly line?: number | undefined
}

/** Says what is wrong with a list. @throws OperatorError */
export type Refuse = (message: string, line?: number) => never

type ReadList = (text: string, refuse: Refuse) => readonly AppPackage[]

/** A kind of list. */
export interface ListKind {
  readonly ecosystem: Ecosystem
  /** Whether a file of this name is one. */
  readonly isNamed: (fileName: string) => boolean
  /** Gives the packages of its text that are part of the app. */
  readonly read: ReadList
  /** Bytes that one may have: many times what the longest lists of apps have. */
  readonly most: number
}

/** The object that a JSON file holds, or a field of one holds. */
function objectIn(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? Object(value) : undefined
}

/** Reads a JSON file that a program writes. */
function parseJson(text: string, program: string, refuse: Refuse) {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse(`is not JSON. Let ${program} write it anew`)
  }
  return objectIn(value) ?? refuse(`is not what ${program} writes. Let it write the file anew`)
}

/** The first line in which each name stands, where a pattern finds the names. */
function linesOf(text: string, pattern: RegExp): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  for (const [index, line] of text.split('\n').entries()) {
    const name = pattern.exec(line)?.[1]
    if (name !== undefined && !lines.has(name)) lines.set(name, index + 1)
  }
  return lines
}

/** The owner and the name of a Swift package’s repository; of a registry, scope and name. */
function swiftName(location: string, identity: string): string {
  const path = location
    .replace(/\.git$/, '')
    .replace(/\/$/, '')
    .split(/[/:]/)
  if (path.length > 2) return path.slice(-2).join('/').toLowerCase()
  return identity.replace('.', '/').toLowerCase()
}

/** `Package.resolved`, versions 1 to 3. */
const readPackageResolved: ReadList = (text, refuse) => {
  const program = 'Xcode'
  const file = parseJson(text, program, refuse)
  const pins = file.pins ?? objectIn(file.object)?.pins
  if (!Array.isArray(pins)) {
    return refuse(`has no list of pins, as versions 1 to 3 have. Let ${program} write it anew`)
  }
  const lines = linesOf(text, /"(?:identity|package)"\s*:\s*"([^"]*)"/)
  return pins.map((pin: unknown, index) => {
    const { identity, package: title, location, repositoryURL } = objectIn(pin) ?? {}
    const name = identity ?? title
    const address = location ?? repositoryURL ?? ''
    if (typeof name !== 'string' || typeof address !== 'string') {
      return refuse(`has a pin without a name, number ${index + 1}. Let ${program} write it anew`)
    }
    return { name: swiftName(address, name), line: lines.get(name) }
  })
}

/** `package-lock.json`, versions 1 to 3: without what only developers need. */
const readPackageLock: ReadList = (text, refuse) => {
  const file = parseJson(text, 'npm', refuse)
  const installed = objectIn(file.packages)
  if (installed) {
    const lines = linesOf(text, /^\s*"((?:[^"]*\/)?node_modules\/[^"]+)"\s*:/)
    return Object.entries(installed).flatMap(([path, entry]): AppPackage[] => {
      const at = path.lastIndexOf('node_modules/')
      const isShipped = at !== -1 && objectIn(entry)?.dev !== true
      const name = path.slice(at + 'node_modules/'.length)
      return isShipped ? [{ name, line: lines.get(path) }] : []
    })
  }
  const tree = objectIn(file.dependencies)
  if (!tree) return refuse('lists no packages. Let npm install write it anew')
  const lines = linesOf(text, /^\s*"([^"]+)"\s*:\s*\{/)
  const packages: AppPackage[] = []
  const open = [tree]
  for (let branch = open.pop(); branch; branch = open.pop()) {
    for (const [name, value] of Object.entries(branch)) {
      const entry = objectIn(value)
      if (entry?.dev === true) continue
      packages.push({ name, line: lines.get(name) })
      const below = objectIn(entry?.dependencies)
      if (below) open.push(below)
    }
  }
  return packages
}

/** The lines of a section of a file that CocoaPods or pub writes, each with its number. */
function sectionLines(text: string, heading: string): { text: string; line: number }[] | undefined {
  const all = text.split('\n').map((content, index) => ({ text: content, line: index + 1 }))
  const start = all.findIndex(line => line.text === heading)
  if (start === -1) return undefined
  const length = all.slice(start + 1).findIndex(line => /^[A-Za-z][\w ]*:/.test(line.text))
  return all.slice(start + 1, length === -1 ? undefined : start + 1 + length)
}

/** `Podfile.lock`: `  - FirebaseAnalytics (11.0.0):`, with what it needs below. */
const readPodfileLock: ReadList = (text, refuse) => {
  const lines = sectionLines(text, 'PODS:')
  if (!lines) return refuse('has no section PODS. Let pod install write it anew')
  return lines.flatMap(({ text: content, line }): AppPackage[] => {
    if (content.trim() === '' || /^ {4}- \S/.test(content)) return []
    const name = /^ {2}- "?([^\s"]+) \(/.exec(content)?.[1]
    return name === undefined
      ? refuse('is not a line that CocoaPods writes. Let pod install write it anew', line)
      : [{ name, line }]
  })
}

/** `pubspec.lock`: without the SDK itself and what only developers need. */
const readPubspecLock: ReadList = (text, refuse) => {
  const lines = sectionLines(text, 'packages:')
  if (!lines) return refuse('has no section packages. Let pub get write it anew')
  const packages: AppPackage[] = []
  const notShipped = new Set<AppPackage>()
  for (const { text: content, line } of lines) {
    const name = /^ {2}"?(\w+)"?:$/.exec(content)?.[1]
    const last = packages.at(-1)
    if (name !== undefined) packages.push({ name, line })
    else if (!/^(?: {4}|\s*$)/.test(content)) {
      refuse('is not a line that pub writes. Let pub get write it anew', line)
    } else if (last && /^ {4}(?:dependency: "direct dev"|source: sdk)$/.test(content)) {
      notShipped.add(last)
    }
  }
  return packages.filter(entry => !notShipped.has(entry))
}

/** Whether a configuration of Gradle is for tests: `testRuntimeClasspath`, `debugUnitTestRuntimeClasspath`. */
function isTestConfiguration(configuration: string): boolean {
  // Gradle writes names in camel case. A flavor may be called "latest", which is not a test.
  return configuration.startsWith('test') || configuration.includes('Test')
}

/** `gradle.lockfile`: `group:name:version=configurations`, without those of tests alone. */
const readGradleLock: ReadList = (text, refuse) =>
  text.split('\n').flatMap((content, index): AppPackage[] => {
    if (content.trim() === '' || /^(?:#|empty=)/.test(content)) return []
    const [, name, configurations = ''] =
      /^([\w.-]+:[\w.-]+):[^:=]+=(.*)$/.exec(content.trimEnd()) ?? []
    if (name === undefined) {
      return refuse(
        'is not a line that Gradle writes. Let gradle write it anew (--write-locks)',
        index + 1,
      )
    }
    const isForTests = configurations.split(',').every(isTestConfiguration)
    return isForTests ? [] : [{ name, line: index + 1 }]
  })

/** The group and the name of a library of a version catalog, in each of its notations. */
function libraryName(value: unknown): string | undefined {
  const { module: coordinates, group, name } = objectIn(value) ?? {}
  const written = typeof value === 'string' ? value : coordinates
  if (typeof written === 'string') return written.split(':').slice(0, 2).join(':')
  return typeof group === 'string' && typeof name === 'string' ? `${group}:${name}` : undefined
}

/** The id of a plugin of a version catalog, in each of its notations. */
function pluginId(value: unknown): string | undefined {
  const id = typeof value === 'string' ? value.split(':')[0] : objectIn(value)?.id
  return typeof id === 'string' ? id : undefined
}

/** Whether a line of TOML begins the entry of a key. */
function isEntryOf(key: string, line: string): boolean {
  return line.split('=', 1)[0]?.trim().replaceAll('"', '') === key
}

/** A version catalog of Gradle, `libs.versions.toml`: libraries and plugins. */
const readVersionCatalog: ReadList = (text, refuse) => {
  let file: Readonly<Record<string, unknown>>
  try {
    file = parseToml(text)
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    return refuse('is not TOML in this line. Correct it until Gradle reads it', error.line)
  }
  const libraries = Object.entries(objectIn(file.libraries) ?? {})
  const plugins = Object.entries(objectIn(file.plugins) ?? {})
  const lines = text.split('\n')
  /** The line of an alias below the heading of its table: both tables may have the same one. */
  const lineOf = (table: string, alias: string) => {
    const start = lines.findIndex(line => line.trim() === `[${table}]`)
    const index = lines.findIndex((line, at) => at > start && isEntryOf(alias, line))
    return index === -1 ? undefined : index + 1
  }
  return [
    ...libraries.map(([alias, value]) => {
      const line = lineOf('libraries', alias)
      const name = libraryName(value)
      return name === undefined
        ? refuse(`names no module in "${alias}". Write its group and its name`, line)
        : { name, line }
    }),
    ...plugins.map(([alias, value]) => {
      const line = lineOf('plugins', alias)
      const name = pluginId(value)
      return name === undefined
        ? refuse(`names no plugin in "${alias}". Write its id`, line)
        : { name, line }
    }),
  ]
}

const isCalled = (wanted: string) => (fileName: string) => fileName === wanted

const MEGABYTE = 1_000_000

/** The kinds of lists that are read. */
export const listKinds: readonly ListKind[] = [
  {
    ecosystem: 'swift',
    isNamed: isCalled('Package.resolved'),
    read: readPackageResolved,
    most: MEGABYTE,
  },
  {
    ecosystem: 'cocoapods',
    isNamed: isCalled('Podfile.lock'),
    read: readPodfileLock,
    most: MEGABYTE,
  },
  {
    ecosystem: 'maven',
    isNamed: name => name.endsWith('.versions.toml'),
    read: readVersionCatalog,
    most: MEGABYTE,
  },
  {
    ecosystem: 'maven',
    isNamed: isCalled('gradle.lockfile'),
    read: readGradleLock,
    most: MEGABYTE,
  },
  {
    ecosystem: 'npm',
    isNamed: isCalled('package-lock.json'),
    read: readPackageLock,
    most: 20 * MEGABYTE,
  },
  { ecosystem: 'pub', isNamed: isCalled('pubspec.lock'), read: readPubspecLock, most: MEGABYTE },
]
