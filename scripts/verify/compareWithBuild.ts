import { profiles, UnreachableSite, verifySite } from '../../server/index.ts'
import { type CommandCall, type Terminal, UNUSABLE, UsageError } from '../command.ts'
import { readBuildManifest } from '../readSite.ts'

/** Exit code of a command that somebody interrupted, as shells give it: 128 and the number of SIGINT. */
const INTERRUPTED = 130

/** The options of every command that compares a running site with a build. */
export const comparisonOptions = { profile: { type: 'string', default: '' } } as const

/** What is known of a host; of none where its name is empty, as a variable is that nobody has set. */
export function profileOf(name: string) {
  if (name === '') return []
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined
  if (profile) return profile
  const names = Object.keys(profiles).join(', ')
  throw new UsageError(`There is no profile "${name}". Write one of: ${names}.`)
}

/** The origin of the one address that a command was given. */
export function originOf(names: readonly string[]): string {
  const [address = ''] = names
  if (names.length === 1 && /^https?:/.test(address) && URL.canParse(address))
    return new URL(address).origin
  throw new UsageError('Give the address of one running site.')
}

/** Goes back to the start of a line and empties it (ECMA-48: EL). */
const EMPTY_LINE = '\r\u001B[2K'

/** Keeps one line of a terminal that says how many checks are done. */
function progressLine(terminal: Terminal | undefined) {
  return {
    show: (done: number, total: number) =>
      terminal?.write(`${EMPTY_LINE}${done} of ${total} checks`),
    remove: () => terminal?.write(EMPTY_LINE),
  }
}

/** A comparison to make. */
interface BuildComparison {
  /** Origin of the running site. */
  readonly origin: string
  /** Folder of the build. */
  readonly folder: string
  /** Name of the host's profile; may be empty. */
  readonly profile: string
}

/**
 * Compares a running site with a build and prints what differs. Ctrl+C ends it with what was found so far.
 * @returns the exit code of the command
 * @throws UsageError for a profile that does not exist
 * @throws OperatorError where there is no build to compare with
 */
export async function compareWithBuild(
  { origin, folder, profile }: BuildComparison,
  { output, terminal }: CommandCall,
): Promise<number> {
  const expectedDifferences = profileOf(profile)
  const manifest = readBuildManifest(folder)
  const progress = progressLine(terminal)
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  // Once: the same keys pressed again end the process at once.
  process.once('SIGINT', interrupt)
  try {
    const { isSame, text } = await verifySite(origin, manifest, folder, expectedDifferences, {
      signal: interruption.signal,
      onProgress: progress.show,
    })
    progress.remove()
    output.log(text)
    if (interruption.signal.aborted) return INTERRUPTED
    return isSame ? 0 : 1
  } catch (error) {
    progress.remove()
    if (!(error instanceof UnreachableSite)) throw error
    output.error(interruption.signal.aborted ? 'Interrupted: nothing was checked.' : error.message)
    return interruption.signal.aborted ? INTERRUPTED : UNUSABLE
  } finally {
    process.off('SIGINT', interrupt)
  }
}
