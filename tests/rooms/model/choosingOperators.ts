import type { SiteInput } from '../../../src/model/schema.ts'
import type { Site } from '../../../src/model/site.ts'

/** What an operator chose, by field, and the values that say so in the operator's file. */
type Operator = readonly [chosen: Readonly<Record<string, string>>, values: object]

/** The arbitration board that one of them takes part with. */
export const body = 'Example Board, Kehl, www.example.org'

/** Three operators, among whom every choice is made; what is not chosen is unknown. */
export function operatorsOf({ source }: Site): readonly Operator[] {
  const { accessibility, aiTransparency } = source.value as SiteInput // it was checked
  return [
    [
      {
        ...{ 'apple.eula': 'standard', 'prices.tax': 'included' },
        ...{ disputeResolution: 'undecided', 'accessibility.conformance': 'full' },
        ...{ 'aiTransparency.marking': 'c2pa' },
      },
      {
        ...{ apple: { eula: 'standard' }, prices: { tax: { USD: 'included', EUR: 'included' } } },
        disputeResolution: undefined,
        accessibility: { ...Object(accessibility), conformance: 'full' },
        aiTransparency: { ...Object(aiTransparency), marking: 'c2pa' },
      },
    ],
    [
      {
        ...{ 'apple.eula': 'these-terms', 'prices.tax': 'excluded' },
        ...{ disputeResolution: 'willing', 'accessibility.conformance': 'partial' },
        ...{ 'aiTransparency.marking': 'watermark' },
      },
      {
        apple: { eula: 'these-terms' },
        prices: { tax: { USD: 'excluded', EUR: 'excluded' } },
        disputeResolution: { willing: true, body },
        accessibility: { ...Object(accessibility), conformance: 'partial' },
        aiTransparency: { ...Object(aiTransparency), marking: 'watermark' },
      },
    ],
    [
      {
        disputeResolution: 'unwilling',
        ...{ 'accessibility.conformance': 'partial', 'aiTransparency.marking': 'both' },
      },
      {
        ...{ disputeResolution: { willing: false }, apple: {}, prices: {} },
        aiTransparency: { ...Object(aiTransparency), marking: 'both' },
      },
    ],
  ]
}
