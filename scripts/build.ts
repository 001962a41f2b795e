// Before React is imported, whose development build takes several times as long to render a page.
import './productionMode.ts'
import './closedPipe.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { outputFolder } from '../contract/outputFolder.mjs'
import { siteFaces } from '../src/fonts/siteFaces.ts'
import { indexingMessage } from '../src/launch/indexing.ts'
import { nextBuild } from '../src/launch/nextBuild.ts'
import type { AssetFile } from '../src/model/assetFile.ts'
import type { Site } from '../src/model/site.ts'
import { budgetSummary, budgetText } from '../src/output/budgets.ts'
import { earlierAssets } from '../src/output/earlierAssets.ts'
import { finalize } from '../src/output/finalize.ts'
import { finishFiles } from '../src/output/finishFiles.ts'
import { type FinishedPage, finishPages } from '../src/output/finishPages.ts'
import { integrityFiles } from '../src/output/integrity/integrityFiles.ts'
import { measureMedia, mediaText } from '../src/output/mediaCost.ts'
import { openOutputCache } from '../src/output/resultCache.ts'
import { singleFiles } from '../src/output/singleFiles.ts'
import { longCopy } from '../src/pages/landing/longCopy.ts'
import { pageTable } from '../src/pages/pageTable.ts'
import { sourcesHash, writeBuildStamp } from './buildStamp.mjs'
import { bundleServer, type ServerBundle } from './bundleServer.ts'
import { checkTypes } from './checkTypes.ts'
import { currentCommit } from './commit.ts'
import { faultText } from './faultText.ts'
import { prepareBuild } from './prepareBuild.ts'
import { progressLine } from './progressLine.ts'
import { projectFiles } from './projectFiles.ts'
import { readSite } from './readSite.ts'
import { renderPages } from './renderPages.ts'
import { billOfMaterials } from './supplyChain/billOfMaterials.ts'
import { noticesText } from './supplyChain/notices.ts'
import { packageFile, type ShippedPackage, shippedPackages } from './supplyChain/shippedPackages.ts'

const { values } = parseArgs({
  options: {
    verbose: { type: 'boolean', default: false },
    'single-file': { type: 'boolean', default: false },
    // Where the types of the sources are checked beside the build.
    'skip-types': { type: 'boolean', default: false },
  },
})

/** Renders the pages of a site and finishes them and its other files while more are rendered. */
async function makeFiles(site: Site, server: ServerBundle) {
  const cache = await openOutputCache()
  const prepared = await prepareBuild(site, cache, 'production')
  const packages = shippedPackages({
    server: server.modules,
    client: prepared.clientModules,
    fonts: siteFaces(site).map(({ source }) => packageFile(source)),
  })
  const rendered = new PassThrough({ objectMode: true })
  const progress = progressLine('Rendering pages', pageTable(site).all.length)
  const render = async () => {
    await renderPages({
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
    finishFiles({ ...prepared, projectFiles: projectFiles(noticesText(packages)) }, cache),
    render(),
  ])
  const own = [...pages.map(({ file }) => file), ...others]
  // Set to nothing, it carries nothing forward.
  const lastBuild = process.env.SITE_LAST_BUILD ?? outputFolder
  const earlier = lastBuild === '' ? [] : await earlierAssets(lastBuild, own)
  const known = [...own, ...earlier.map(({ file }) => file)]
  const integrity = await integrityFiles(site, known, currentCommit(process.env), cache)
  await cache.prune()
  return { prepared, packages, finished: { pages, files: [...others, ...integrity], earlier } }
}

/** Writes what is delivered beside the site: the server, and what is in all of it. */
function writeBesideSite(server: ServerBundle, packages: readonly ShippedPackage[], built: string) {
  mkdirSync(join(outputFolder, 'server'))
  writeFileSync(join(outputFolder, 'server/main.mjs'), server.code)
  writeFileSync(join(outputFolder, 'bom.json'), billOfMaterials(packages, built))
  writeFileSync(join(outputFolder, 'licenses.txt'), noticesText(packages))
}

/** Writes each document of a preview as one file, to be sent. */
function writeSingleFiles(
  site: Site,
  pages: readonly FinishedPage[],
  assets: readonly AssetFile[],
) {
  const folder = join(outputFolder, 'files')
  mkdirSync(folder)
  for (const { name, html } of singleFiles(site, pages, assets)) {
    writeFileSync(join(folder, name), html)
    console.log(`Wrote ${join(folder, name)}`)
  }
}

/** Builds the whole site: text to pages, pages to HTML, HTML to files and headers. */
async function build(): Promise<void> {
  // Taken first: what is edited during the build is not in it.
  const sources = sourcesHash()
  const site = readSite(process.env)
  // Few of hundreds of pages are in use at once: without this, V8 collects at four times as much.
  setFlagsFromString('--heap-growing-percent=50')
  const server = await bundleServer()
  // The first fault ends the build, of whichever of the two.
  const [{ prepared, packages, finished }] = await Promise.all([
    makeFiles(site, server),
    values['skip-types'] ? undefined : checkTypes(),
  ])
  const budgets = await finalize(site, outputFolder, finished)
  writeBesideSite(server, packages, site.today)
  if (site.showsDrafts && values['single-file']) {
    writeSingleFiles(site, finished.pages, prepared.assets)
  }
  const next = nextBuild(site)
  writeBuildStamp(sources, next?.day)
  if (values.verbose) console.log(budgetText(budgets))
  console.log(`Built into ${outputFolder}: ${budgetSummary(budgets)}`)
  for (const { location, message } of longCopy(site)) console.warn(`${location}: ${message}`)
  const media = mediaText(measureMedia(prepared.build.works, finished.files))
  if (media) console.log(media)
  console.log(indexingMessage(prepared.indexing))
  if (next) console.log(`The next build is due on ${next.day}: ${next.reason}.`)
}

try {
  await build()
} catch (error) {
  console.error(faultText('The build stopped.', error))
  // Whatever else is being rendered or checked would take a while to end by itself.
  process.exit(1)
}
