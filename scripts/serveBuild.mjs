import { join } from 'node:path'
import { supervise } from './setUp.mjs'

/**
 * Serves a build until it is stopped.
 * @param folder the build's output folder
 * @returns the exit code of the server
 */
export function serveBuild(folder, environment = process.env) {
  return supervise(process.execPath, [join(folder, 'server/main.mjs')], environment)
}
