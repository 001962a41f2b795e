import { join } from 'node:path'
import { build } from 'vike/api'
import type { BuildInput } from '../src/prerender/sitePlugin.ts'
import { viteConfig } from './viteConfig.ts'

/**
 * Renders every page to HTML with Vike.
 * @returns the folder of the pages
 */
export async function renderPages(input: BuildInput, outputFolder: string): Promise<string> {
  const config = viteConfig(async () => input)
  const outDir = join(outputFolder, 'vike')
  await build({
    viteConfig: {
      ...config,
      configFile: false,
      logLevel: 'warn',
      build: { ...config.build, outDir },
    },
  })
  return join(outDir, 'client')
}
