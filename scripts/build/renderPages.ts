import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, prerender } from 'vike/api'
import vike from 'vike/plugin'
import type { InlineConfig, Plugin, UserConfig } from 'vite'
import { type BuildInput, sitePlugin } from '../../src/build/index.ts'
import { root } from '../processes.mjs'
import { settingsAboveFault } from './settingsAbove.ts'

/** Vike's own output: the pages themselves are handed over when they are rendered. */
const workFolder = '.cache/vike'

const companyFolder = join(root, 'src/company/')

/**
 * Keeps what a company says out of the bundle: pages then read it from the modules of this process, which have
 * parsed the texts of the site already, and not from a copy of them that parses all of them once more.
 */
const sharedCompany: Plugin = {
  name: 'shared-company',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    if (this.environment.name !== 'ssr' || !importer || !source.startsWith('.')) return undefined
    const imported = resolve(dirname(importer), source)
    if (!imported.startsWith(companyFolder)) return undefined
    return { id: pathToFileURL(imported).href, external: true }
  },
}

/**
 * How Vite renders the pages.
 * @param prepare computes the values they are rendered from
 * @param watched folders whose changes ask for new values, in development
 */
export function viteConfig(
  prepare: () => Promise<BuildInput>,
  watched?: readonly string[],
): UserConfig {
  return {
    plugins: [react(), vike(), sitePlugin(prepare, watched), sharedCompany],
    server: {
      // Vike would let everyone on the network in; that takes `npm run dev -- --host`.
      host: 'localhost',
      // Otherwise everything below a folder above that calls itself a workspace would be served.
      fs: { allow: [root] },
    },
    // Otherwise settings of PostCSS are looked for in every folder above.
    css: { postcss: {} },
    build: {
      // The floor of README, "Browsers". Safari on iOS is named too: only it needs some prefixes.
      cssTarget: ['chrome111', 'edge111', 'firefox113', 'safari16.4', 'ios16.4'],
    },
  }
}

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

/** Bundles what renders pages, into a folder that is there until this process ends. */
async function bundlePages(): Promise<string> {
  mkdirSync(workFolder, { recursive: true })
  const folder = mkdtempSync(join(workFolder, 'build-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const prepare = () => Promise.reject(new Error('nothing is rendered from a site while bundling'))
  await build({ viteConfig: inlineConfig(folder, prepare) })
  return folder
}

/** The same for every site. */
let bundled: Promise<string> | undefined

/**
 * Renders every page of a site to HTML with Vike.
 * @throws OperatorError for broken settings in a folder above the project
 */
export async function renderPages(input: BuildInput): Promise<void> {
  try {
    bundled ??= bundlePages()
    const viteConfig = inlineConfig(await bundled, async () => input)
    // Vike neither writes nor prints pages that are taken from it.
    await prerender({ viteConfig, onPagePrerender: () => undefined })
  } catch (error) {
    throw settingsAboveFault(error) ?? error
  }
}
