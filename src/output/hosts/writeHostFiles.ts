import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../../../server/manifest.ts'
import { nginxFiles } from '../../../server/nginx.ts'
import { writeUpload } from './cdn.ts'
import { cloudflareRules } from './cloudflare.ts'
import { netlifyRules } from './netlify.ts'

/** Writes the manifest's rules for the hosts that do not read it: nginx and CDNs. */
export async function writeHostFiles(
  manifest: Manifest,
  outputFolder: string,
  origin: string,
): Promise<void> {
  const nginxFolder = join(outputFolder, 'nginx')
  await mkdir(nginxFolder, { recursive: true })
  for (const [name, text] of Object.entries(nginxFiles(manifest, origin))) {
    await writeFile(join(nginxFolder, name), text)
  }
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
