import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strongEtag } from '../../server/etag.ts'
import { writeHostFiles } from '../../src/output/hosts/writeHostFiles.ts'
import { manifestPath, signaturePath } from '../../src/output/integrity/signature.ts'
import { readBuildManifest } from '../readBuildManifest.ts'

/**
 * Puts a signature in its place in a build, and its ETag into what the servers read.
 * @param folder of the build
 * @param signature as it is served
 */
export async function putSignature(folder: string, signature: string): Promise<void> {
  const manifest = readBuildManifest(folder)
  const entry = manifest.files[signaturePath]
  if (!entry) throw new Error(`the build in ${folder} does not serve ${signaturePath}`)
  const { file } = entry.variants.identity
  writeFileSync(join(folder, 'site', file), signature)
  const identity = { file, etag: strongEtag(Buffer.from(signature)) }
  const files = { ...manifest.files, [signaturePath]: { ...entry, variants: { identity } } }
  const signed = { ...manifest, files }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(signed, null, 1))
  const { origin } = JSON.parse(readFileSync(join(folder, 'site', manifestPath), 'utf8'))
  await writeHostFiles(signed, folder, origin)
}
