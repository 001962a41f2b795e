import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { outputFolderOf } from '../../contract/outputFolder.mjs'
import { isoDay } from '../../src/model/isoDay.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import { manifestPath } from '../../src/output/integrity/signature.ts'
import type { Environment } from '../command.ts'

/** Where the build for another day is made, beside the last one. */
const watchedFolder = '.cache/watched'

const dated = v.object({ built: isoDay })

function dayOf(manifest: string): string | undefined {
  try {
    return v.parse(dated, JSON.parse(manifest)).built
  } catch {
    return undefined
  }
}

/** The day that a running site was built for; undefined where it does not say so. */
async function deployedDay(address: string): Promise<string | undefined> {
  const response = await fetch(`${address}${manifestPath}`).catch(() => undefined)
  return response?.ok ? dayOf(await response.text()) : undefined
}

/**
 * The output folder of a build that a running site can be compared with: dates in it follow from the
 * day, so a site that was deployed some days ago is compared with a build for that day.
 * @throws OperatorError where that build fails
 */
export async function folderToCompare(address: string, environment: Environment): Promise<string> {
  const folder = outputFolderOf(environment)
  const file = join(folder, 'site', manifestPath)
  const day = await deployedDay(address)
  const isThere = existsSync(file) && dayOf(readFileSync(file, 'utf8')) === day
  if (day === undefined || isThere) return folder
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // What an earlier watch has built is nothing that the site carries forward.
    env: { ...environment, SITE_DATE: day, SITE_OUT: watchedFolder, SITE_LAST_BUILD: '' },
  })
  const [code] = await once(build, 'exit')
  if (code === 0) return watchedFolder
  const message = `the sources cannot be built for ${day}, the day of ${address}`
  throw new OperatorError([{ file: 'SITE_DATE', message }])
}
