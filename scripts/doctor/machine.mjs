import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { defaultHost, defaultPort } from '../../server/address.mjs'
import { findProgram } from '../distribution.mjs'
import { hasInstalledPackages, root } from '../setUp.mjs'

/** What commands write to, below the project's folder. */
const writtenFolders = ['.', '.cache', 'dist', 'node_modules', 'site']

function isReadOnly(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return false
  } catch {
    return true
  }
}

/** What the system says when something listens at a port, or that it is none; undefined where it may. */
function portFault(port, host) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return 'ERR_SOCKET_BAD_PORT'
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', ({ code }) => resolve(code))
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}

/**
 * Looks at this machine.
 * @returns {Promise<import('./examine.mjs').Machine>}
 */
export async function thisMachine({ PORT, HOST } = process.env) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const port = Number(PORT ?? defaultPort)
  return {
    node: process.versions.node,
    wantedNode: engines.node.replace('>=', ''),
    hasPackages: hasInstalledPackages(),
    readOnly: writtenFolders.filter(folder => {
      const path = join(root, folder)
      return existsSync(path) && isReadOnly(path)
    }),
    port,
    portFault: await portFault(port, HOST ?? defaultHost),
    nginx: findProgram('nginx'),
    hasApt: findProgram('apt-get') !== undefined,
  }
}
