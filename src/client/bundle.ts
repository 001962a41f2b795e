import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** The loader's source; in development it is served as it is. */
export const loaderSource = '/src/client/loader.ts'

/** The browser's JavaScript: the loader, which pages name, and what it imports on the first touch. */
export interface ClientBundle {
  readonly loader: string
  /** Subresource integrity of the loader (W3C SRI). */
  readonly integrity: string
  readonly files: readonly { readonly fileName: string; readonly code: string }[]
}

/**
 * Bundles the loader by itself: Vite would wrap its one dynamic import in a preload helper three
 * times its size.
 */
export async function bundleClient(): Promise<ClientBundle> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(`../..${loaderSource}`, import.meta.url)),
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
    entryFileNames: 'assets/[name].[hash].js',
    chunkFileNames: 'assets/[name].[hash].js',
  })
  await bundle.close()
  const chunks = output.filter(item => item.type === 'chunk')
  const [loader] = chunks
  if (!loader?.isEntry) throw new Error(`${loaderSource} gave no entry chunk`)
  return {
    loader: `/${loader.fileName}`,
    integrity: `sha384-${createHash('sha384').update(loader.code).digest('base64')}`,
    files: chunks.map(({ fileName, code }) => ({ fileName, code })),
  }
}
