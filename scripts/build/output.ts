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
import { basename, dirname, join, resolve, sep } from 'node:path'
import { OperatorError, reading, refusal, shownPath } from '../../src/model/index.ts'
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

/** What a build consists of. The two files that tell a build from other folders come last. */
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

/** Whether two paths are the same folder, however they are written: some systems know no capitals. */
function isSameFolder(one: string, other: string): boolean {
  if (one === other) return true
  const [state, otherState] = [one, other].map(path =>
    statSync(path, { bigint: true, throwIfNoEntry: false }),
  )
  if (!state || !otherState) return false
  return state.dev === otherState.dev && state.ino === otherState.ino
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
  const own = projectFolders.find(name => liesIn(folder, join(root, name)))
  if (own !== undefined) return `is part of the project's own folder ${own}`
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
  const list = '/proc/self/mountinfo'
  if (!existsSync(list)) return false
  const mounted = readFileSync(list, 'utf8')
    .split('\n')
    .map(line => line.split(' ')[4] ?? '')
    .map(path => path.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(parseInt(code, 8))))
  return mounted.includes(folder)
}

/** Why the content of a folder must not be deleted; undefined where it is a build, or nothing. */
function contentFault(folder: string): string | undefined {
  const ignored = isMountPoint(folder) ? [...systemFiles, diskFolder] : systemFiles
  // What is nested is held to the same rule by itself.
  const nested = Object.values(nestedNames)
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !ignored.includes(name) && !nested.includes(name),
  )
  if (entries.length === 0) return undefined
  // A link was made by a person, even where its name is one that a build uses.
  const others = entries.filter(entry => entry.isSymbolicLink() || !buildParts.includes(entry.name))
  if (others.length > 0) {
    const names = others.slice(0, 3).map(({ name }) => name)
    const more = others.length > names.length ? ' and more' : ''
    return `holds ${names.join(', ')}${more}, which no build has made and which a build would delete`
  }
  return isMarked(folder) ? undefined : 'holds no build, and a build would delete what it holds'
}

/** Refuses a folder whose content a build must not delete. */
function refuseForeign(folder: string, name: string, advice: string): void {
  const state = lstatSync(folder, { throwIfNoEntry: false })
  if (!state) return
  const what = state.isSymbolicLink() ? 'link' : 'file'
  const fault = state.isDirectory()
    ? reading(folder, () => contentFault(folder))
    : `is a ${what}, not a folder`
  if (fault) throw new OperatorError([{ file: name, message: `${fault}. ${advice}` }])
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

/**
 * Deletes a build, and nothing that no build makes. What tells that it is a build goes last, so that a
 * deletion which is broken off can be finished by the next build.
 */
function deleteBuild(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of [...systemFiles, ...Object.values(nestedNames), ...buildParts]) {
    rmSync(join(folder, name), { recursive: true, force: true })
  }
  rmdirSync(folder)
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
 * holds or lies in the company's folder or the project's own, and where it cannot be written to
 */
export function openOutputFolder(environment: Environment): OutputFolder {
  const name = environment.SITE_OUT || 'dist'
  const folder = withoutLinks(outputFolderOf(environment), name)
  const siteFolder = resolve(environment.SITE || 'site')
  const fault = placeFault(folder, existsSync(siteFolder) ? realpathSync(siteFolder) : siteFolder)
  if (fault) {
    const message = `${fault}, where a build would delete what it has not made. ${remedy}`
    throw new OperatorError([{ file: name, message }])
  }
  refuseForeign(folder, name, `${remedy}, or move what is there elsewhere`)

  const isThere = existsSync(folder)
  const present = buildParts.map(part => join(folder, part)).filter(isFolder)
  const folders = [nearestFolder(folder), ...present]
  for (const path of folders) reading(path, () => accessSync(path, constants.W_OK))
  const isFilledInPlace = isThere && (isMountPoint(folder) || !isWritable(dirname(folder)))
  const output = isFilledInPlace
    ? {
        folder,
        isFilledInPlace,
        unfinished: join(folder, nestedNames.unfinished),
        replaced: join(folder, nestedNames.replaced),
      }
    : {
        folder,
        isFilledInPlace,
        unfinished: `${folder}.unfinished`,
        replaced: `${folder}.replaced`,
      }
  const nested = Object.values(nestedNames).map(part => join(folder, part))
  for (const path of [output.unfinished, output.replaced, ...nested]) {
    const advice = `A build of ${name} needs this name for itself: move what is there elsewhere, or name another folder in SITE_OUT`
    refuseForeign(path, path, advice)
  }
  deleteBuild(output.unfinished)
  reading(folder, () => mkdirSync(output.unfinished, { recursive: true }))
  // Marked first: what a killed process leaves is known as the program's own.
  writeBuildStamp(output.unfinished, {})
  return output
}

/** Deletes what is written of a build that is not whole; does nothing once the build is in its place. */
export function discardUnfinished({ unfinished }: OutputFolder): void {
  deleteBuild(unfinished)
}

/** Replaces each part of a build by that of the next, with two renames a part. */
function replaceParts({ folder, unfinished, replaced }: OutputFolder): void {
  mkdirSync(replaced)
  writeBuildStamp(replaced, {})
  for (const part of buildParts) {
    const [present, next] = [join(folder, part), join(unfinished, part)]
    if (existsSync(present)) move(present, join(replaced, part))
    if (existsSync(next)) renameSync(next, present)
  }
  rmdirSync(unfinished)
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

/**
 * Puts a finished build in the place of the last one, whose files are served until then.
 * @throws OperatorError where something that no build makes has come into the folder meanwhile
 */
export function replaceOutputFolder(output: OutputFolder): void {
  refuseForeign(output.folder, output.folder, remedy)
  deleteBuild(output.replaced)
  if (output.isFilledInPlace) replaceParts(output)
  else replaceWhole(output)
  deleteBuild(output.replaced)
}
