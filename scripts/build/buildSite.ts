import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { rolldown } from 'rolldown'
import { siteFaces } from '../../src/fonts/index.ts'
import { indexingMessage, nextBuild } from '../../src/launch/index.ts'
import type { Site } from '../../src/model/index.ts'
import {
  earlierAssets,
  finalize,
  finishFiles,
  finishPages,
  openOutputCache,
  sizeSummary,
} from '../../src/output/index.ts'
import { vanishedVersions } from '../../src/versions/index.ts'
import type { Environment } from '../command.ts'
import { outputFolderOf } from '../outputFolder.mjs'
import { readSite } from '../readSite.ts'
import { sourcesHash, writeBuildStamp } from './buildStamp.mjs'
import { licensesText, packageFile } from './licenses.ts'
import { prepareBuild } from './prepareBuild.ts'

interface BuildOptions {
  /** Says which site, for which day, and where it goes: SITE, SITE_DATE, SITE_OUT and their like. */
  readonly environment: Environment
  /** Gives the folder of what renders pages, which is the same for every site, once they can be rendered. */
  readonly pageBundle: () => Promise<string>
}

/** Renders the pages of a site and finishes them and its other files while more are rendered. */
async function makeFiles(site: Site, { environment, pageBundle }: BuildOptions) {
  const cache = await openOutputCache()
  const prepared = await prepareBuild(site, cache, 'production')
  const fonts = siteFaces(site).map(({ source }) => packageFile(source))
  const licenses = licensesText([...prepared.clientModules, ...fonts])
  const rendered = new PassThrough({ objectMode: true })
  const render = async () => {
    const { renderPages } = await import('./renderPages.ts')
    await renderPages(await pageBundle(), {
      ...prepared,
      takePage: page => rendered.write(page),
    })
    rendered.end()
  }
  const [pages, others] = await Promise.all([
    finishPages(site, rendered, cache),
    finishFiles({ ...prepared, licenses }, cache),
    render(),
  ])
  const own = [...pages.map(({ file }) => file), ...others]
  // Set to nothing, it carries nothing forward.
  const lastBuild = environment.SITE_LAST_BUILD ?? outputFolderOf(environment)
  const earlier = lastBuild === '' ? [] : await earlierAssets(lastBuild, own)
  return { prepared, finished: { pages, files: others, earlier } }
}

/** Bundles the server into one file that needs no `node_modules`, with the licenses of what is in it. */
async function writeServer(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: 'server/main.ts',
    platform: 'node',
    external: [...builtinModules, /^node:/],
    // Comments with the paths of modules would differ where packages are installed elsewhere.
    experimental: { attachDebugInfo: 'none' },
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  const [{ code, moduleIds }] = output
  mkdirSync(folder)
  writeFileSync(join(folder, 'main.mjs'), code)
  writeFileSync(join(folder, 'licenses.txt'), licensesText(moduleIds))
}

/** Says which published versions the build before had and this site has no more: git has their files. */
function reportVanished(site: Site, lastBuild: string): void {
  const file = join(lastBuild, 'site/legal.json')
  if (lastBuild === '' || !existsSync(file)) return
  for (const name of vanishedVersions(site, readFileSync(file, 'utf8'))) {
    console.warn(
      `${site.folder}/versions/${name} is gone: the last build showed it as published. Restore its folder and ${site.folder}/published.yaml from git.`,
    )
  }
}

/** Puts a folder in the place of another, whose files are served until then. */
export function replaceFolder(folder: string, replacement: string): void {
  const replaced = `${folder}.replaced`
  rmSync(replaced, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, replaced)
  renameSync(replacement, folder)
  rmSync(replaced, { recursive: true, force: true })
}

/**
 * Builds the whole site: text to pages, pages to HTML, HTML to files and headers.
 * @throws OperatorError for everything wrong in the operator's folder and the texts
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { environment } = options
  const outputFolder = outputFolderOf(environment)
  // Taken first: what is edited during the build is not in it.
  const sources = sourcesHash(environment)
  const site = readSite(environment)
  // Few of hundreds of pages are in use at once: without this, V8 collects at four times as much.
  setFlagsFromString('--heap-growing-percent=50')
  const { prepared, finished } = await makeFiles(site, options)
  const unfinished = `${outputFolder}.unfinished`
  await finalize(site, unfinished, finished)
  await writeServer(join(unfinished, 'server'))
  reportVanished(site, environment.SITE_LAST_BUILD ?? outputFolder)
  const next = nextBuild(site)
  writeBuildStamp(sources, next?.day, { ...environment, SITE_OUT: unfinished })
  replaceFolder(outputFolder, unfinished)
  const files = [...finished.pages.map(({ file }) => file), ...finished.files]
  console.log(`Built into ${outputFolder}: ${sizeSummary(files)}`)
  console.log(indexingMessage(prepared.indexing))
  if (next) console.log(`The next build is due on ${next.day}: ${next.reason}.`)
}
