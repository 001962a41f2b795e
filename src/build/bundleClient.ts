import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { type OutputChunk, rolldown } from 'rolldown'
import type { PageScript } from '../website/index.ts'
import type { AssetFile } from './media/index.ts'

/** The loader's source; in development it is served as it is. */
export const loaderSource = '/src/website/client/loader.ts'

/** The source of what it imports. */
export const hydrationSource = '/src/website/client/hydrate.tsx'

/**
 * Tells V8 to compile a whole file on a background thread, while it arrives: otherwise it compiles
 * React's functions one by one, on the main thread, as they are called
 * (https://v8.dev/blog/explicit-compile-hints). Other engines see a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad'

function pageScript({ fileName, code }: OutputChunk): PageScript {
  const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`
  return { src: `/${fileName}`, integrity }
}

/**
 * Bundles the browser's JavaScript, all of which the pages name with its hashes. The loader by itself: Vite
 * would wrap its one dynamic import in a preload helper three times its size.
 * @returns the loader, what it imports when it is needed, and the absolute paths of the modules in them
 */
export async function bundleClient() {
  const bundle = await rolldown({
    input: resolve(`.${loaderSource}`),
    platform: 'browser',
    transform: {
      target: 'es2022',
      jsx: { runtime: 'automatic' },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  })
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    postBanner: ({ isEntry }) => (isEntry ? '' : compileHint),
    entryFileNames: 'assets/[name].[hash].js',
    chunkFileNames: 'assets/[name].[hash].js',
  })
  await bundle.close()
  const chunks = output.filter(item => item.type === 'chunk')
  const [loader, hydration, ...others] = chunks
  // Browsers would refuse a third one: no page names its hash (Integrity-Policy).
  if (!loader?.isEntry || !hydration || others.length > 0) {
    throw new Error(
      `${loaderSource} gave ${chunks.length} chunks, not an entry and what it imports`,
    )
  }
  return {
    loader: pageScript(loader),
    hydration: pageScript(hydration),
    files: chunks.map(
      ({ fileName, code }): AssetFile => ({ path: `/${fileName}`, content: Buffer.from(code) }),
    ),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  }
}
