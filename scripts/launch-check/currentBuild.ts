import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildState } from '../../src/launch/situation.ts'
import { isBuildFresh } from '../build/buildStamp.mjs'
import { refuseDrafts } from '../build/lastBuild.ts'
import type { Environment } from '../command.ts'
import { outputFolderOf } from '../outputFolder.mjs'

function securityTxtExpires(folder: string): string | undefined {
  const file = join(folder, 'site/.well-known/security.txt')
  if (!existsSync(file)) return undefined
  return /^Expires: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1]
}

/**
 * What was made from the sources, as the launch check sees it.
 * @throws OperatorError for a preview of drafts, and for a build that is not whole
 */
export function currentBuild(environment: Environment): BuildState {
  const folder = outputFolderOf(environment)
  refuseDrafts(folder)
  return {
    isFresh: existsSync(folder) ? isBuildFresh(environment) : undefined,
    securityTxtExpires: securityTxtExpires(folder),
  }
}
