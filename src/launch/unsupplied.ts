import { defaultLanguage } from '../languages/languages.ts'
import { isInEea } from '../model/countries.ts'
import { isPlaceholder } from '../model/placeholder.ts'
import { placeholderText } from '../model/placeholderText.ts'
import type { SiteConfig } from '../model/schema.ts'
import { seatOf } from '../model/seat.ts'
import { statutoryBlocks } from '../model/statutoryFields.ts'
import type { FieldName, Match, Rule } from './rule.ts'
import { siteLeaves } from './siteLeaves.ts'
import { type LaunchSituation, locateField } from './situation.ts'

/** Whether a field is needed at all is decided by the duties of the company. */
function isDecidedByDuties(name: string): boolean {
  const [block = ''] = name.split('.')
  return (
    ['business.customers', 'business.size', 'appStoreBadge'].includes(name) ||
    Object.hasOwn(statutoryBlocks, block)
  )
}

/**
 * Whether a company of this seat lacks nothing where a field is not supplied.
 *
 * Companies in the European Economic Area need no representative there (Article 27 GDPR), and only
 * American ones a state.
 */
export function isNeedless(name: string, { company }: SiteConfig): boolean {
  if (name === 'law.us') return seatOf({ company }) !== 'US'
  return name === 'company.euRepresentative' && isInEea(seatOf({ company }))
}

/**
 * The values that the operator has not supplied.
 * @param suffixOf what follows the id of the rule that asks for a field; undefined for other fields
 */
export function unsuppliedValues(
  { site }: LaunchSituation,
  suffixOf: (name: string) => string | undefined,
): readonly Match[] {
  return siteLeaves(site).flatMap(({ path, name, value }) => {
    const suffix = suffixOf(name)
    if (!isPlaceholder(value) || suffix === undefined) return []
    if (isDecidedByDuties(name) || isNeedless(name, site.config)) return []
    const message = `Not supplied: ${name} ${placeholderText(value, defaultLanguage)}`
    return { suffix, message, location: locateField(site, ...path) }
  })
}

/** What a rule is made of that asks for a field, or for the fields within it. */
export function askFor(field: FieldName) {
  return {
    field,
    reportedAs: `placeholder:${field}`,
    find: (situation: LaunchSituation) =>
      unsuppliedValues(situation, name =>
        name === field || name.startsWith(`${field}.`) ? name.slice(field.length) : undefined,
      ),
  } satisfies Partial<Rule>
}
