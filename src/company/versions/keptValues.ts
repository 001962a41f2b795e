import {
  type Fault,
  keptValuesFile,
  keptValuesName,
  OperatorError,
  readSiteSource,
  type SiteSource,
  type VersionName,
} from '../folder/index.ts'
import { oncePerSite, type Site, type TextFile } from '../site/index.ts'
import { publishedVersions } from './publishedVersions.ts'
import { sha256Of } from './sha256.ts'

/** The comments at the start of a file of kept values, up to the line with the hash of all that follows. */
const introductionWithHash = /^(?<comments>(?:# .*\n)*)# (?<hash>sha256-[\w-]+)\n/

/**
 * The file with the values kept of a version: `site.yaml` as it is on publication, and what is collected then. A
 * document shows its frozen text; every other page reads from this file what the document says.
 * @param dataLines lines that are comments for YAML, so that releases which do not know them pass over them
 */
export function keepValues(
  site: Site,
  version: VersionName,
  siteYaml: string,
  dataLines: string,
): TextFile {
  const introduction = [
    `# ${site.source.file} as it was when ${version.document} ${version.version} was published. While that version is in`,
    '# force, every page says of its matters what stands here. Commands write this file; nobody edits it.',
  ]
  const values = `${siteYaml.replace(/\n*$/, '\n')}${dataLines}`
  const text = `${introduction.join('\n')}\n# ${sha256Of(values)}\n${values}`
  return { file: keptValuesFile(site, version), text }
}

/** What a file of kept values says; undefined where this release cannot read it. */
function readKeptFile({ file, text }: TextFile): SiteSource | undefined {
  try {
    return readSiteSource(file, text.replace(introductionWithHash, ''))
  } catch (error) {
    if (error instanceof OperatorError) return undefined
    throw error
  }
}

/** The kept values of every version by the names of their files, read once: several functions ask for the same. */
const keptValuesByName = oncePerSite(
  ({ keptValues }) => new Map(Array.from(keptValues, ([name, file]) => [name, readKeptFile(file)])),
)

/**
 * The values kept of a version; undefined where none are kept, or none that this release can read: what an earlier one
 * wrote never stops a build.
 */
export function readKeptValues(site: Site, version: VersionName): SiteSource | undefined {
  return keptValuesByName(site).get(keptValuesName(version))
}

/** The text of the file with the values kept of a version; undefined where none are kept. */
export function keptValuesText(site: Site, version: VersionName): string | undefined {
  return site.keptValues.get(keptValuesName(version))?.text
}

/**
 * What is wrong with a file of kept values; undefined if nothing. Under a misspelled name, no page would follow it.
 * @param expectedNames the names of the files of all published versions
 */
function keptValuesFault(name: string, { text }: TextFile, expectedNames: readonly string[]) {
  if (!expectedNames.includes(name)) {
    return 'belongs to no version that was published. Remove it if you took the version back; else restore the version'
  }
  const hash = introductionWithHash.exec(text)?.groups?.hash
  return hash === sha256Of(text.replace(introductionWithHash, ''))
    ? undefined
    : 'was changed after it was published. Restore it from git'
}

/** Refuses files of kept values that were edited after the publication, or are of no version. @throws OperatorError */
export function checkKeptValues(site: Site): void {
  const expectedNames = Object.values(publishedVersions(site)).flat().map(keptValuesName)
  const faults: Fault[] = []
  for (const [name, file] of site.keptValues) {
    const message = keptValuesFault(name, file, expectedNames)
    if (message !== undefined) faults.push({ file: file.file, message })
  }
  if (faults.length > 0) throw new OperatorError(faults)
}
