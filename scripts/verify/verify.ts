import {
  compareSite,
  jsonText,
  profiles,
  reach,
  resultText,
  UnreachableSite,
} from '../../server/index.ts'
import { readBuildManifest, refuseDrafts } from '../build/lastBuild.ts'
import { command, UNUSABLE, UsageError } from '../command.ts'
import { outputFolderOf } from '../outputFolder.mjs'

function profileOf(name: string | undefined) {
  if (name === undefined || Object.hasOwn(profiles, name)) return name && profiles[name]
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
    usage: 'npm run verify -- https://www.your-domain.com [--profile HOST] [--json]',
    options: { json: { type: 'boolean', default: false }, profile: { type: 'string' } },
    takesNames: true,
    stopped: 'The site was not compared.',
    faultCode: UNUSABLE,
  },
  async ({ json, profile: name }, names, { environment, output }) => {
    const [profile, address] = [profileOf(name), originOf(names)]
    const folder = outputFolderOf(environment)
    const manifest = readBuildManifest(folder)
    refuseDrafts(folder)
    try {
      await reach(address)
    } catch (error) {
      if (!(error instanceof UnreachableSite)) throw error
      output.error(error.message)
      return UNUSABLE
    }
    const compared = await compareSite(address, manifest, folder, profile || undefined)
    output.log(json ? jsonText(compared) : resultText(compared))
    return compared.judged.unlisted.length === 0 ? 0 : 1
  },
)
