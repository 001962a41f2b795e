import { parseConfig } from '../../../src/company/schema/fields.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { type Site, withConfig } from '../../../src/company/site/site.ts'

/** A company whose pages are kept as plain text. */
export interface GoldenCompany {
  /** The folder of its texts below `tests/golden/`. */
  readonly name: string
  /** Its values in `site.yaml` that differ from those of the first company; none for the first. */
  readonly differences: Readonly<Record<string, unknown>>
}

/** The companies, the first of which has a file of its own: `tests/sites/golden/inkwell/site.yaml`. */
export const goldenCompanies: readonly GoldenCompany[] = [{ name: 'inkwell', differences: {} }]

/** The day that the texts are written for. */
const GOLDEN_DAY = '2026-06-01'

/** The site of a company, on the day that the texts are written for. */
export function goldenSite({ differences }: GoldenCompany): Site {
  const first = loadSite({ folder: 'tests/sites/golden/inkwell', today: GOLDEN_DAY })
  const values = { ...Object(first.source.value), ...differences }
  return withConfig(first, parseConfig(values, first.source))
}
