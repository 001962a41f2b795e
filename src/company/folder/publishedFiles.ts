import { extname } from 'node:path'

// Where the company's folder keeps what was published, and how the files there are named. Everything else asks here.

/** A version of a document; its files are named after it. */
export interface VersionName {
  readonly document: string
  readonly version: string
}

/** The parts of the company's folder that keep what was published. */
export const publishedParts = {
  /** The texts of all versions: `versions/privacy-policy/2.0/en.md`. */
  versions: 'versions',
  /** The values kept of each version: `facts/privacy-policy/2.0.yaml`, `site.yaml` as it was when it was published. */
  keptValues: 'facts',
  /** The list of all versions. It is still there when the folders of versions are gone. */
  ledger: 'published.yaml',
  /** The list of the addresses that the site has had. Its dot makes earlier releases pass over it. */
  addresses: '.addresses.txt',
} as const

/** Whether a file of the company's folder may keep what is published. Its name is checked in full when it is read. */
export function isPublishedFile(name: string): boolean {
  const { versions, keptValues, ledger, addresses } = publishedParts
  // Some systems know no capitals.
  const [top = '', ...below] = name.toLowerCase().split('/')
  if (below.length === 0) return name === ledger || name === addresses
  const ending = extname(name).toLowerCase()
  if (top === keptValues) return ending === '.yaml'
  return top === versions && (ending === '.md' || ending === '.yaml')
}

/** The company's folder, by its path as messages name it. */
interface CompanyFolder {
  readonly folder: string
}

/** The name by which lists and messages call a version: `privacy-policy/2.0`. */
export function versionName({ document, version }: VersionName): string {
  return `${document}/${version}`
}

/** The version that a name like `privacy-policy/2.0` calls. */
export function versionOfName(name: string): VersionName {
  const [document = '', version = ''] = name.split('/')
  return { document, version }
}

/** The name of the text of a version in a language, below `versions/`. */
export function versionTextName(version: VersionName, language: string): string {
  return `${versionName(version)}/${language}.md`
}

/** A published text, by the name of its file. */
interface VersionTextName extends VersionName {
  /** Its code; whether it is a language of the project is not said. */
  readonly language: string
}

/** What the name of a file below `versions/` says; undefined where it is not the name of a published text. */
export function versionTextOfName(name: string): VersionTextName | undefined {
  const groups = /^(?<document>[\w-]+)\/(?<version>\d[\w.-]*)\/(?<language>\w+)\.md$/.exec(
    name,
  )?.groups
  if (!groups) return undefined
  const { document = '', version = '', language = '' } = groups
  return { document, version, language }
}

/** The name of the file with the values kept of a version, below `facts/`. */
export function keptValuesName(version: VersionName): string {
  return `${versionName(version)}.yaml`
}

/** The path of the folder with all published texts. */
export function versionsFolder({ folder }: CompanyFolder): string {
  return `${folder}/${publishedParts.versions}`
}

/** The path of the folder of one version, with a file for each of its languages. */
export function versionFolder(company: CompanyFolder, version: VersionName): string {
  return `${versionsFolder(company)}/${versionName(version)}`
}

/** The path of the text of a version in a language. */
export function versionTextFile(
  company: CompanyFolder,
  version: VersionName,
  language: string,
): string {
  return `${versionsFolder(company)}/${versionTextName(version, language)}`
}

/** The path of the folder with the values kept of all versions. */
export function keptValuesFolder({ folder }: CompanyFolder): string {
  return `${folder}/${publishedParts.keptValues}`
}

/** The path of the file with the values kept of a version. */
export function keptValuesFile(company: CompanyFolder, version: VersionName): string {
  return `${keptValuesFolder(company)}/${keptValuesName(version)}`
}

/** The path of the list of the addresses that the site has had. */
export function addressesFile({ folder }: CompanyFolder): string {
  return `${folder}/${publishedParts.addresses}`
}

/** The path of the list of all versions. */
export function ledgerFile({ folder }: CompanyFolder): string {
  return `${folder}/${publishedParts.ledger}`
}
