import { isBuildFresh } from '../../scripts/build/outputFolder.mjs'
import {
  accents,
  finishedSite,
  launchedSite,
  photographsSite,
  unsuppliedSite,
} from './environment.mjs'

// Before React is imported, as an entry point may do, whose development build takes several times as long to render a page.
process.env.NODE_ENV = 'production'

let hasPages = false

interface Fixture {
  readonly name: string
  readonly site: NodeJS.ProcessEnv & typeof launchedSite
  /** Writes its folder, where that is not in the repository. */
  readonly write?: () => Promise<void>
}

/** Sites to look at, with photographs and an accent each: `photographs-green` and so on. */
const withPhotographs = (Object.keys(accents) as (keyof typeof accents)[]).map(
  (accent): Fixture => ({
    name: `photographs-${accent}`,
    site: photographsSite(accent),
    write: async () => (await import('./writePhotographs.ts')).writePhotographs(accent),
  }),
)

const fixtures: readonly Fixture[] = [
  { name: 'unsupplied', site: unsuppliedSite },
  { name: 'launched', site: launchedSite },
  {
    name: 'finished',
    site: finishedSite,
    write: async () => (await import('./writeFinished.ts')).writeFinished(),
  },
  ...withPhotographs,
]

/**
 * Builds the sites of the tests that its parameters name, where their builds are missing or older than
 * their sources: in one process, which loads its modules and reads the default texts once.
 */
const wanted = process.argv.slice(2)
for (const { site, write } of fixtures.filter(({ name }) => wanted.includes(name))) {
  await write?.()
  const environment = { ...process.env, ...site }
  if (isBuildFresh(environment)) continue
  console.log(`Building the site of ${site.SITE} …`)
  // Loaded where they are needed: it takes longer than seeing that nothing has changed.
  const { buildSite } = await import('../../scripts/build/build.ts')
  const { writePages } = await import('./writePages.ts')
  try {
    // First, so that no build is called fresh beside pages that are not.
    if (!hasPages) await writePages()
    hasPages = true
    await buildSite(environment, console)
  } catch (error) {
    const { faultText, printableIn } = await import('../../scripts/command.ts')
    console.error(printableIn(process.env, faultText('The build stopped.', error)))
    process.exit(1)
  }
}
