import { PassThrough } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { outputFolder } from '../contract/outputFolder.mjs'
import { sourcesHash, writeBuildStamp } from './buildStamp.mjs'
import { bundleServer } from './bundleServer.ts'
import { checkTypes } from './checkTypes.ts'
import { reportFault } from './reportFault.ts'

/** Builds the whole site: text to pages, pages to HTML, HTML to files and headers. */
async function build(): Promise<void> {
  // Taken first: what is edited during the build is not in it.
  const sources = sourcesHash()
  // Of hundreds of pages little is in use at a time: without this V8 clears up at four times as much.
  setFlagsFromString('--heap-growing-percent=50')
  const typesChecked = checkTypes()
  // Reported where it is waited for, below.
  typesChecked.catch(() => {})
  // Before React is imported, whose development build takes several times as long to render a page.
  process.env.NODE_ENV = 'production'
  // Imported here, because a mistake in the operator's file throws as soon as its module is read.
  const { prepareBuild } = await import('./prepareBuild.ts')
  const { indexingMessage } = await import('../src/launch/indexing.ts')
  const { nextBuild } = await import('../src/launch/nextBuild.ts')
  const { finalize } = await import('../src/publish/finalize.ts')
  const { finishFiles } = await import('../src/publish/finishFiles.ts')
  const { finishPages } = await import('../src/publish/finishPages.ts')
  const { openPublishCache } = await import('../src/publish/resultCache.ts')
  const { budgetText, longPages } = await import('../src/publish/budgets.ts')
  const { renderPages } = await import('./renderPages.ts')

  const prepared = await prepareBuild('production')
  const cache = await openPublishCache()
  const rendered = new PassThrough({ objectMode: true })
  const render = async () => {
    await renderPages({ ...prepared, takePage: page => rendered.write(page) })
    rendered.end()
  }
  const [pages, files] = await Promise.all([
    finishPages(rendered, cache),
    finishFiles(prepared, cache),
    render(),
    typesChecked,
  ])
  await cache.prune()
  const budgets = await finalize(outputFolder, pages, files)
  await bundleServer(outputFolder)
  const next = nextBuild()
  writeBuildStamp(sources, next?.day)
  console.log(budgetText(budgets))
  for (const { name } of longPages(budgets)) {
    console.log(`  ${name} is long: npm run launch-check names the fields that cost most`)
  }
  console.log(`Built into ${outputFolder}\n${indexingMessage(prepared.indexing)}`)
  if (next) console.log(`The next build is due on ${next.day}: ${next.reason}.`)
}

try {
  await build()
} catch (error) {
  reportFault('The build stopped.', error)
  // What else is being rendered or checked would take a while to end by itself.
  process.exit(1)
}
