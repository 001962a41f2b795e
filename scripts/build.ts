import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LegalTextError } from '../src/legal/LegalTextError.ts'
import { SiteError } from '../src/site/schema.ts'
import { sourcesHash, writeBuildStamp } from './buildStamp.mjs'
import { bundleServer } from './bundleServer.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** Builds the whole site: text to pages, pages to HTML, HTML to files and headers. */
async function build(): Promise<void> {
  // Taken first: what is edited during the build is not in it.
  const sources = sourcesHash()
  // Imported here, because a mistake in src/site.ts throws as soon as the module is read.
  const { compileLegalTexts } = await import('../src/legal/compile.ts')
  const { readLegalText } = await import('../src/content/legalFiles.ts')
  const { finalize } = await import('../src/publish/finalize.ts')
  const { indexingOfThisBuild } = await import('../src/launch/plugin.ts')
  const { indexingMessage } = await import('../src/launch/indexing.ts')
  const texts = compileLegalTexts(readLegalText)
  const indexing = indexingOfThisBuild()

  await rm(dist, { recursive: true, force: true })
  const vike = await import('vike/api')
  await vike.build({ viteConfig: { logLevel: 'warn' } })
  await finalize(`${dist}/vike/client`, dist, texts, indexing)
  await bundleServer(dist)
  writeBuildStamp(sources)
  console.log(`Built into dist/\n${indexingMessage(indexing)}`)
}

try {
  await build()
} catch (error) {
  if (error instanceof SiteError || error instanceof LegalTextError) {
    console.error(`The build stopped. Correct this and build again:\n${error.message}`)
  } else {
    console.error('The build failed:', error)
  }
  process.exitCode = 1
}
