// Before React is imported, whose development build takes several times as long to render a page.
import './productionMode.ts'
import './closedPipe.ts'
import { parseArgs } from 'node:util'
import { buildSite } from './buildSite.ts'
import { faultText } from './faultText.ts'

const { values } = parseArgs({
  options: { verbose: { type: 'boolean', default: false } },
})

try {
  await buildSite({
    environment: process.env,
    // Vite and Vike take longer to load than a fault to find.
    pageBundle: async () => (await import('./renderPages.ts')).bundlePages(),
    checksTypes: true,
    isVerbose: values.verbose,
  })
} catch (error) {
  console.error(faultText('The build stopped.', error))
  // Whatever else is being rendered or checked would take a while to end by itself.
  process.exit(1)
}
