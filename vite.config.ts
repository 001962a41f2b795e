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
    // Lowering light-dark() would fix its colours at the root: the inverted plan needs them open.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
})
