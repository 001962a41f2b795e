import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { lastManifest } from '../../src/build/index.ts'
import { OperatorError, reading } from '../../src/company/index.ts'
import { stampName } from './outputFolder.mjs'
import { isMountPoint, nestedNames, type OutputFolder, placeAdvice } from './outputPlaces.ts'

/** What a build consists of. The two files that tell a build from other folders come after what it has made. */
export const buildParts = [
  'site',
  'nginx',
  'hosts',
  'server',
  'manifest.json',
  'default-texts.json',
  stampName,
]

/** What file managers leave in any folder. */
export const systemFiles = ['.DS_Store', 'Thumbs.db', 'desktop.ini']

/** What Linux keeps at the root of a disk. */
const diskFolder = 'lost+found'

/** Whether a folder has one of the two files that a build alone writes: its stamp, or its manifest. */
function isMarked(folder: string): boolean {
  if (existsSync(join(folder, stampName))) return true
  try {
    // Other programs give their files this name, too.
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    return 'files' in manifest && 'redirects' in manifest && 'notFound' in manifest
  } catch {
    return false
  }
}

/** The paths of everything below a folder but folders, from that folder on; none where it does not exist. */
function pathsBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory() && !systemFiles.includes(entry.name))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
}

/**
 * Files among those that a build serves, or has for a host, which its manifest does not list. Nothing can be said of a
 * build without a whole manifest, or of one that was being replaced part by part when that was broken off.
 */
function unlistedFiles(folder: string): readonly string[] {
  const manifestFile = join(folder, 'manifest.json')
  if (!existsSync(manifestFile) || existsSync(join(folder, nestedNames.replaced))) return []
  const manifest = lastManifest(readFileSync(manifestFile, 'utf8'))
  if (!manifest) return []
  const entries = [...Object.values(manifest.files), ...Object.values(manifest.notFound)]
  const variants = entries.flatMap(entry => Object.values(entry.variants))
  const listed = new Set(variants.map(({ file }) => join(file)))
  const unlistedInSite = pathsBelow(join(folder, 'site'))
    .filter(path => !listed.has(path))
    .map(path => join('site', path))
  const unlistedInHosts = pathsBelow(join(folder, 'hosts')).filter(path => {
    const file = path.slice(path.indexOf(sep) + 1)
    // The rules of a host are beside what it serves: _headers, _redirects.
    return !listed.has(file) && !file.startsWith('_')
  })
  return [...unlistedInSite, ...unlistedInHosts.map(path => join('hosts', path))]
}

/** The first names of a list. */
function firstNames(names: readonly string[]): string {
  const first = names.slice(0, 3).join(', ')
  return names.length > 3 ? `${first} and more` : first
}

/**
 * Why the content of a folder must not be deleted, and what to do about it; undefined where it is a build, or nothing.
 * @param nested names within it that are judged by themselves
 * @param advice what to do where the folder does not hold a build
 */
function contentFault(
  folder: string,
  nested: readonly string[],
  advice: string,
): string | undefined {
  const systemNames = isMountPoint(folder) ? [...systemFiles, diskFolder] : systemFiles
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !systemNames.includes(name) && !nested.includes(name),
  )
  if (entries.length === 0) return undefined
  // A link was made by a person, even where its name is one that a build uses.
  const others = entries.filter(entry => entry.isSymbolicLink() || !buildParts.includes(entry.name))
  const strange = 'which no build has made and which a build would delete'
  if (others.length > 0) {
    return `holds ${firstNames(others.map(({ name }) => name))}, ${strange}. ${advice}`
  }
  if (!isMarked(folder)) {
    return `holds no build, and a build would delete what it holds. ${advice}`
  }
  const unlisted = unlistedFiles(folder)
  return unlisted.length > 0
    ? `holds ${firstNames(unlisted)}, ${strange}. Move it elsewhere; what is to be served at the root of the site belongs into public/ of the company's folder`
    : undefined
}

/** Refuses a folder whose content a build must not delete. */
function refuseForeign(
  folder: string,
  name: string,
  advice: string,
  nested: readonly string[] = [],
): void {
  const state = lstatSync(folder, { throwIfNoEntry: false })
  if (!state) return
  const kind = state.isSymbolicLink() ? 'link' : 'file'
  const message = state.isDirectory()
    ? reading(folder, () => contentFault(folder, nested, advice))
    : `is a ${kind}, not a folder. ${advice}`
  if (message !== undefined) throw new OperatorError([{ file: name, message }])
}

/** Refuses everything that a build deletes and that no build has made: in its folder, and where it is written. */
export function refuseEverythingForeign(
  { folder, unfinished, replaced }: OutputFolder,
  name: string,
) {
  const nested = Object.values(nestedNames)
  refuseForeign(folder, name, `${placeAdvice}, or move what is there elsewhere`, nested)
  const within = nested.map(part => join(folder, part))
  const advice = `A build of ${name} needs this name for itself: move what is there elsewhere, or name another folder in SITE_OUT`
  for (const path of new Set([unfinished, replaced, ...within])) refuseForeign(path, path, advice)
}
