import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { OperatorError, reading } from '../../src/model/index.ts'
import { type LastManifest, lastManifest } from '../../src/output/index.ts'
import { publishedIn } from '../../src/versions/index.ts'
import type { Environment } from '../command.ts'

/** The build that is online when the next one is made. */
export interface LastBuild {
  readonly folder: string
  readonly manifest: LastManifest
  /** The versions that it shows as published: `privacy-policy/2.0`. */
  readonly published: readonly string[]
}

/** Set to nothing, the variable names no build. */
const without = 'build without the last one: SITE_LAST_BUILD= npm run build'

/** @throws OperatorError where SITE_LAST_BUILD names something else than a build or an empty folder */
function refuseOther(named: string): void {
  const refuse = (message: string) => {
    throw new OperatorError([{ file: 'SITE_LAST_BUILD', message }])
  }
  const folder = resolve(named)
  if (!existsSync(folder)) {
    refuse(`${named} does not exist. Name the folder of the build that is online, or unset it`)
  }
  if (!statSync(folder).isDirectory()) {
    refuse(`${named} is a file. Name the folder of the build that is online, or unset it`)
  }
  const isEmpty = reading(folder, () => readdirSync(folder)).length === 0
  if (!isEmpty && !existsSync(join(folder, 'manifest.json'))) {
    refuse(
      `${named} holds no build: it has no manifest.json. Name the folder of the one that is online`,
    )
  }
}

/** Reads a file of the last build. @throws OperatorError where it is not what a build writes */
function readWhole<Value>(file: string, read: (text: string) => Value | undefined): Value {
  const value = read(reading(file, () => readFileSync(file, 'utf8')))
  if (value !== undefined) return value
  const message = `is damaged, or not written by a build. Restore it, or ${without}`
  throw new OperatorError([{ file, message }])
}

/**
 * Reads what the next build takes over from the last one. It is in the output folder, unless SITE_LAST_BUILD names
 * another; an empty folder stands for a first build.
 * @returns undefined where there is none
 * @throws OperatorError where SITE_LAST_BUILD names no build, and for a damaged one
 */
export function readLastBuild(
  environment: Environment,
  outputFolder: string,
): LastBuild | undefined {
  const { SITE_LAST_BUILD: named } = environment
  if (named === '') return undefined
  if (named !== undefined) refuseOther(named)
  const folder = named ?? outputFolder
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) return undefined
  const index = join(folder, 'site/legal.json')
  return {
    folder,
    manifest: readWhole(file, lastManifest),
    published: existsSync(index) ? readWhole(index, publishedIn) : [],
  }
}
