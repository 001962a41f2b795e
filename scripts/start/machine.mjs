import { accessSync, constants, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
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

/**
 * What keeps this machine from serving the site, each in a sentence with what to do about it.
 * @param writes whether packages are to be installed, or the site is to be built
 * @param node version of Node
 */
export function machineFaults(writes, node = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = engines.node.replace('>=', '')
  const folders = ['.', '.cache', 'node_modules', relative(root, outputFolder)]
  const readOnly = writes ? folders.filter(isReadOnly) : []
  const faults = [
    node.localeCompare(wanted, 'en', { numeric: true }) < 0 &&
      `Node ${node} is too old: install ${wanted} or later from https://nodejs.org, then open a new terminal.`,
    readOnly.length > 0 &&
      `This user may not write to ${readOnly.join(', ')}. Give the project to this user: sudo chown -R "$(id -u)" .`,
  ]
  return faults.filter(Boolean)
}
