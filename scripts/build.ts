import { rm } from 'node:fs/promises'
import { outputFolder } from '../contract/outputFolder.mjs'
import { sourcesHash, writeBuildStamp } from './buildStamp.mjs'
import { bundleServer } from './bundleServer.ts'
import { checkTypes } from './checkTypes.ts'
import { reportFault } from './reportFault.ts'

/** Builds the whole site: text to pages, pages to HTML, HTML to files and headers. */
async function build(): Promise<void> {
  // Taken first: what is edited during the build is not in it.
  const sources = sourcesHash()
  // Before React is imported, whose development build takes several times as long to render a page.
  process.env.NODE_ENV = 'production'
  // Imported here, because a mistake in the operator's file throws as soon as its module is read.
  const { prepareBuild } = await import('./prepareBuild.ts')
  const { indexingMessage } = await import('../src/launch/indexing.ts')
  const { nextBuild } = await import('../src/launch/nextBuild.ts')
  const { finalize } = await import('../src/publish/finalize.ts')
  const { budgetText, longPages } = await import('../src/publish/budgets.ts')
  const { renderPages } = await import('./renderPages.ts')
  const [prepared] = await Promise.all([prepareBuild('production'), checkTypes()])

  await rm(outputFolder, { recursive: true, force: true })
  const vikeFolder = await renderPages(prepared, outputFolder)
  const { build: siteBuild, documents, assets, indexing } = prepared
  const budgets = await finalize({
    vikeFolder,
    outputFolder,
    build: siteBuild,
    documents,
    assets,
  })
  await bundleServer(outputFolder)
  const next = nextBuild()
  writeBuildStamp(sources, next?.day)
  console.log(budgetText(budgets))
  for (const { name } of longPages(budgets)) {
    console.log(`  ${name} is long: npm run launch-check names the fields that cost most`)
  }
  console.log(`Built into ${outputFolder}\n${indexingMessage(indexing)}`)
  if (next) console.log(`The next build is due on ${next.day}: ${next.reason}.`)
}

try {
  await build()
} catch (error) {
  reportFault('The build stopped.', error)
  process.exitCode = 1
}
