import { spawnSync } from 'node:child_process'
import type { Environment } from './command.ts'

/**
 * The commit a build is made from: SITE_COMMIT, or what git says of this folder, marked `-dirty` where
 * files differ from it; undefined where neither knows.
 */
export function currentCommit({ SITE_COMMIT }: Environment): string | undefined {
  if (SITE_COMMIT) return SITE_COMMIT
  const parameters = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*']
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
