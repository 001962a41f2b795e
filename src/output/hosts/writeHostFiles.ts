import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../../../server/manifest.ts'
import { writeUpload } from './cdn.ts'
import { cloudflareRules } from './cloudflare.ts'
import { netlifyRules } from './netlify.ts'
import { nginxHeaders } from './nginxHeaders.ts'
import { nginxLocations } from './nginxLocations.ts'
import { nginxMaps } from './nginxMaps.ts'
import { nginxResponses } from './nginxResponses.ts'

/** Writes the manifest's rules for the hosts that do not read it: nginx and CDNs. */
export async function writeHostFiles(
  manifest: Manifest,
  outputFolder: string,
  origin: string,
): Promise<void> {
  const nginxFolder = join(outputFolder, 'nginx')
  await mkdir(nginxFolder, { recursive: true })
  await writeFile(join(nginxFolder, 'maps.conf'), nginxMaps(manifest, origin))
  await writeFile(join(nginxFolder, 'headers.conf'), nginxHeaders(manifest.headers))
  await writeFile(join(nginxFolder, 'asset-headers.conf'), nginxHeaders(manifest.assetHeaders))
  await writeFile(join(nginxFolder, 'responses.conf'), nginxResponses(manifest))
  await writeFile(join(nginxFolder, 'locations.conf'), nginxLocations(manifest))
  const siteFolder = join(outputFolder, 'site')
  const hostsFolder = join(outputFolder, 'hosts')
  await writeUpload(
    manifest,
    siteFolder,
    join(hostsFolder, 'cloudflare'),
    cloudflareRules(manifest),
  )
  await writeUpload(manifest, siteFolder, join(hostsFolder, 'netlify'), netlifyRules(manifest))
}
