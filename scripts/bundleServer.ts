import { builtinModules } from 'node:module'
import { rolldown } from 'rolldown'

/** A bundle with the modules that are in it. */
export interface ServerBundle {
  readonly code: string
  /** Absolute paths of the modules whose code is in the bundle. */
  readonly modules: readonly string[]
}

/** Bundles the server into one file that needs no `node_modules`. */
export async function bundleServer(): Promise<ServerBundle> {
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
  return { code, modules: moduleIds }
}
