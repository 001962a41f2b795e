/** A day on which a statute begins to ask something of sites and apps of this kind. */
export interface StatutoryDate {
  /** ISO 8601 */
  readonly day: string
  readonly statute: string
  readonly what: string
}

/** Days ahead that the law sets, for the operator's calendar; whether they concern you, ask counsel. */
export const statutoryDates: readonly StatutoryDate[] = [
  {
    day: '2026-12-02',
    statute: 'Article 50(2) Regulation (EU) 2024/1689 (AI Act)',
    what: 'Machine-readable marking of generated content, for systems already on the market',
  },
  {
    day: '2026-12-09',
    statute: 'Directive (EU) 2024/2853',
    what: 'Product liability covers software',
  },
  {
    day: '2027-01-01',
    statute: 'California AB 1043',
    what: 'Age signals of app stores and operating systems',
  },
]
