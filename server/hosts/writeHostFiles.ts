import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { entriesOf, type Manifest } from '../manifest.ts'
import { cloudflareFaults, cloudflareRules, netlifyRules } from './cdns.ts'
import { nginxFiles } from './nginx.ts'

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

/**
 * Writes the manifest's rules for the hosts that do not read it. nginx includes files; a CDN gets a folder
 * that can be uploaded as it is: the files of the site and its rules, but neither the compressed forms nor
 * the manifest, which would be public there.
 * @returns what a host would drop in silence of its rules
 */
export async function writeHostFiles(manifest: Manifest, outputFolder: string, origin: string) {
  await writeFiles(join(outputFolder, 'nginx'), nginxFiles(manifest, origin))
  const cloudflare = cloudflareRules(manifest)
  const uploads = { cloudflare, netlify: netlifyRules(manifest) }
  for (const [host, rules] of Object.entries(uploads)) {
    const upload = join(outputFolder, 'hosts', host)
    for (const { variants } of entriesOf(manifest)) {
      const { file } = variants.identity
      await mkdir(dirname(join(upload, file)), { recursive: true })
      await cp(join(outputFolder, 'site', file), join(upload, file))
    }
    await writeFiles(upload, { ...rules })
  }
  return cloudflareFaults(cloudflare)
}
