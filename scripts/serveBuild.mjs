import { join } from 'node:path'
import { supervise } from './setUp.mjs'

/**
 * Serves a build until it is stopped.
 * @param folder the build's output folder
 * @returns the exit code of the server
 */
export function serveBuild(folder, environment = process.env) {
  // Node's default for young objects, 16, costs 20 MB more with thousands of clients.
  const parameters = ['--max-semi-space-size=4', join(folder, 'server/main.mjs')]
  return supervise(process.execPath, parameters, environment)
}
