/** The registry that npm replaces with whichever is configured (its `replace-registry-host`). */
const registry = 'https://registry.npmjs.org'

interface LockedPackage {
  readonly version: string
  readonly resolved?: string
}

function withAddress(place: string, locked: LockedPackage): LockedPackage {
  const { version, resolved: _, ...withoutAddress } = locked
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const archive = `${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`
  return { version, resolved: `${registry}/${name}/-/${archive}`, ...withoutAddress }
}

/**
 * A lock file in which each package names its archive. Without these addresses `npm ci` asks the registry
 * for every version of each package, which takes four times as long; behind a mirror npm leaves them out.
 * @param text of package-lock.json
 */
export function withArchiveAddresses(text: string): string {
  const lock = JSON.parse(text)
  const packages = Object.entries<LockedPackage>(lock.packages).map(([place, locked]) => [
    place,
    place === '' ? locked : withAddress(place, locked),
  ])
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, undefined, 2)}\n`
}
