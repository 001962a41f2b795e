import type { ShippedPackage, ShippedPart } from './shippedPackages.ts'

const names: Readonly<Record<ShippedPart, string>> = {
  server: 'the server',
  client: 'the script of the pages',
  fonts: 'the fonts',
}

/** The licenses of everything by others that is shipped, as one text. */
export function noticesText(packages: readonly ShippedPackage[]): string {
  const entries = packages.map(({ name, version, license, notice, parts }) => {
    const where = parts.map(part => names[part]).join(', ')
    return [`${name} ${version}`, `In ${where}. License: ${license}`, '', notice].join('\n')
  })
  const rule = `\n\n${'-'.repeat(72)}\n\n`
  const head = 'This site contains the following software and typefaces of others.'
  return `${[head, ...entries].join(rule)}\n`
}
