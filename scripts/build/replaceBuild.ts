import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildParts, refuseEverythingForeign, systemFiles } from './foreignFiles.ts'
import { writeBuildStamp } from './outputFolder.mjs'
import { nestedNames, type OutputFolder } from './outputPlaces.ts'

/**
 * Deletes a build, and nothing that no build makes. What tells that it is a build goes last, so that a
 * deletion which is broken off can be finished by the next build. What somebody has put there meanwhile stays, and
 * the next build names it.
 */
export function deleteBuild(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of [...systemFiles, ...buildParts]) {
    rmSync(join(folder, name), { recursive: true, force: true })
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder)
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
