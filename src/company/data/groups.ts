import type { Localized } from '../languages/index.ts'
import type { DataSource } from './sources.ts'

/** A row of the tables of data. */
interface DataGroup {
  readonly label: Localized<string>
  /** Where its items come from, as the Privacy Policy says of the group. */
  readonly source: DataSource
  /** What separates two of its items, where that is not a comma. */
  readonly separator?: Localized<string>
  /** What follows its items in the Privacy Policy. */
  readonly noteInPolicy?: Localized<string>
  /** What follows its items in the Data Processing Agreement. */
  readonly noteInAgreement?: Localized<string>
}

/** Separates names that may hold commas: French has a space before it. */
export const semicolons: Localized<string> = { en: '; ', de: '; ', fr: ' ; ', es: '; ' }

/** The rows of the tables of data, in their order: these nine (docs/rulings.md, ruling 30). */
const rows = {
  account: { label: { en: 'Account', de: 'Konto', fr: 'Compte', es: 'Cuenta' }, source: 'user' },
  profile: { label: { en: 'Profile', de: 'Profil', fr: 'Profil', es: 'Perfil' }, source: 'user' },
  content: {
    label: { en: 'Content', de: 'Inhalte', fr: 'Contenus', es: 'Contenidos' },
    source: 'user',
  },
  payment: {
    label: { en: 'Payment', de: 'Zahlung', fr: 'Paiement', es: 'Pagos' },
    source: 'store',
    separator: semicolons,
    noteInPolicy: {
      en: 'no payment details',
      de: 'keine Zahlungsdaten',
      fr: 'aucune donnée de paiement',
      es: 'ningún dato de pago',
    },
    noteInAgreement: {
      en: 'we do not store payment details',
      de: 'Zahlungsdaten speichern wir nicht',
      fr: 'nous n’enregistrons pas les données de paiement',
      es: 'no almacenamos datos de pago',
    },
  },
  device: {
    label: { en: 'Device', de: 'Gerät', fr: 'Appareil', es: 'Dispositivo' },
    source: 'device',
  },
  usage: { label: { en: 'Usage', de: 'Nutzung', fr: 'Utilisation', es: 'Uso' }, source: 'device' },
  technical: {
    label: { en: 'Technical', de: 'Technik', fr: 'Technique', es: 'Técnicos' },
    source: 'device',
  },
  location: {
    label: { en: 'Location', de: 'Standort', fr: 'Localisation', es: 'Ubicación' },
    source: 'device',
  },
  support: {
    label: { en: 'Support', de: 'Support', fr: 'Assistance', es: 'Soporte' },
    source: 'user',
    separator: semicolons,
  },
} as const satisfies Readonly<Record<string, DataGroup>>

/** The name of a row of the tables of data. */
export type DataGroupKey = keyof typeof rows

/** The rows of the tables of data by their names. */
export const dataGroups: Readonly<Record<DataGroupKey, DataGroup>> = rows

/** The names of the rows, in the order of the tables. */
export const dataGroupKeys = Object.keys(rows) as DataGroupKey[] // the keys of the table
