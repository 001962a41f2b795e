import type { ShippedPackage } from './shippedPackages.ts'

/** Schema of the list, an OWASP and ECMA-424 standard. */
const schema = 'http://cyclonedx.org/schema/bom-1.6.schema.json'

/** The package URL of a package of npm (ECMA-427). */
function packageUrl({ name, version }: ShippedPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/** CycloneDX wants hexadecimal digits where npm writes base64: `sha512-…`. */
function hashesOf({ integrity }: ShippedPackage) {
  const [algorithm, digest] = integrity.split('-')
  if (algorithm !== 'sha512' || digest === undefined) return {}
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
}

/**
 * Everything by others that is shipped, as a CycloneDX list.
 * @param built ISO 8601 day that the list is dated by
 */
export function billOfMaterials(packages: readonly ShippedPackage[], built: string): string {
  const components = packages.map(shipped => ({
    type: 'library',
    'bom-ref': packageUrl(shipped),
    name: shipped.name,
    version: shipped.version,
    ...hashesOf(shipped),
    licenses: [
      /[ ()]/.test(shipped.license)
        ? { expression: shipped.license }
        : { license: { id: shipped.license } },
    ],
    purl: packageUrl(shipped),
    properties: shipped.parts.map(part => ({ name: 'site:shipped-in', value: part })),
  }))
  const list = {
    $schema: schema,
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: `${built}T00:00:00Z`,
      component: { type: 'application', 'bom-ref': 'site', name: 'site' },
    },
    components,
    dependencies: [{ ref: 'site', dependsOn: packages.map(packageUrl) }],
  }
  return `${JSON.stringify(list, null, 1)}\n`
}
