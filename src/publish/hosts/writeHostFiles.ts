import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../../../server/manifest.ts'
import { cdnHeaders, cdnRedirects } from './cdn.ts'
import { nginxHeaders, nginxHealth, nginxLocations, nginxPaths, nginxTypes } from './nginx.ts'

/** Writes the manifest's rules for the hosts that do not read it: nginx and CDNs. */
export async function writeHostFiles(
  manifest: Manifest,
  outputFolder: string,
  origin: string,
): Promise<void> {
  const nginxFolder = join(outputFolder, 'nginx')
  await mkdir(nginxFolder, { recursive: true })
  await writeFile(join(nginxFolder, 'paths.conf'), nginxPaths(manifest, origin))
  await writeFile(join(nginxFolder, 'health.conf'), nginxHealth(manifest))
  await writeFile(join(nginxFolder, 'locations.conf'), nginxLocations(manifest))
  await writeFile(join(nginxFolder, 'types.conf'), nginxTypes())
  await writeFile(join(nginxFolder, 'headers.conf'), nginxHeaders(manifest))
  await writeFile(join(outputFolder, 'site', '_headers'), cdnHeaders(manifest))
  await writeFile(join(outputFolder, 'site', '_redirects'), cdnRedirects(manifest))
}
