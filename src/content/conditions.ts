import { supplied } from '../site/placeholder.ts'
import { site } from '../site/values.ts'

const imprint = supplied(site.imprint)
const accessibility = supplied(site.accessibility)
const withdrawal = supplied(site.withdrawal)
const cancellation = supplied(site.cancellation)
const digitalServices = supplied(site.digitalServices)
const reporting = supplied(site.reporting)

function isGiven(value: unknown): boolean {
  return value !== undefined
}

/**
 * What texts can ask with `:::when[…]`, and the answer: whether a field of `src/site.ts` that may be
 * left out is supplied, or, with a value as its last part, whether that one was chosen.
 */
export const conditions = {
  imprint: isGiven(imprint),
  'imprint.register': isGiven(imprint?.register),
  'imprint.vatId': isGiven(imprint?.vatId),
  'imprint.supervisoryAuthority': isGiven(imprint?.supervisoryAuthority),
  'imprint.editorial': isGiven(imprint?.editorial),
  accessibility: isGiven(accessibility),
  'accessibility.barriers': accessibility !== undefined && accessibility.barriers.length > 0,
  withdrawal: isGiven(withdrawal),
  'withdrawal.handledBy.app-store': withdrawal?.handledBy === 'app-store',
  'withdrawal.handledBy.us': withdrawal?.handledBy === 'us',
  'withdrawal.formUrl': isGiven(withdrawal?.formUrl),
  cancellation: isGiven(cancellation),
  'cancellation.ownUrl': isGiven(cancellation?.ownUrl),
  digitalServices: isGiven(digitalServices),
  'digitalServices.legalRepresentative': isGiven(digitalServices?.legalRepresentative),
  reporting: isGiven(reporting),
  'reporting.copyrightAgent': isGiven(reporting?.copyrightAgent),
  aiTransparency: isGiven(supplied(site.aiTransparency)),
  disputeResolution: isGiven(supplied(site.disputeResolution)),
} as const satisfies Record<string, boolean>

export type Condition = keyof typeof conditions

/** Tells whether texts can ask for a condition of this name. */
export function isCondition(name: string): name is Condition {
  return Object.hasOwn(conditions, name)
}

/** Whether a name is that of a field, or of something within it. */
function isWithin(name: string, field: string): boolean {
  return name === field || name.startsWith(`${field}.`)
}

/**
 * The first condition that has to hold where a fact or a field is used, and that does not follow
 * from those which hold there; undefined where none is missing.
 * @param field of `src/site.ts`, or the key of a fact, which is named as its field is
 * @param holding conditions; one within a field implies the field
 */
export function missingCondition(field: string, holding: readonly string[]): Condition | undefined {
  const known = Object.keys(conditions) as Condition[] // the keys of the record above
  return known
    .filter(condition => isWithin(field, condition))
    .find(condition => !holding.some(held => isWithin(held, condition)))
}
