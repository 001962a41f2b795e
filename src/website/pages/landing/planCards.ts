import {
  featureSubject,
  MOST_FEATURES,
  oncePerSite,
  type Plan,
  type PlanFeature,
  plansOf,
} from '../../../company/index.ts'

/** The rows of a plan; `undefined` for a row that other plans have, where a later one follows. */
export type PlanRows = readonly (PlanFeature | undefined)[]

/** The plans on sale as they stand side by side. */
export interface PlanCards {
  readonly cards: readonly { readonly plan: Plan; readonly rows: PlanRows }[]
  /** Whether any plan can be paid by the year. */
  readonly hasYearlyPrice: boolean
  /** Whether a plan has an empty row. */
  readonly hasEmptyRow: boolean
}

/**
 * The features of plans in rows, so that plans that stand side by side say the same thing in the same row: what most of
 * them have comes first, in the order in which it was written; what one plan alone has comes last.
 */
function alignedRows(plans: readonly Plan[]): readonly PlanRows[] {
  const subjects = plans.map(({ features }) => features.map(featureSubject))
  const countOf = (subject: string) => subjects.filter(list => list.includes(subject)).length
  const shared = Array.from(new Set(subjects.flat()))
    .filter(subject => countOf(subject) > 1)
    .toSorted((first, second) => countOf(second) - countOf(first))
  return plans.map(({ features }) => {
    const cells = shared.map(subject =>
      features.find(feature => featureSubject(feature) === subject),
    )
    const aligned = cells.slice(0, cells.findLastIndex(cell => cell !== undefined) + 1)
    const rows = aligned.concat(features.filter(feature => !aligned.includes(feature)))
    // The page has no more rows than a plan may have lines: better a line in another row than none.
    return rows.length > MOST_FEATURES ? rows.filter(row => row !== undefined) : rows
  })
}

/** The plans on sale of a site, for their section and for the styles that it takes. */
export const planCards = oncePerSite(({ config }): PlanCards => {
  const plans = plansOf(config)
  const rowsOfPlans = alignedRows(plans)
  return {
    cards: plans.map((plan, index) => ({ plan, rows: rowsOfPlans[index] ?? [] })),
    hasYearlyPrice: plans.some(({ yearly }) => yearly !== undefined),
    hasEmptyRow: rowsOfPlans.flat().includes(undefined),
  }
})
