import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives everything this process starts one folder for its temporary files, removed when it ends. */
export function keepTemporaryFilesTogether() {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-tests-'))
  // Workers of nginx run as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
