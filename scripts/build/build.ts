import { OperatorError } from '../../src/model/index.ts'
import { command } from '../command.ts'
import { folderFault } from '../processes.mjs'
import { writeEditorSchema } from '../writeEditorSchema.ts'
import { buildSite } from './buildSite.ts'

/** What differs for a preview: it is beside what is deployed, and takes nothing over from it. */
const preview = { SITE_OUT: 'draft', SITE_LAST_BUILD: '' }

/** Builds the site, or a preview of it that shows drafts. */
export default command(
  {
    usage: 'npm run build, npm run draft',
    options: {
      drafts: { type: 'boolean', default: false },
    },
    stopped: 'The build stopped.',
  },
  async ({ drafts }, _, { environment }) => {
    const fault = folderFault()
    if (fault) throw new OperatorError([{ file: '.', message: fault }])
    writeEditorSchema()
    await buildSite({
      environment: drafts ? { ...preview, ...environment, SITE_DRAFTS: 'shown' } : environment,
      // Vite and Vike take longer to load than a fault to find.
      pageBundle: async () => (await import('./renderPages.ts')).bundlePages(),
    })
    return 0
  },
)
