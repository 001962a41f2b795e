import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, prerender } from 'vike/api'
import type { InlineConfig } from 'vite'
import type { BuildInput } from '../src/prerender/buildInput.ts'
import { viteConfig } from './viteConfig.ts'

/** Vike's own output: the pages themselves are handed over when they are rendered. */
const workFolder = '.cache/vike'

function inlineConfig(outDir: string, prepare: () => Promise<BuildInput>): InlineConfig {
  const config = viteConfig(prepare)
  return {
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...config.build,
      outDir,
      // Its warning is about the rendering of the pages, which is what the build is for.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  }
}

/**
 * Bundles what renders pages, with Vike: the same for every site.
 * @returns the folder of the bundle, which is there until this process ends
 */
export async function bundlePages(): Promise<string> {
  mkdirSync(workFolder, { recursive: true })
  const folder = mkdtempSync(join(workFolder, 'build-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const prepare = () => Promise.reject(new Error('nothing is rendered from a site while bundling'))
  await build({ viteConfig: inlineConfig(folder, prepare) })
  return folder
}

/**
 * Renders every page of a site to HTML with Vike.
 * @param bundle folder of what renders them
 */
export async function renderPages(bundle: string, input: BuildInput): Promise<void> {
  const viteConfig = inlineConfig(bundle, async () => input)
  // Vike neither writes nor prints pages that are taken from it.
  await prerender({ viteConfig, onPagePrerender: () => undefined })
}
