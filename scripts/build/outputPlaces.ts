import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { OperatorError, reading, refusal, shownPath } from '../../src/company/index.ts'
import type { Environment } from '../command.ts'
import { root } from '../processes.mjs'

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

/** Names within the folder of a build that is filled in place. */
export const nestedNames = { unfinished: '.unfinished', replaced: '.replaced' }

/** The project's own folders; `site` is the company's, unless SITE names another. */
const projectFolders = [
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

/** What to do about a folder that a build must not replace, as a sentence without its full stop. */
export const placeAdvice =
  'Name a folder that is empty, that does not exist yet or that holds a build, like SITE_OUT=dist'

/** A path without links; what does not exist yet is taken as it is written. */
export function withoutLinks(path: string, name: string): string {
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
function folderStatus(path: string) {
  return statSync(path, { bigint: true, throwIfNoEntry: false })
}

/** Whether two paths are the same folder, however they are written: some systems know no capitals. */
function isSameFolder(first: string, second: string): boolean {
  if (first === second) return true
  const firstStatus = folderStatus(first)
  const secondStatus = folderStatus(second)
  if (!firstStatus || !secondStatus) return false
  return firstStatus.dev === secondStatus.dev && firstStatus.ino === secondStatus.ino
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

/** Refuses a folder because of where it is. */
export function refusePlace(folder: string, name: string, environment: Environment): void {
  const siteFolder = resolve(environment.SITE || 'site')
  const fault = placeFault(folder, existsSync(siteFolder) ? realpathSync(siteFolder) : siteFolder)
  if (fault === undefined) return
  const message = `${fault}, where a build would delete what it has not made. ${placeAdvice}`
  throw new OperatorError([{ file: name, message }])
}

/** Whether a folder is where another disk, or another folder, was mounted. */
export function isMountPoint(folder: string): boolean {
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

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Where a build is written, and the last one kept meanwhile: beside its folder, or within it. */
export function placesFor(folder: string): OutputFolder {
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
