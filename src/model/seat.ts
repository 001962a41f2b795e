import { supplied } from './placeholder.ts'
import type { SiteConfig } from './schema.ts'

/**
 * The country a company is based in, by its ISO 3166-1 code: the United States until it says so,
 * which is where the specification's company is.
 */
export function seatOf({ company }: Pick<SiteConfig, 'company'>): string {
  return supplied(company.seat) ?? 'US'
}
