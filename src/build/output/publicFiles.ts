import { statSync } from 'node:fs'
import { join } from 'node:path'
import {
  builtFolders,
  encodings,
  healthPath,
  hostNames,
  type Manifest,
} from '../../../server/index.ts'
import {
  type Fault,
  filesBelow,
  OperatorError,
  publicFolderName,
  readPlainFile,
  type Site,
} from '../../company/index.ts'
import { type EncodedFile, encodeAs, knownMediaType, suffixes } from './files.ts'
import type { ResultCache } from './resultCache.ts'

/** The most files, and the most bytes of one: each server holds them in memory, and hosts read few rules. */
const MOST_FILES = 50
const MOST_BYTES = 5_000_000

/** What is wrong with the name of a file; undefined if nothing. */
function nameFault(file: string): string | undefined {
  if (!/^[\w./-]+$/.test(file))
    return 'has a name that servers read in different ways. Name it with letters of English, digits, dots, hyphens and underscores'
  const [first = ''] = file.split('/', 1)
  if (builtFolders.includes(first))
    return `is in a folder that the build fills. Move it out of ${first}/`
  if (hostNames.includes(first))
    return `has a name that hosts keep to themselves. Rename ${first}, or take it out`
  return undefined
}

/** What is wrong with the size of a file; undefined if nothing. */
function sizeFault(path: string): string | undefined {
  const { size } = statSync(path)
  if (size <= MOST_BYTES) return undefined
  return `has ${size} bytes, and the site serves at most ${MOST_BYTES}. Make it smaller, or put it on a host for files`
}

/**
 * The files of the company that are served as they are at the root of the site, such as
 * `.well-known/apple-app-site-association`.
 * @throws OperatorError for every file that is too large or whose name cannot be served, and for too many of them
 */
export async function publicFiles(site: Site, cache: ResultCache): Promise<readonly EncodedFile[]> {
  const folder = join(site.folder, publicFolderName)
  const names = Array.from(filesBelow(site.folder, publicFolderName))
  const faults: Fault[] = []
  if (names.length > MOST_FILES) {
    const message = `holds ${names.length} files, and the site serves at most ${MOST_FILES} of them. Take some out`
    throw new OperatorError([{ file: folder, message }])
  }
  const files: EncodedFile[] = []
  for (const name of names) {
    const file = join(folder, name)
    const message = nameFault(name) ?? sizeFault(file)
    if (message !== undefined) {
      faults.push({ file, message })
      continue
    }
    // Browsers save a file of this type, and never show or run it.
    const type = knownMediaType(name) ?? 'application/octet-stream'
    const content = readPlainFile(file, MOST_BYTES, 'Make it smaller')
    files.push({ file: name, type, encoded: await encodeAs(type, content, cache) })
  }
  if (faults.length > 0) throw new OperatorError(faults)
  return files
}

/** The names under which a file and its compressed forms are written. */
function writtenNames({ file, encoded }: EncodedFile): readonly string[] {
  return encodings.filter(encoding => encoded[encoding]).map(encoding => file + suffixes[encoding])
}

/** What else is at the place of a file; undefined if nothing. */
function takenBy(file: string, manifest: Manifest, builtFiles: readonly string[]) {
  const path = `/${file}`
  const target = manifest.redirects[path]
  if (target !== undefined) return `leads to ${target}`
  if (path === healthPath) return 'says whether the server is up'
  if (manifest.files[path]?.type.startsWith('text/html')) return 'is a page of the site'
  // Some disks do not tell capitals apart, and none holds a file and a folder of one name.
  const name = file.toLowerCase()
  const isTaken = builtFiles.some(other => {
    const built = other.toLowerCase()
    return built === name || built.startsWith(`${name}/`) || name.startsWith(`${built}/`)
  })
  return isTaken ? 'is a file or a folder of the build' : undefined
}

/**
 * Refuses files of the company at an address that the site has for something else.
 * @param manifest of the site without them
 * @param builtFiles every other file that is written, below the folder of the site
 * @throws OperatorError with every such file, and with every one that is named like another one or its compressed form
 */
export function checkPublicNames(
  site: Site,
  files: readonly EncodedFile[],
  manifest: Manifest,
  builtFiles: readonly string[],
): void {
  const faults = files.flatMap(({ file }): Fault[] => {
    const otherFiles = files.filter(other => other.file !== file).flatMap(writtenNames)
    const taken = takenBy(file, manifest, [...builtFiles, ...otherFiles])
    if (taken === undefined) return []
    const message = `would be at /${file}, which ${taken}. Rename it, or take it out`
    return [{ file: join(site.folder, publicFolderName, file), message }]
  })
  if (faults.length > 0) throw new OperatorError(faults)
}
