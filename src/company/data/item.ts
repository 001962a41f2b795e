import * as v from 'valibot'
import type { Translations } from '../languages/index.ts'
import {
  type Duration,
  type FigureKey,
  figureKeys,
  type ProcessorKind,
  processorKinds,
} from '../schema/index.ts'
import { type CaliforniaCategory, californiaCategories } from './california.ts'
import { type DataGroupKey, dataGroupKeys } from './groups.ts'
import { type PurposeKey, purposeKeys } from './purposes.ts'
import { type RetentionKey, retentionKeys } from './retention.ts'
import { type DataSource, dataSources } from './sources.ts'
import {
  type AppleDataType,
  appleDataTypes,
  type GoogleDataType,
  googleDataTypes,
} from './storeTypes.ts'

/** Those who get data under their own responsibility, as controllers (Article 4(7) GDPR). */
export const controllerRecipients = ['store', 'login-provider', 'authority'] as const

type ControllerRecipient = (typeof controllerRecipients)[number]

/** Who gets data: a kind of processor, or a controller of its own. */
export type DataRecipient = ProcessorKind | ControllerRecipient

/**
 * How long an item is kept: by a row of the project's table, by a figure, for a period of the company's own, or as
 * long as another item, which is named by its key.
 */
export type ItemRetention =
  | { readonly row: RetentionKey }
  | { readonly figure: FigureKey }
  | { readonly period: Duration }
  | { readonly item: string }

/** What an item may depend on, as texts ask it; the site answers each of them. */
export const itemConditions = [
  'age.evidence',
  'ages.minors',
  'plans.custom and customers.businesses',
] as const

/** One thing that the company collects, with all that documents, labels of stores and records say of it. */
export interface DataItem {
  /** Its name in `data.yaml`, and in conditions of texts: `data.prompts`. */
  readonly key: string
  /** The row of the tables that names it. */
  readonly group: DataGroupKey
  /** What it is called, within a list. */
  readonly words: Translations
  /** What the Privacy Policy calls it in the table of data, where that differs. */
  readonly inPolicy?: Translations
  /** What the Data Processing Agreement calls it in the table of data, where that differs. */
  readonly inAgreement?: Translations
  /** What the table of the CCPA calls it, where that differs. */
  readonly inCalifornia?: Translations
  /** Whether the words of the two documents are a sentence of their own. */
  readonly isSentence?: true
  /** What has to be true of a company that collects it. */
  readonly when?: (typeof itemConditions)[number]
  /** Whether a sentence beside the table names it, in place of a row. */
  readonly isBesideTable?: true
  readonly source: DataSource
  /** Why it is processed; the legal bases are those of the purposes. Never empty. */
  readonly purposes: readonly PurposeKey[]
  readonly retention: ItemRetention
  /** Who gets it. A kind that the company has no processor of gets nothing. */
  readonly recipients: readonly DataRecipient[]
  /** Its categories in Cal. Civ. Code § 1798.140(v). */
  readonly california: readonly CaliforniaCategory[]
  /** Apple's names for it; empty where Apple does not ask for it. */
  readonly apple: readonly AppleDataType[]
  /** Google's names for it; empty where Google does not ask for it. */
  readonly google: readonly GoogleDataType[]
  /** Whether it is linked to the person. */
  readonly isLinked: boolean
  /** Whether people cannot use the app without giving it. */
  readonly isRequired: boolean
  /** Whether it is kept in memory alone, and no longer than a request takes. */
  readonly isEphemeral: boolean
  /** Whether the company has added it to the project's table. */
  readonly isOfCompany: boolean
}

const words = v.looseObject({ en: v.string() })

/** What is read of an item that was kept with a published version. */
const keptItem = v.looseObject({
  key: v.string(),
  group: v.picklist(dataGroupKeys),
  words,
  inPolicy: v.exactOptional(words),
  inAgreement: v.exactOptional(words),
  inCalifornia: v.exactOptional(words),
  when: v.exactOptional(v.picklist(itemConditions)),
  source: v.picklist(dataSources),
  purposes: v.array(v.picklist(purposeKeys)),
  retention: v.union([
    v.object({ row: v.picklist(retentionKeys) }),
    v.object({ figure: v.picklist(figureKeys) }),
    v.object({ item: v.string() }),
    v.object({ period: v.looseObject({ amount: v.number(), unit: v.string() }) }),
  ]),
  recipients: v.array(v.picklist([...processorKinds, ...controllerRecipients])),
  california: v.array(v.picklist(californiaCategories)),
  apple: v.array(v.picklist(appleDataTypes)),
  google: v.array(v.picklist(googleDataTypes)),
  isLinked: v.boolean(),
  isRequired: v.boolean(),
  isEphemeral: v.boolean(),
  isOfCompany: v.boolean(),
})

/** Everything that a company collects, in the order of the tables. */
export type DataItems = readonly DataItem[]

/** Whether a value is an item that this release knows all the words of, as it is kept with a published version. */
export function isDataItem(value: unknown): value is DataItem {
  return v.is(keptItem, value)
}
