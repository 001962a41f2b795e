import { createHash } from 'node:crypto'

/** The hash by which later edits of a published text show: `sha256-` and its value in base64url. */
export function sha256Of(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64url')}`
}
