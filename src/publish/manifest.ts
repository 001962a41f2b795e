import { createHash } from 'node:crypto'
import type { Encoding, ManifestEntry, ManifestVariant } from '../../server/manifest.ts'
import { suffixes } from './compress.ts'
import type { SiteFile } from './siteFile.ts'

function variant(file: string, encoding: Encoding, content: Buffer): ManifestVariant {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return { file: file + suffixes[encoding], etag: `"${hash}"` }
}

/** A file's entry in the manifest, with the forms it was written in. */
export function manifestEntry(
  { file, type, cache, content }: SiteFile,
  forms: Partial<Record<Encoding, Buffer>>,
): ManifestEntry {
  const { br, gzip } = forms
  return {
    type,
    cache,
    variants: {
      ...(br && { br: variant(file, 'br', br) }),
      ...(gzip && { gzip: variant(file, 'gzip', gzip) }),
      identity: variant(file, 'identity', content),
    },
  }
}
