import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import type { UserConfig } from 'vite'
import { type BuildInput, sitePlugin } from '../src/prerender/sitePlugin.ts'

/**
 * How Vite renders the pages.
 * @param prepare computes the values they are rendered from
 * @param watched folders whose changes ask for new values, in development
 */
export function viteConfig(
  prepare: () => Promise<BuildInput>,
  watched?: readonly string[],
): UserConfig {
  return {
    plugins: [react(), vike(), sitePlugin(prepare, watched)],
    build: {
      // Lowering light-dark() would fix its colors at the root: the inverted plan needs them open.
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    },
  }
}
