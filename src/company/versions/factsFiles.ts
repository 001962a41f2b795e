import { OperatorError, readSiteSource, type SiteSource } from '../folder/index.ts'
import { factsFolderName, oncePerSite, type Site, type TextFile } from '../site/index.ts'
import { sha256Of } from './sha256.ts'
import { publishedVersions, type Version } from './version.ts'

/** The name of the file that keeps what was true when a version was published, below `facts/`. */
export function factsName({ document, version }: Pick<Version, 'document' | 'version'>): string {
  return `${document}/${version}.yaml`
}

/** The line of such a file that shows later edits, with the lines before it. */
const head = /^(?<comments>(?:# .*\n)*)# (?<hash>sha256-[\w-]+)\n/

/**
 * What keeps the facts of a version: `site.yaml` as it is when the version is published. A document shows its
 * frozen text; every other page reads from this file what the document says.
 */
export function factsFile(
  site: Site,
  version: Pick<Version, 'document' | 'version'>,
  siteYaml: string,
): TextFile {
  const introduction = [
    `# ${site.source.file} as it was when ${version.document} ${version.version} was published. While that version is in`,
    '# force, every page says of its matters what stands here. Commands write this file; nobody edits it.',
  ]
  const text = `${introduction.join('\n')}\n# ${sha256Of(siteYaml)}\n${siteYaml}`
  return { file: `${site.folder}/${factsFolderName}/${factsName(version)}`, text }
}

/** What a file of facts says; undefined where this release cannot read it. */
function readFactsFile({ file, text }: TextFile): SiteSource | undefined {
  try {
    return readSiteSource(file, text.replace(head, ''))
  } catch (error) {
    if (error instanceof OperatorError) return undefined
    throw error
  }
}

/** The facts of every version by the names of their files, read once: several functions ask for the same. */
const factsByName = oncePerSite(
  ({ facts }) => new Map(Array.from(facts, ([name, file]) => [name, readFactsFile(file)])),
)

/**
 * The facts of a version; undefined where none are kept, or none that this release can read: what an earlier one
 * wrote never stops a build.
 */
export function readFacts(site: Site, version: Version): SiteSource | undefined {
  return factsByName(site).get(factsName(version))
}

/** What is wrong with a file of facts; undefined if nothing. Under a misspelled name, no page would follow it. */
function factsFault(name: string, { text }: TextFile, known: readonly string[]) {
  if (!known.includes(name)) {
    return 'belongs to no version that was published. Remove it if you took the version back; else restore the version'
  }
  const hash = head.exec(text)?.groups?.hash
  return hash === sha256Of(text.replace(head, ''))
    ? undefined
    : 'was changed after it was published. Restore it from git'
}

/** Refuses files of facts that were edited since they were written, and those of no version. @throws OperatorError */
export function checkFacts(site: Site): void {
  const known = Object.values(publishedVersions(site)).flat().map(factsName)
  const faults = [...site.facts].flatMap(([name, file]) => {
    const message = factsFault(name, file, known)
    return message === undefined ? [] : { file: file.file, message }
  })
  if (faults.length > 0) throw new OperatorError(faults)
}
