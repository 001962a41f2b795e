import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** The programs that open a file as a double click does, by `process.platform`. */
const openers: Readonly<Record<string, readonly [command: string, ...parameters: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens a file in the browser, where there is a screen; the path has been printed for all others. */
export function openInBrowser(file: string): void {
  if (!process.stdout.isTTY) return
  const [command, ...parameters] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...parameters, resolve(file)], { stdio: 'ignore', detached: true })
  // A machine without a desktop has no such program.
  child.once('error', () => undefined)
  child.unref()
}
