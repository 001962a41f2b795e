import { builtinModules } from 'node:module'
import { rolldown } from 'rolldown'

/** Bundles the server into one file that needs no `node_modules`. */
export async function bundleServer(dist: string): Promise<void> {
  const bundle = await rolldown({
    input: 'server/main.ts',
    platform: 'node',
    external: [...builtinModules, /^node:/],
  })
  await bundle.write({ file: `${dist}/server/main.mjs`, format: 'esm' })
  await bundle.close()
}
