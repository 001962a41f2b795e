import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import { join, relative } from 'node:path'
import { highestPort, takenPortMessage } from '../../server/address.mjs'
import { outputFolder } from '../build/outputFolder.mjs'
import { root } from '../processes.mjs'

function isReadOnly(folder) {
  try {
    accessSync(join(root, folder), constants.W_OK)
    return false
  } catch ({ code }) {
    return code !== 'ENOENT'
  }
}

/** That another program listens at a port already: nobody waits for a build to be told so. */
function portFault(port, host) {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', ({ code }) => resolve(code === 'EADDRINUSE' && takenPortMessage(port)))
    // What is not a port at all is refused by the site's server.
    const asked = port <= highestPort ? port : 0
    server.listen({ port: asked, host }, () => server.close(() => resolve(false)))
  })
}

/**
 * What keeps this machine from serving the site, each in a sentence with what to do about it.
 * @param address the host and port to listen at
 * @param writes whether packages are to be installed, or the site is to be built
 */
export async function machineFaults({ host, port }, writes) {
  const folders = ['.', '.cache', 'node_modules', relative(root, outputFolder)]
  const readOnly = writes ? folders.filter(isReadOnly) : []
  const faults = [
    readOnly.length > 0 &&
      `This user may not write to ${readOnly.join(', ')}. Give the project to this user: sudo chown -R "$(id -u)" .`,
    await portFault(port, host),
  ]
  return faults.filter(Boolean)
}
