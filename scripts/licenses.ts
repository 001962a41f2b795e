import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { OperatorError } from '../../src/model/OperatorError.ts'

/** What a package is shipped in. */
export type ShippedPart = 'server' | 'client' | 'fonts'

/** A package of others whose code or typefaces are shipped. */
export interface ShippedPackage {
  /** As npm names it, with its scope. */
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly license: string
  /** The text of its license, with its copyright notices. */
  readonly notice: string
  /** Subresource integrity of the archive, as the lock file states it. */
  readonly integrity: string
  readonly parts: readonly ShippedPart[]
}

const requireHere = createRequire(import.meta.url)

/** The folder of the package that a module is in; undefined for modules of the project. */
function packageFolder(module: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0]
}

/** The license files of a package, `NOTICE` included, as one text. */
function noticeOf(folder: string, name: string): string {
  const files = readdirSync(folder).filter(file => /^(?:licen[cs]e|notice|ofl)\b/i.test(file))
  if (files.length === 0) {
    const message = 'is shipped, but has no file with its license. Take another package'
    throw new OperatorError([{ file: `node_modules/${name}`, message }])
  }
  const texts = files.toSorted().map(file => readFileSync(join(folder, file), 'utf8').trim())
  return texts.join('\n\n').replaceAll('\r\n', '\n')
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string } | undefined>>
}

function readPackage(folder: string, parts: readonly ShippedPart[], lock: Lock): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const place = folder.slice(folder.indexOf('node_modules')).replaceAll('\\', '/')
  const integrity = lock.packages[place]?.integrity ?? ''
  return { name, version, license, notice: noticeOf(folder, name), integrity, parts }
}

/** The paths of modules by what they are shipped in. */
export type ShippedModules = Readonly<Record<ShippedPart, readonly string[]>>

/** The path of a file of a package, which need not be one of its exports. */
export function packageFile(specifier: string): string {
  const [scope, name] = specifier.split('/')
  const folders = requireHere.resolve.paths(specifier) ?? []
  const folder = folders.find(candidate => existsSync(join(candidate, `${scope}/${name}`)))
  return join(folder ?? 'node_modules', specifier)
}

/** Each version of a package once: npm installs it in several places where another one is in the way. */
function eachOnce(packages: readonly ShippedPackage[]): readonly ShippedPackage[] {
  const found = new Map<string, ShippedPackage>()
  for (const shipped of packages) {
    const key = `${shipped.name}@${shipped.version}`
    const parts = new Set([...(found.get(key)?.parts ?? []), ...shipped.parts])
    found.set(key, { ...shipped, parts: [...parts] })
  }
  return [...found.values()]
}

/**
 * The packages that some modules belong to, in the order of their names.
 * @throws OperatorError where a package has no license to pass on
 */
export function shippedPackages(modules: ShippedModules): readonly ShippedPackage[] {
  const parts = new Map<string, Set<ShippedPart>>()
  for (const [part, paths] of Object.entries(modules) as [ShippedPart, readonly string[]][]) {
    for (const folder of paths.flatMap(path => packageFolder(path) ?? [])) {
      parts.set(folder, (parts.get(folder) ?? new Set()).add(part))
    }
  }
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const packages = Array.from(parts, ([folder, own]) => readPackage(folder, [...own], lock))
  return eachOnce(packages).toSorted((one, other) =>
    `${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1,
  )
}
