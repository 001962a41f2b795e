import { isInEea } from './countries.ts'
import type { SiteConfig } from './schema.ts'

/**
 * The country a company is based in, by its ISO 3166-1 code: the United States until it says so,
 * which is where the specification's company is.
 */
export function seatOf({ company }: Pick<SiteConfig, 'company'>): string {
  return company.seat ?? 'US'
}

/** Whether European data protection is a company's daily business: it sells there or sits there, or may. */
export function servesEea(config: Pick<SiteConfig, 'business' | 'company'>): boolean {
  const { markets } = config.business
  return markets === undefined || [seatOf(config), ...markets].some(isInEea)
}
