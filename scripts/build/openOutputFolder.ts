import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorError, reading, refusal } from '../../src/company/index.ts'
import type { Environment } from '../command.ts'
import { buildParts, refuseEverythingForeign } from './foreignFiles.ts'
import { outputFolderOf, stampName, writeBuildStamp } from './outputFolder.mjs'
import { type OutputFolder, placesFor, refusePlace, withoutLinks } from './outputPlaces.ts'
import { deleteBuild } from './replaceBuild.ts'

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** A folder, or the nearest above it that exists. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder))
}

/** Refuses a folder in which this user may not write, or may not delete a part of the last build. */
function refuseUnwritable(folder: string): void {
  const parts = buildParts.map(part => join(folder, part)).filter(isFolder)
  for (const path of [nearestFolder(folder), ...parts]) {
    reading(path, () => accessSync(path, constants.W_OK))
  }
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
