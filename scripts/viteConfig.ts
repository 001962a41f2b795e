import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import type { UserConfig } from 'vite'
import type { BuildInput } from '../src/prerender/buildInput.ts'
import { sitePlugin } from '../src/prerender/sitePlugin.ts'

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
    // Vike would let everyone on the network in; that takes `npm run dev -- --host`.
    server: { host: 'localhost' },
    build: {
      // The floor of README, "Browsers". Safari on iOS is named too: only it needs some prefixes.
      cssTarget: ['chrome111', 'edge111', 'firefox113', 'safari16.4', 'ios16.4'],
    },
  }
}
