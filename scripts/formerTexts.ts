import { spawnSync } from 'node:child_process'
import { basename, dirname } from 'node:path'
import {
  type DerivedText,
  defaultLanguage,
  defaultTextPath,
  ownTextFile,
  partHash,
  partsOf,
  recordedParts,
  type TextFile,
  type TextFiles,
  type TextParts,
} from '../src/company/index.ts'

/** What git knows of a file; empty where it knows nothing, or is not there. */
function git(file: string, ...parameters: readonly string[]): string {
  const result = spawnSync('git', ['-C', dirname(file), ...parameters], { encoding: 'utf8' })
  return result.status === 0 ? result.stdout : ''
}

/** Commits of a file that are looked through: each starts git once more. */
const MOST_COMMITS = 200

/** The parts of a text of earlier times; none where it was broken then, which nobody can correct any more. */
function formerParts(file: TextFile): TextParts {
  try {
    return partsOf(file)
  } catch {
    return new Map()
  }
}

/** The parts of a file as they were in each of its last commits, the newest first. */
function* formerVersions(file: string): Generator<TextParts> {
  const listed = [`--max-count=${MOST_COMMITS}`, '--format=%h', '--name-only']
  const log = git(file, 'log', '--follow', ...listed, '--', basename(file))
  for (const [, commit = '', path = ''] of log.matchAll(/^(\w+)\n\n(.+)$/gm)) {
    yield formerParts({ file: path, text: git(file, 'show', `${commit}:${path}`) })
  }
}

/** The history of a file, as far as it was read, and where it goes on. */
interface History {
  readonly read: TextParts[]
  readonly rest: Generator<TextParts>
}

/** The versions of a history, each of which is asked of git once, and only where the ones before it do not do. */
function* versionsIn({ read, rest }: History): Generator<TextParts> {
  yield* read
  // A loop over the generator would end it with the first reader that has found what it looks for.
  for (let next = rest.next(); !next.done; next = rest.next()) {
    read.push(next.value)
    yield next.value
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
  const histories = new Map<string, History>()
  const historyOf = (file: string): History => {
    const history = histories.get(file) ?? { read: [], rest: formerVersions(file) }
    histories.set(file, history)
    return history
  }
  return (text: DerivedText, id: string): string | undefined => {
    const hash = recordedParts(text).get(id)
    if (hash === undefined) return undefined
    const isMeant = (words = '') => partHash(words) === hash
    const builds =
      text.origin === 'copy' ? kept.flatMap(files => files.get(text.fileName) ?? []) : []
    const wordsOfBuild = builds.map(file => formerParts(file).get(id)).find(isMeant)
    if (wordsOfBuild !== undefined) return wordsOfBuild
    for (const file of sourceFiles(text)) {
      for (const version of versionsIn(historyOf(file))) {
        const words = version.get(id)
        if (isMeant(words)) return words
      }
    }
    return undefined
  }
}
