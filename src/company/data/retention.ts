import { type Localized, localized } from '../languages/index.ts'
import type { FigureKey } from '../schema/index.ts'

/** A document that has a table of what is kept, and for how long. */
export type RetentionDocument = 'policy' | 'agreement' | 'terms'

/** A row of those tables; words are Markdown, with conditions and facts. */
interface RetentionRow {
  /** What is kept. */
  readonly label: Localized<string>
  /** How long. */
  readonly period: Localized<string>
  /** The figure of the period, where it is one. */
  readonly figure?: FigureKey
  /** The documents that have the row. */
  readonly documents: readonly RetentionDocument[]
  /** How a document puts the label, where that differs. */
  readonly labelIn?: Readonly<Partial<Record<RetentionDocument, Localized<string>>>>
  /** How a document puts the period, where that differs. */
  readonly periodIn?: Readonly<Partial<Record<RetentionDocument, Localized<string>>>>
  /** Whether the row is about accounts or copies as such: it is there whatever is collected. */
  readonly isAboutAccounts?: true
  /** Whether its label names each item: without one of these, the others are named one by one. */
  readonly namesItems?: true
}

/** The rows, in the order of the tables. */
const rows = {
  recovery: {
    label: {
      en: 'Account recovery',
      de: 'Wiederherstellung des Kontos',
      fr: 'Récupération du compte',
      es: 'Recuperación de la cuenta',
    },
    period: localized(() => '{{retention.accountRecovery}}'),
    figure: 'retention.accountRecovery',
    documents: ['terms'],
    isAboutAccounts: true,
  },
  account: {
    label: {
      en: 'Account data',
      de: 'Kontodaten',
      fr: 'Données du compte',
      es: 'Datos de la cuenta',
    },
    period: {
      en: '{{retention.accountData}} after deletion of the account',
      de: '{{retention.accountData}} nach Löschung des Kontos',
      fr: '{{retention.accountData}} après la suppression du compte',
      es: '{{retention.accountData}} tras la eliminación de la cuenta',
    },
    figure: 'retention.accountData',
    documents: ['policy', 'terms'],
    periodIn: {
      terms: {
        en: 'Kept for {{retention.accountData}} after deletion',
        de: 'Nach der Löschung noch {{retention.accountData}} gespeichert',
        fr: 'Conservées {{retention.accountData}} après la suppression',
        es: 'Se conservan {{retention.accountData}} tras la eliminación',
      },
    },
  },
  inactive: {
    label: {
      en: 'Inactive accounts',
      de: 'Inaktive Konten',
      fr: 'Comptes inactifs',
      es: 'Cuentas inactivas',
    },
    period: {
      en: 'Deleted {{retention.inactiveAccounts}} after the last login, unless a subscription is active',
      de: 'Löschung {{retention.inactiveAccounts}} nach der letzten Anmeldung, sofern kein Abonnement läuft',
      fr: 'Supprimés {{retention.inactiveAccounts}} après la dernière connexion, sauf abonnement en cours',
      es: 'Se eliminan {{retention.inactiveAccounts}} después del último inicio de sesión, salvo que haya una suscripción en curso',
    },
    figure: 'retention.inactiveAccounts',
    documents: ['policy', 'agreement'],
    periodIn: {
      agreement: {
        en: '{{retention.inactiveAccounts}} after last login, unless a subscription is active',
        de: '{{retention.inactiveAccounts}} nach der letzten Anmeldung, sofern kein Abonnement läuft',
        fr: '{{retention.inactiveAccounts}} après la dernière connexion, sauf abonnement en cours',
        es: '{{retention.inactiveAccounts}} después del último inicio de sesión, salvo suscripción en curso',
      },
    },
    isAboutAccounts: true,
  },
  deleted: {
    label: {
      en: 'Deleted accounts',
      de: 'Gelöschte Konten',
      fr: 'Comptes supprimés',
      es: 'Cuentas eliminadas',
    },
    period: localized(() => '{{retention.deletedAccounts}}'),
    figure: 'retention.deletedAccounts',
    documents: ['agreement'],
    isAboutAccounts: true,
  },
  generated: {
    label: {
      en: 'Generated content',
      de: 'Erzeugte Inhalte',
      fr: 'Contenus générés',
      es: 'Contenidos generados',
    },
    period: {
      en: 'Deleted within {{retention.generatedContent}} of generation, unless saved',
      de: 'Löschung innerhalb von {{retention.generatedContent, dative}} nach dem Erzeugen, sofern nicht gespeichert',
      fr: 'Supprimés dans un délai de {{retention.generatedContent}} à compter de leur génération, sauf s’ils sont enregistrés',
      es: 'Se suprimen en un plazo de {{retention.generatedContent}} desde su generación, salvo que se guarden',
    },
    figure: 'retention.generatedContent',
    documents: ['policy', 'agreement', 'terms'],
    labelIn: {
      terms: {
        en: 'Generated Content',
        de: 'Erzeugte Inhalte',
        fr: 'Contenus générés',
        es: 'Contenidos generados',
      },
    },
    periodIn: {
      terms: {
        en: 'Deleted within {{retention.generatedContent}} of generation; saved content with the account',
        de: 'Innerhalb von {{retention.generatedContent, dative}} nach dem Erzeugen gelöscht; gespeicherte mit dem Konto',
        fr: 'Supprimés dans un délai de {{retention.generatedContent}} à compter de leur génération ; contenus enregistrés avec le compte',
        es: 'Se suprimen en un plazo de {{retention.generatedContent}} desde su generación; los guardados, con la cuenta',
      },
    },
  },
  backups: {
    label: { en: 'Backups', de: 'Sicherungskopien', fr: 'Sauvegardes', es: 'Copias de seguridad' },
    period: {
      en: 'Deleted within {{retention.backups}}',
      de: 'Löschung innerhalb von {{retention.backups, dative}}',
      fr: 'Supprimées dans un délai de {{retention.backups}}',
      es: 'Se suprimen en un plazo de {{retention.backups}}',
    },
    figure: 'retention.backups',
    documents: ['policy', 'terms'],
    periodIn: {
      terms: {
        en: 'Deleted within {{retention.backups}}',
        de: 'Innerhalb von {{retention.backups, dative}} gelöscht',
        fr: 'Supprimées dans un délai de {{retention.backups}}',
        es: 'Se suprimen en un plazo de {{retention.backups}}',
      },
    },
    isAboutAccounts: true,
  },
  ip: {
    label: { en: 'IP addresses', de: 'IP-Adressen', fr: 'Adresses IP', es: 'Direcciones IP' },
    period: {
      en: 'Anonymized after {{retention.ipAddresses}}',
      de: 'Anonymisierung nach {{retention.ipAddresses, dative}}',
      fr: 'Anonymisées après {{retention.ipAddresses}}',
      es: 'Se anonimizan a los {{retention.ipAddresses}}',
    },
    figure: 'retention.ipAddresses',
    documents: ['policy', 'agreement'],
  },
  saved: {
    label: {
      en: 'Saved content and project files',
      de: 'Gespeicherte Inhalte und Projektdateien',
      fr: 'Contenus enregistrés et fichiers de projet',
      es: 'Contenidos guardados y archivos de proyecto',
    },
    period: {
      en: 'For as long as the account exists, unless you delete them',
      de: 'So lange wie das Konto, sofern Sie sie nicht vorher löschen',
      fr: 'Aussi longtemps que le compte, sauf si vous les supprimez',
      es: 'Tanto tiempo como la cuenta, salvo que usted los elimine',
    },
    documents: ['policy', 'agreement'],
    namesItems: true,
  },
  prompts: {
    label: {
      en: 'Prompts and chat messages',
      de: 'Prompts und Chatnachrichten',
      fr: 'Requêtes et messages du chat',
      es: 'Prompts y mensajes del chat',
    },
    period: {
      en: 'For as long as the video, image or chat answer made from them is kept',
      de: 'So lange wie das Video, das Bild oder die Chatantwort, die daraus entstanden ist',
      fr: 'Aussi longtemps que la vidéo, l’image ou la réponse du chat qui en est issue',
      es: 'Tanto tiempo como el vídeo, la imagen o la respuesta del chat que se obtuvo con ellos',
    },
    documents: ['policy', 'agreement'],
    namesItems: true,
  },
  temporary: {
    label: {
      en: 'Temporary content',
      de: 'Temporäre Inhalte',
      fr: 'Contenus temporaires',
      es: 'Contenidos temporales',
    },
    period: {
      en: 'At most {{retention.temporaryContent}}',
      de: 'Höchstens {{retention.temporaryContent}}',
      fr: 'Au plus {{retention.temporaryContent}}',
      es: 'Como máximo {{retention.temporaryContent}}',
    },
    figure: 'retention.temporaryContent',
    documents: ['policy', 'agreement'],
  },
  profile: {
    label: {
      en: 'Profile, device data and country',
      de: 'Profil, Gerätedaten und Land',
      fr: 'Profil, données d’appareil et pays',
      es: 'Perfil, datos del dispositivo y país',
    },
    period: {
      en: 'For as long as the account exists',
      de: 'So lange wie das Konto',
      fr: 'Aussi longtemps que le compte',
      es: 'Tanto tiempo como la cuenta',
    },
    documents: ['policy', 'agreement'],
    namesItems: true,
  },
  usage: {
    label: {
      en: 'Individual usage data',
      de: 'Individuelle Nutzungsdaten',
      fr: 'Données d’utilisation individuelles',
      es: 'Datos de uso individuales',
    },
    period: localized(() => '{{retention.usageData}}'),
    figure: 'retention.usageData',
    documents: ['policy', 'agreement'],
  },
  diagnostics: {
    label: {
      en: 'Crash reports, network and performance data',
      de: 'Absturzberichte, Netzwerk- und Leistungsdaten',
      fr: 'Rapports de plantage, données de réseau et de performance',
      es: 'Informes de fallos, datos de red y de rendimiento',
    },
    period: localized(() => '{{retention.crashReports}}'),
    figure: 'retention.crashReports',
    documents: ['policy', 'agreement'],
    namesItems: true,
  },
  support: {
    label: {
      en: 'Support tickets, reports and other messages, with proofs of identity and our decisions',
      de: 'Support-Anfragen, Meldungen und andere Nachrichten, mit Identitätsnachweisen und unseren Entscheidungen',
      fr: 'Demandes d’assistance, signalements et autres messages, avec les preuves d’identité et nos décisions',
      es: 'Solicitudes de soporte, avisos y otros mensajes, con los justificantes de identidad y nuestras decisiones',
    },
    period: localized(() => '{{retention.supportTickets}}'),
    figure: 'retention.supportTickets',
    documents: ['policy', 'agreement'],
    namesItems: true,
  },
  purchases: {
    label: {
      en: 'Purchase records',
      de: 'Angaben zu Käufen',
      fr: 'Pièces relatives aux achats',
      es: 'Registros de compras',
    },
    period: {
      en: 'As long as tax and commercial law require:when[: accounting vouchers eight years, business letters six years, from the end of the calendar year (§ 147 AO, § 257 HGB)]{if=seat.DE}',
      de: 'So lange, wie das Steuer- und Handelsrecht es verlangt:when[: Buchungsbelege acht Jahre, Handelsbriefe sechs Jahre ab dem Ende des Kalenderjahres (§ 147 AO, § 257 HGB)]{if=seat.DE}',
      fr: 'Aussi longtemps que l’exige le droit fiscal et commercial:when[ : pièces comptables huit ans, correspondance commerciale six ans, à compter de la fin de l’année civile (§ 147 AO, § 257 HGB)]{if=seat.DE}',
      es: 'Mientras lo exijan las normas tributarias y mercantiles:when[: justificantes contables, ocho años; correspondencia comercial, seis años desde el final del año natural (§ 147 AO, § 257 HGB)]{if=seat.DE}',
    },
    documents: ['policy', 'agreement'],
  },
  analytics: {
    label: {
      en: 'Aggregated analytics',
      de: 'Aggregierte Nutzungsstatistiken',
      fr: 'Statistiques agrégées',
      es: 'Estadísticas agregadas',
    },
    period: {
      en: '{{retention.analytics, capitalized}}; they no longer relate to anyone',
      de: '{{retention.analytics, capitalized}}; sie haben keinen Personenbezug mehr',
      fr: '{{retention.analytics, capitalized}} ; elles ne concernent plus personne en particulier',
      es: '{{retention.analytics, capitalized}}; ya no se refieren a ninguna persona',
    },
    figure: 'retention.analytics',
    documents: ['policy', 'agreement'],
    periodIn: {
      agreement: localized(() => '{{retention.analytics, capitalized}}'),
    },
    isAboutAccounts: true,
  },
} as const satisfies Readonly<Record<string, RetentionRow>>

/** The name of a row. */
export type RetentionKey = keyof typeof rows

/** The rows by their names. */
export const retentionRows: Readonly<Record<RetentionKey, RetentionRow>> = rows

/** The names of the rows, in the order of the tables. */
export const retentionKeys = Object.keys(rows) as RetentionKey[] // the keys of the table
