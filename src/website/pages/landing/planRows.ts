import {
  featureSubject,
  MOST_FEATURES,
  type Plan,
  type PlanFeature,
} from '../../../company/index.ts'

/** The rows of each plan; `undefined` for a row that other plans have, where a later one follows. */
export type PlanRows = readonly (readonly (PlanFeature | undefined)[])[]

/** Whether any plan can be paid by the year. */
export function hasYearlyPrice(plans: readonly Plan[]): boolean {
  return plans.some(({ yearly }) => yearly !== undefined)
}

/**
 * The features of plans in rows, so that plans that stand side by side say the same thing in the same row: what most of
 * them have comes first, in the order in which it was written; what one plan alone has comes last.
 */
export function alignedRows(plans: readonly Plan[]): PlanRows {
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

/** Whether a plan has an empty row. */
export function hasEmptyRow(rows: PlanRows): boolean {
  return rows.flat().includes(undefined)
}
