import { checkSite } from '../../contract/checkSite.mjs'
import type { Difference } from '../../contract/expectation.ts'
import { manifestPath, signaturePath } from '../../src/output/integrity/signature.ts'
import { differenceTable } from '../verification/differenceTable.ts'

/**
 * Differences without those of the manifest and its signature, which only the operator's own build
 * has signed: the checker judges them.
 */
export function withoutSignature(differences: readonly Difference[]): readonly Difference[] {
  return differences.filter(({ path }) => {
    const [own = ''] = path.split('?')
    return own !== manifestPath && own !== signaturePath
  })
}

/**
 * What the checker says of the manifest and of the published versions of a site; files are compared by
 * the contract already.
 * @param key that the site should be signed with; undefined while it names none
 */
export async function integrityFaults(
  address: string,
  key: string | undefined,
  today: string,
): Promise<readonly string[]> {
  // No form of a file is asked for.
  const options = { today, encodings: [], ...(key !== undefined && { key }) }
  const { faults } = await checkSite(address, options)
  const isUnsigned = (fault: string) =>
    key === undefined && fault.startsWith('manifest: not signed')
  return faults.filter(fault => !isUnsigned(fault))
}

/** What is wrong with a site, as Markdown for its issue; undefined where nothing is. */
export function watchReport(
  address: string,
  differences: readonly Difference[],
  faults: readonly string[],
): string | undefined {
  if (differences.length + faults.length === 0) return undefined
  return [
    `The nightly check of ${address} has found what should not be so. It updates this issue every night,`,
    'and closes it when nothing is left.',
    ...faults.map((fault, index) => (index === 0 ? `\n- ${fault}` : `- ${fault}`)),
    ...(differences.length > 0 ? ['', '```', differenceTable(differences), '```'] : []),
    '',
    `For all of it: \`npm run verify -- ${address}\` on the build that was deployed.`,
  ].join('\n')
}
