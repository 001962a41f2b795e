import { profiles, UnreachableSite, verifySite } from '../../server/index.ts'
import { outputFolderOf } from '../build/outputFolder.mjs'
import { command, UNUSABLE, UsageError } from '../command.ts'
import { readBuildManifest } from '../readSite.ts'

function profileOf(name: string | undefined) {
  if (name === undefined) return undefined
  if (Object.hasOwn(profiles, name)) return profiles[name]
  const names = Object.keys(profiles).join(', ')
  throw new UsageError(`There is no profile "${name}". Write one of: ${names}.`)
}

function originOf(names: readonly string[]): string {
  const [address = ''] = names
  if (names.length === 1 && /^https?:/.test(address) && URL.canParse(address))
    return new URL(address).origin
  throw new UsageError('Give the address of one running site.')
}

/** Compares a running site with the last build; fails where they differ. */
export default command(
  {
    usage: 'npm run verify -- https://www.your-domain.com [--profile HOST]',
    options: { profile: { type: 'string' } },
    takesNames: true,
    stopped: 'The site was not compared.',
    faultCode: UNUSABLE,
  },
  async ({ profile: name }, names, { environment, output }) => {
    const [profile, address] = [profileOf(name), originOf(names)]
    const folder = outputFolderOf(environment)
    const manifest = readBuildManifest(folder)
    try {
      const { isSame, text } = await verifySite(address, manifest, folder, profile)
      output.log(text)
      return isSame ? 0 : 1
    } catch (error) {
      if (!(error instanceof UnreachableSite)) throw error
      output.error(error.message)
      return UNUSABLE
    }
  },
)
