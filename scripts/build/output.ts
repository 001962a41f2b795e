import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { lastManifest } from '../../src/build/index.ts'
import { OperatorError, reading, refusal, shownPath } from '../../src/company/index.ts'
import type { Environment } from '../command.ts'
import { root } from '../processes.mjs'
import { outputFolderOf, stampName, writeBuildStamp } from './outputFolder.mjs'

/** The folder of a build, and where the next build is written until it is whole. */
export interface OutputFolder {
  /** Absolute, and without links: where SITE_OUT names a link, this is what the link leads to. */
  readonly folder: string
  /** Holds the next build until it is whole. */
  readonly unfinished: string
  /** Holds the last build while the next one takes its place. */
  readonly replaced: string
  /** Whether the folder stays and its parts are replaced one by one, as in a mount point, which cannot be renamed. */
  readonly isFilledInPlace: boolean
}

/** What a build consists of. The two files that tell a build from other folders come after what it has made. */
const buildParts = [
  'site',
  'nginx',
  'hosts',
  'server',
  'manifest.json',
  'default-texts.json',
  stampName,
]

/** Names within the folder of a build that is filled in place. */
const nestedNames = { unfinished: '.unfinished', replaced: '.replaced' }

/** What file managers leave in any folder. */
const systemFiles = ['.DS_Store', 'Thumbs.db', 'desktop.ini']

/** What Linux keeps at the root of a disk. */
const diskFolder = 'lost+found'

/** The project's own folders; `site` is the company's, unless SITE names another. */
export const projectFolders = [
  '.ci',
  '.git',
  '.github',
  'deploy',
  'docs',
  'node_modules',
  'scripts',
  'server',
  'site',
  'src',
  'tests',
]

const remedy =
  'Name a folder that is empty, that does not exist yet or that holds a build, like SITE_OUT=dist'

/** A path without links; what does not exist yet is taken as it is written. */
function withoutLinks(path: string, name: string): string {
  if (!reading(path, () => lstatSync(path, { throwIfNoEntry: false }))) {
    return join(withoutLinks(dirname(path), name), basename(path))
  }
  try {
    return realpathSync.native(path)
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw refusal(error, path) ?? error
    const message = `leads through the link ${shownPath(path)}, whose target does not exist. Make the target, or name another folder in SITE_OUT`
    throw new OperatorError([{ file: name, message }])
  }
}

/** What the system knows of a path; undefined where there is nothing. */
function stateOf(path: string) {
  return statSync(path, { bigint: true, throwIfNoEntry: false })
}

/** Whether two paths are the same folder, however they are written: some systems know no capitals. */
function isSameFolder(first: string, second: string): boolean {
  if (first === second) return true
  const firstState = stateOf(first)
  const secondState = stateOf(second)
  if (!firstState || !secondState) return false
  return firstState.dev === secondState.dev && firstState.ino === secondState.ino
}

/** Whether a folder is another one or lies in it. */
function liesIn(folder: string, outer: string): boolean {
  if (isSameFolder(folder, outer)) return true
  const parent = dirname(folder)
  return parent !== folder && liesIn(parent, outer)
}

/** Why a build must not be put into a folder because of where the folder is; undefined where it may. */
function placeFault(folder: string, siteFolder: string): string | undefined {
  if (liesIn(root, folder)) return `holds the project itself, ${resolve(root)}`
  if (liesIn(folder, siteFolder)) return `is part of ${siteFolder}, the company's folder`
  if (liesIn(siteFolder, folder)) return `holds ${siteFolder}, the company's folder`
  const projectFolder = projectFolders.find(name => liesIn(folder, join(root, name)))
  if (projectFolder !== undefined) return `is part of the project's own folder ${projectFolder}`
  return folder.split(sep).includes('.git') ? 'is part of what git keeps' : undefined
}

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

/** Whether a folder is where another disk, or another folder, was mounted. */
function isMountPoint(folder: string): boolean {
  if (statSync(folder).dev !== statSync(dirname(folder)).dev) return true
  // Linux alone mounts a folder of the same disk. The fifth field is the path; octal numbers stand for blanks.
  const mountTable = '/proc/self/mountinfo'
  if (!existsSync(mountTable)) return false
  const mounted = readFileSync(mountTable, 'utf8')
    .split('\n')
    .map(line => line.split(' ')[4] ?? '')
    .map(path => path.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(parseInt(code, 8))))
  return mounted.includes(folder)
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
  const ofSite = pathsBelow(join(folder, 'site'))
    .filter(path => !listed.has(path))
    .map(path => join('site', path))
  const ofHosts = pathsBelow(join(folder, 'hosts')).filter(path => {
    const file = path.slice(path.indexOf(sep) + 1)
    // The rules of a host are beside what it serves: _headers, _redirects.
    return !listed.has(file) && !file.startsWith('_')
  })
  return [...ofSite, ...ofHosts.map(path => join('hosts', path))]
}

/** The first names of a list. */
function firstNames(names: readonly string[]): string {
  const first = names.slice(0, 3).join(', ')
  return names.length > 3 ? `${first} and more` : first
}

/**
 * Why the content of a folder must not be deleted, and what to do about it; undefined where it is a build, or nothing.
 * @param nested names within it that are judged by themselves
 * @param advice what to do where the folder is none of a build
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
function refuseEverythingForeign({ folder, unfinished, replaced }: OutputFolder, name: string) {
  const nested = Object.values(nestedNames)
  refuseForeign(folder, name, `${remedy}, or move what is there elsewhere`, nested)
  const within = nested.map(part => join(folder, part))
  const advice = `A build of ${name} needs this name for itself: move what is there elsewhere, or name another folder in SITE_OUT`
  for (const path of new Set([unfinished, replaced, ...within])) refuseForeign(path, path, advice)
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** A folder, or the nearest above it that exists. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder))
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Refuses a folder in which this user may not write, or may not delete a part of the last build. */
function refuseUnwritable(folder: string): void {
  const parts = buildParts.map(part => join(folder, part)).filter(isFolder)
  for (const path of [nearestFolder(folder), ...parts]) {
    reading(path, () => accessSync(path, constants.W_OK))
  }
}

/** Refuses a folder because of where it is. */
function refusePlace(folder: string, name: string, environment: Environment): void {
  const siteFolder = resolve(environment.SITE || 'site')
  const fault = placeFault(folder, existsSync(siteFolder) ? realpathSync(siteFolder) : siteFolder)
  if (fault === undefined) return
  const message = `${fault}, where a build would delete what it has not made. ${remedy}`
  throw new OperatorError([{ file: name, message }])
}

/** Where a build is written, and the last one kept meanwhile: beside its folder, or within it. */
function placesFor(folder: string): OutputFolder {
  const isFilledInPlace =
    existsSync(folder) && (isMountPoint(folder) || !isWritable(dirname(folder)))
  if (!isFilledInPlace) {
    return {
      folder,
      unfinished: `${folder}.unfinished`,
      replaced: `${folder}.replaced`,
      isFilledInPlace,
    }
  }
  return {
    folder,
    unfinished: join(folder, nestedNames.unfinished),
    replaced: join(folder, nestedNames.replaced),
    isFilledInPlace,
  }
}

/**
 * Deletes a build, and nothing that no build makes. What tells that it is a build goes last, so that a
 * deletion which is broken off can be finished by the next build. What somebody has put there meanwhile stays, and
 * the next build names it.
 */
function deleteBuild(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of [...systemFiles, ...buildParts]) {
    rmSync(join(folder, name), { recursive: true, force: true })
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}

/** The process that writes a build into a folder; undefined where none is noted. */
function builderOf(folder: string): number | undefined {
  try {
    const { process: id } = JSON.parse(readFileSync(join(folder, stampName), 'utf8'))
    return typeof id === 'number' ? id : undefined
  } catch {
    // There is no stamp, or a full disk has broken it off.
    return undefined
  }
}

/** Whether another process runs. The number of this one, in a new container, was that of one that is gone. */
function isOtherProcess(id: number): boolean {
  if (id === process.pid) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // It runs for another user.
    return Object(error).code === 'EPERM'
  }
}

/**
 * Makes the folder of a build that is not whole yet, in place of what a build that was killed has left.
 * @throws OperatorError where another build still writes there
 */
function claimUnfinished({ unfinished }: OutputFolder, name: string): void {
  const refuse = (builder: string) => {
    const message = `is where another build of ${name} is being written${builder}. Wait until it has ended, or name another folder in SITE_OUT; where no build runs, remove this folder`
    throw new OperatorError([{ file: unfinished, message }])
  }
  const builder = builderOf(unfinished)
  if (builder !== undefined && isOtherProcess(builder)) refuse(`, by process ${builder}`)
  deleteBuild(unfinished)
  reading(unfinished, () => mkdirSync(dirname(unfinished), { recursive: true }))
  try {
    mkdirSync(unfinished)
  } catch (error) {
    // Another build was quicker.
    if (Object(error).code === 'EEXIST') refuse('')
    throw refusal(error, unfinished) ?? error
  }
  // Marked first: what a killed process leaves is known as the program's own.
  writeBuildStamp(unfinished, { process: process.pid })
}

/** Moves a file or a folder; copies it where the system cannot, as out of a layer of a container's image. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (Object(error).code !== 'EXDEV') throw error
    cpSync(from, to, { recursive: true, preserveTimestamps: true })
    rmSync(from, { recursive: true })
  }
}

/**
 * Decides where a build is written, and makes the folder in which it is written until it is whole. This is the one
 * place that says which folders a build may replace.
 * @param environment SITE_OUT names the folder, `dist` without it; SITE the company's folder
 * @throws OperatorError, before anything is written, where the folder holds something else than a build, where it
 * holds or lies in the company's folder or the project's own, where it cannot be written to, and where another build
 * is being written
 */
export function openOutputFolder(environment: Environment): OutputFolder {
  const name = environment.SITE_OUT || 'dist'
  const folder = withoutLinks(outputFolderOf(environment), name)
  refusePlace(folder, name, environment)
  const output = placesFor(folder)
  refuseEverythingForeign(output, name)
  refuseUnwritable(folder)
  claimUnfinished(output, name)
  return output
}

/**
 * Deletes what is written of a build that has failed. What cannot be deleted stays: the next build says why, and what
 * has stopped this one is what people have to read.
 */
export function discardUnfinished({ unfinished }: OutputFolder): void {
  try {
    deleteBuild(unfinished)
  } catch {
    // The next build looks at it again.
  }
}

/** Replaces each part of a build by that of the next, with two renames a part; takes all back where one fails. */
function replaceParts({ folder, unfinished, replaced }: OutputFolder): void {
  mkdirSync(replaced)
  writeBuildStamp(replaced, {})
  const moved: { readonly from: string; readonly to: string }[] = []
  const moveIfThere = (from: string, to: string) => {
    if (!existsSync(from)) return
    move(from, to)
    moved.push({ from, to })
  }
  try {
    for (const part of buildParts) {
      moveIfThere(join(folder, part), join(replaced, part))
      moveIfThere(join(unfinished, part), join(folder, part))
    }
  } catch (error) {
    for (const { from, to } of moved.toReversed()) move(to, from)
    deleteBuild(replaced)
    throw error
  }
  deleteBuild(unfinished)
}

/** Puts the next build in the place of the last one, which is there again where that fails. */
function replaceWhole({ folder, unfinished, replaced }: OutputFolder): void {
  if (existsSync(folder)) move(folder, replaced)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (existsSync(replaced)) move(replaced, folder)
    throw error
  }
}

/** Deletes what builds that were filled in place and then broken off have left within a folder. */
function deleteNested(folder: string): void {
  for (const part of Object.values(nestedNames)) deleteBuild(join(folder, part))
}

/**
 * Puts a finished build in the place of the last one, whose files are served until then.
 * @throws OperatorError where something that no build makes has come into the folder meanwhile
 */
export function replaceOutputFolder(output: OutputFolder): void {
  refuseEverythingForeign(output, output.folder)
  deleteBuild(output.replaced)
  if (output.isFilledInPlace) {
    replaceParts(output)
  } else {
    deleteNested(output.folder)
    replaceWhole(output)
  }
  deleteBuild(output.replaced)
}
