import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { rolldown } from 'rolldown'
import type { AssetFile } from '../model/assetFile.ts'

/** The loader's source; in development it is served as it is. */
export const loaderSource = '/src/client/loader.ts'

/**
 * Tells V8 to compile a whole file on a background thread, while it arrives: otherwise it compiles
 * React's functions one by one, on the main thread, as they are called
 * (https://v8.dev/blog/explicit-compile-hints). Other engines see a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad'

/** The browser's JavaScript: the loader, which pages name, and what it imports when it is needed. */
export interface ClientBundle {
  readonly loader: {
    readonly src: string
    /** Subresource integrity (W3C SRI). */
    readonly integrity: string
  }
  readonly files: readonly AssetFile[]
  /** Absolute paths of the modules whose code is in them. */
  readonly modules: readonly string[]
}

/**
 * Bundles the loader by itself: Vite would wrap its one dynamic import in a preload helper three
 * times its size.
 */
export async function bundleClient(): Promise<ClientBundle> {
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
  const [loader] = chunks
  if (!loader?.isEntry) throw new Error(`${loaderSource} gave no entry chunk`)
  const integrity = `sha384-${createHash('sha384').update(loader.code).digest('base64')}`
  return {
    loader: { src: `/${loader.fileName}`, integrity },
    files: chunks.map(({ fileName, code }) => ({
      path: `/${fileName}`,
      content: Buffer.from(code),
    })),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  }
}
