import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { clientScript } from './src/client/plugin.ts'
import { fonts } from './src/fonts/plugin.ts'
import { indexing } from './src/launch/plugin.ts'
import { legalTexts } from './src/legal/plugin.ts'

export default defineConfig({
  plugins: [react(), vike(), fonts(), clientScript(), legalTexts(), indexing()],
  build: {
    outDir: 'dist/vike',
    // The floor of README, "Browsers". Safari on iOS is named too: only it needs some prefixes.
    cssTarget: ['chrome111', 'edge111', 'firefox113', 'safari16.4', 'ios16.4'],
  },
})
