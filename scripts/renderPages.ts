import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, prerender } from 'vike/api'
import type { InlineConfig } from 'vite'
import type { BuildInput } from '../src/prerender/buildInput.ts'
import { viteConfig } from './viteConfig.ts'

/** Vike's own output: the pages themselves are handed over when they are rendered. */
const workFolder = '.cache/vike'

/** Renders every page to HTML with Vike. */
export async function renderPages(input: BuildInput): Promise<void> {
  mkdirSync(workFolder, { recursive: true })
  const outDir = mkdtempSync(join(workFolder, 'build-'))
  // A build that fails elsewhere does not wait for this one.
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  const config = viteConfig(async () => input)
  const inline: InlineConfig = {
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
  await build({ viteConfig: inline })
  // Vike neither writes nor prints pages that are taken from it.
  await prerender({ viteConfig: inline, onPagePrerender: () => undefined })
}
