import type { Localized } from '../languages/index.ts'
import { semicolons } from './groups.ts'

/** A category of personal information (Cal. Civ. Code § 1798.140(v)). */
interface CaliforniaRow {
  readonly label: Localized<string>
  /** What separates two of its items, where that is not a comma. */
  readonly separator?: Localized<string>
  /** What follows the items of the category. */
  readonly note?: Localized<string>
  /** The items that the note speaks of. */
  readonly alsoOf?: readonly string[]
}

const rows = {
  identifiers: {
    label: { en: 'Identifiers', de: 'Identifikatoren', fr: 'Identifiants', es: 'Identificadores' },
  },
  records: {
    label: {
      en: 'Personal information listed in Cal. Civ. Code § 1798.80(e)',
      de: 'Persönliche Angaben nach Cal. Civ. Code § 1798.80(e)',
      fr: 'Données énumérées au Cal. Civ. Code § 1798.80(e)',
      es: 'Datos enumerados en Cal. Civ. Code § 1798.80(e)',
    },
  },
  commercial: {
    label: {
      en: 'Commercial information',
      de: 'Kommerzielle Informationen',
      fr: 'Informations commerciales',
      es: 'Información comercial',
    },
  },
  network: {
    label: {
      en: 'Internet or other electronic network activity information',
      de: 'Aktivität im Internet und in anderen elektronischen Netzen',
      fr: 'Activité sur Internet ou sur un autre réseau électronique',
      es: 'Actividad en Internet o en otra red electrónica',
    },
  },
  geolocation: {
    label: {
      en: 'Geolocation data',
      de: 'Standortdaten',
      fr: 'Données de géolocalisation',
      es: 'Datos de geolocalización',
    },
  },
  audiovisual: {
    label: {
      en: 'Audio, electronic, visual or similar information',
      de: 'Akustische, elektronische, visuelle und ähnliche Informationen',
      fr: 'Informations sonores, électroniques, visuelles ou similaires',
      es: 'Información sonora, electrónica, visual o similar',
    },
  },
  sensitive: {
    label: {
      en: 'Sensitive personal information',
      de: 'Sensible persönliche Informationen',
      fr: 'Informations personnelles sensibles',
      es: 'Información personal sensible',
    },
    separator: semicolons,
    alsoOf: ['chats'],
    note: {
      en: 'contents of chat messages, where the law classifies them as such; all information about users whom we know to be under {{california.minors, number}} (11 CCR § 7001)',
      de: 'Inhalte von Chatnachrichten, soweit das Gesetz sie so einstuft; alle Informationen über Personen, von denen wir wissen, dass sie unter {{california.minors, number}} Jahre alt sind (11 CCR § 7001)',
      fr: 'contenu des messages du chat, lorsque la loi le qualifie ainsi ; toutes les informations sur les personnes dont nous savons qu’elles ont moins de {{california.minors, number}} ans (11 CCR § 7001)',
      es: 'contenido de los mensajes del chat, cuando la ley lo clasifica así; toda la información sobre las personas de las que sabemos que son menores de {{california.minors, number}} años (11 CCR § 7001)',
    },
  },
} as const satisfies Readonly<Record<string, CaliforniaRow>>

/** The name of a category of the CCPA. */
export type CaliforniaCategory = keyof typeof rows

/** The categories of the CCPA by their names. */
export const californiaRows: Readonly<Record<CaliforniaCategory, CaliforniaRow>> = rows

/** The names of the categories, in the order of the table. */
export const californiaCategories = Object.keys(rows) as CaliforniaCategory[] // the keys of the table
