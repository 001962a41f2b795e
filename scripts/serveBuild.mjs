import { join } from 'node:path'
import { supervise } from './setUp.mjs'

/**
 * How Node is started to serve: its default for young objects, 16 MB, costs 20 MB more with thousands of
 * clients. Dockerfile and deploy/systemd say the same.
 */
export const serverOptions = ['--max-semi-space-size=4']

/**
 * Serves a build until it is stopped.
 * @param folder the build's output folder
 * @returns the exit code of the server
 */
export function serveBuild(folder, environment = process.env) {
  const parameters = [...serverOptions, join(folder, 'server/main.mjs')]
  return supervise(process.execPath, parameters, environment)
}
