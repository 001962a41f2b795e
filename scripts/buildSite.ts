import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { outputFolderOf } from '../contract/outputFolder.mjs'
import { siteFaces } from '../src/fonts/siteFaces.ts'
import { indexingMessage } from '../src/launch/indexing.ts'
import { nextBuild } from '../src/launch/nextBuild.ts'
import type { Site } from '../src/model/site.ts'
import { budgetSummary, budgetText } from '../src/output/budgetText.ts'
import { earlierAssets } from '../src/output/earlierAssets.ts'
import { finalize } from '../src/output/finalize.ts'
import { finishFiles } from '../src/output/finishFiles.ts'
import { finishPages } from '../src/output/finishPages.ts'
import { measureMedia, mediaText } from '../src/output/mediaCost.ts'
import { openOutputCache } from '../src/output/resultCache.ts'
import { longCopy } from '../src/pages/landing/longCopy.ts'
import { pageTable } from '../src/pages/pageTable.ts'
import { sourcesHash, writeBuildStamp } from './buildStamp.mjs'
import { bundleServer, type ServerBundle } from './bundleServer.ts'
import { checkTypes } from './checkTypes.ts'
import type { Environment } from './command.ts'
import { licensesText, packageFile } from './licenses.ts'
import { optimizeLater } from './optimizeLater.ts'
import { prepareBuild } from './prepareBuild.ts'
import { progressLine } from './progressLine.ts'
import { readSite } from './readSite.ts'

interface BuildOptions {
  /** Says which site, for which day, and where it goes: SITE, SITE_DATE, SITE_OUT and their like. */
  readonly environment: Environment
  /** Gives the folder of what renders pages, which is the same for every site, once they can be rendered. */
  readonly pageBundle: () => Promise<string>
  /** Whether the types of the sources are checked beside the build. */
  readonly checksTypes: boolean
  /** Whether every byte budget is printed. */
  readonly isVerbose?: boolean
}

/** Renders the pages of a site and finishes them and its other files while more are rendered. */
async function makeFiles(
  site: Site,
  { environment, pageBundle }: Pick<BuildOptions, 'environment' | 'pageBundle'>,
) {
  const cache = await openOutputCache()
  const prepared = await prepareBuild(site, cache, 'production')
  const fonts = siteFaces(site).map(({ source }) => packageFile(source))
  const licenses = licensesText([...prepared.clientModules, ...fonts])
  const rendered = new PassThrough({ objectMode: true })
  const progress = progressLine('Rendering pages', pageTable(site).all.length)
  const render = async () => {
    const { renderPages } = await import('./renderPages.ts')
    await renderPages(await pageBundle(), {
      ...prepared,
      takePage(page) {
        rendered.write(page)
        progress.step()
      },
    })
    rendered.end()
    progress.end()
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
  await cache.prune()
  return { prepared, finished: { pages, files: others, earlier } }
}

/** Writes the server beside the site, with the licenses of what is bundled into it. */
function writeServer(folder: string, { code, modules }: ServerBundle) {
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server/main.mjs'), code)
  writeFileSync(join(folder, 'server/licenses.txt'), licensesText(modules))
}

/**
 * Builds the whole site: text to pages, pages to HTML, HTML to files and headers.
 * @throws OperatorError for everything wrong in the operator's folder, the texts and the types
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { environment, checksTypes, isVerbose = false } = options
  const outputFolder = outputFolderOf(environment)
  // Taken first: what is edited during the build is not in it.
  const sources = sourcesHash(environment)
  const site = readSite(environment)
  // Few of hundreds of pages are in use at once: without this, V8 collects at four times as much.
  setFlagsFromString('--heap-growing-percent=50')
  optimizeLater()
  const server = await bundleServer()
  // The first fault ends the build, of whichever of the two.
  const [{ prepared, finished }] = await Promise.all([
    makeFiles(site, options),
    checksTypes ? checkTypes() : undefined,
  ])
  const budgets = await finalize(site, outputFolder, finished)
  writeServer(outputFolder, server)
  const next = nextBuild(site)
  writeBuildStamp(sources, next?.day, environment)
  if (isVerbose) console.log(budgetText(budgets))
  console.log(`Built into ${outputFolder}: ${budgetSummary(budgets)}`)
  for (const { location, message } of longCopy(site)) console.warn(`${location}: ${message}`)
  const media = mediaText(measureMedia(prepared.build.works, finished.files))
  if (media) console.log(media)
  console.log(indexingMessage(prepared.indexing))
  if (next) console.log(`The next build is due on ${next.day}: ${next.reason}.`)
}
