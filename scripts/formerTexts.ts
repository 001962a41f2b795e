import { spawnSync } from 'node:child_process'
import { basename, dirname } from 'node:path'
import { defaultLanguage } from '../src/languages/index.ts'
import { defaultTextPath, type TextFiles } from '../src/model/index.ts'
import {
  type DerivedText,
  ownTextFile,
  partHash,
  partsOf,
  statedParts,
  type TextParts,
} from '../src/texts/index.ts'

/** What git knows of a file; empty where it knows nothing, or is not there. */
function git(file: string, ...parameters: readonly string[]): string {
  const result = spawnSync('git', ['-C', dirname(file), ...parameters], { encoding: 'utf8' })
  return result.status === 0 ? result.stdout : ''
}

/** The parts of a file as they were in each commit that git knows of it, the newest first. */
function* formerVersions(file: string): Generator<TextParts> {
  const log = git(file, 'log', '--follow', '--format=%h', '--name-only', '--', basename(file))
  for (const [, commit = '', path = ''] of log.matchAll(/^(\w+)\n\n(.+)$/gm)) {
    yield partsOf({ file: path, text: git(file, 'show', `${commit}:${path}`) })
  }
}

/** The files that hold what a text was made from: its source, and the project's, which that may be a copy of. */
function sourceFiles({ name, origin, source }: DerivedText): readonly string[] {
  if (origin === 'copy' || name === 'landing') return [source.file]
  const english = defaultTextPath(ownTextFile(name, defaultLanguage))
  return [...new Set([source.file, english])]
}

/**
 * Finds the words that a part of a derived text was made from, where the last build or git still has them.
 * @param kept the default texts that the last build kept, by their names below `texts/`
 */
export function formerPartsFinder(...kept: readonly TextFiles[]) {
  // A text with many parts that are behind asks git for its history once.
  const histories = new Map<string, readonly TextParts[]>()
  const historyOf = (file: string) => {
    const history = histories.get(file) ?? [...formerVersions(file)]
    histories.set(file, history)
    return history
  }
  return (text: DerivedText, id: string): string | undefined => {
    const hash = statedParts(text).get(id)
    if (hash === undefined) return undefined
    const isMeant = (words = '') => partHash(words) === hash
    const builds =
      text.origin === 'copy' ? kept.flatMap(files => files.get(text.fileName) ?? []) : []
    const ofBuilds = builds.map(file => partsOf(file).get(id)).find(isMeant)
    if (ofBuilds !== undefined) return ofBuilds
    const versions = sourceFiles(text).flatMap(historyOf)
    return versions.map(parts => parts.get(id)).find(isMeant)
  }
}
