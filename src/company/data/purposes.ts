import type { Localized } from '../languages/index.ts'

/** The legal bases of Article 6(1) GDPR that the documents name, by the letters (a), (b), (c) and (f). */
export const legalBases = ['consent', 'contract', 'obligation', 'interests'] as const

/** A legal basis of Article 6(1) GDPR. */
export type LegalBasis = (typeof legalBases)[number]

/** Why data is processed; words are Markdown, with conditions and facts. */
interface Purpose {
  /** The purpose as the Data Processing Agreement lists it. */
  readonly words: Localized<string>
  readonly bases: readonly [LegalBasis, ...LegalBasis[]]
  /** How the documents put the bases. */
  readonly basisWords: Localized<string>
  /** How the Data Processing Agreement puts them, where that differs. */
  readonly basisInAgreement?: Localized<string>
}

const contract = {
  en: 'Contract, Article 6(1)(b) GDPR',
  de: 'Vertrag, Art. 6 Abs. 1 lit. b DSGVO',
  fr: 'Contrat, article 6, paragraphe 1, point b), du RGPD',
  es: 'Contrato, artículo 6, apartado 1, letra b), del RGPD',
}
const interests = {
  en: 'Legitimate interests, Article 6(1)(f) GDPR',
  de: 'Berechtigte Interessen, Art. 6 Abs. 1 lit. f DSGVO',
  fr: 'Intérêts légitimes, article 6, paragraphe 1, point f), du RGPD',
  es: 'Intereses legítimos, artículo 6, apartado 1, letra f), del RGPD',
}

/** Every purpose, in the order of the Data Processing Agreement. */
const rows = {
  account: {
    words: {
      en: 'Registration:when[, social login]{if=data.socialLogin} and account management',
      de: 'Registrierung:when[, Social Login]{if=data.socialLogin} und Kontoverwaltung',
      fr: 'Inscription:when[, connexion par un compte tiers]{if=data.socialLogin} et gestion du compte',
      es: 'Registro:when[, inicio de sesión social]{if=data.socialLogin} y gestión de cuentas',
    },
    bases: ['contract'],
    basisWords: contract,
  },
  generate: {
    words: {
      en: 'Generating videos, images and chat responses',
      de: 'Erzeugen von Videos, Bildern und Chatantworten',
      fr: 'Génération de vidéos, d’images et de réponses du chat',
      es: 'Generación de vídeos, imágenes y respuestas del chat',
    },
    bases: ['contract'],
    basisWords: contract,
  },
  organize: {
    words: {
      en: 'Managing, organizing, sharing and exporting content',
      de: 'Verwalten, Ordnen, Teilen und Exportieren von Inhalten',
      fr: 'Gestion, organisation, partage et exportation des contenus',
      es: 'Gestión, organización, uso compartido y exportación de contenidos',
    },
    bases: ['contract'],
    basisWords: contract,
  },
  subscribe: {
    words: {
      en: 'Subscriptions through in-app purchase and the limits of plans:when[; offers and invoices of our own]{if="plans.custom and customers.businesses"}',
      de: 'Abonnements über In-App-Käufe und die Grenzen der Tarife:when[; eigene Angebote und Rechnungen]{if="plans.custom and customers.businesses"}',
      fr: 'Abonnements par achat intégré et limites des formules:when[ ; nos propres offres et factures]{if="plans.custom and customers.businesses"}',
      es: 'Suscripciones mediante compras dentro de la aplicación y límites de los planes:when[; ofertas y facturas propias]{if="plans.custom and customers.businesses"}',
    },
    bases: ['contract', 'interests'],
    basisWords: {
      en: 'Contract, Article 6(1)(b) GDPR:when[; where the contract is with the company that you work for, legitimate interests, Article 6(1)(f) GDPR]{if="plans.custom and customers.businesses"}',
      de: 'Vertrag, Art. 6 Abs. 1 lit. b DSGVO:when[; besteht der Vertrag mit dem Unternehmen, für das Sie arbeiten, berechtigte Interessen, Art. 6 Abs. 1 lit. f DSGVO]{if="plans.custom and customers.businesses"}',
      fr: 'Contrat, article 6, paragraphe 1, point b), du RGPD:when[ ; si le contrat est conclu avec la société pour laquelle vous travaillez, intérêts légitimes, article 6, paragraphe 1, point f), du RGPD]{if="plans.custom and customers.businesses"}',
      es: 'Contrato, artículo 6, apartado 1, letra b), del RGPD:when[; si el contrato es con la empresa para la que usted trabaja, intereses legítimos, artículo 6, apartado 1, letra f), del RGPD]{if="plans.custom and customers.businesses"}',
    },
    basisInAgreement: {
      en: 'Contract, Article 6(1)(b) GDPR:when[; where the contract is with the company that the user works for, legitimate interests, Article 6(1)(f) GDPR]{if="plans.custom and customers.businesses"}',
      de: 'Vertrag, Art. 6 Abs. 1 lit. b DSGVO:when[; besteht der Vertrag mit dem Unternehmen, für das jemand arbeitet, berechtigte Interessen, Art. 6 Abs. 1 lit. f DSGVO]{if="plans.custom and customers.businesses"}',
      fr: 'Contrat, article 6, paragraphe 1, point b), du RGPD:when[ ; si le contrat est conclu avec la société pour laquelle travaille l’utilisateur, intérêts légitimes, article 6, paragraphe 1, point f), du RGPD]{if="plans.custom and customers.businesses"}',
      es: 'Contrato, artículo 6, apartado 1, letra b), del RGPD:when[; si el contrato es con la empresa para la que trabaja la persona usuaria, intereses legítimos, artículo 6, apartado 1, letra f), del RGPD]{if="plans.custom and customers.businesses"}',
    },
  },
  support: {
    words: { en: 'Support', de: 'Support', fr: 'Assistance', es: 'Soporte' },
    bases: ['contract', 'interests'],
    basisWords: {
      en: 'Contract, Article 6(1)(b) GDPR; otherwise legitimate interests, Article 6(1)(f) GDPR',
      de: 'Vertrag, Art. 6 Abs. 1 lit. b DSGVO; sonst berechtigte Interessen, Art. 6 Abs. 1 lit. f DSGVO',
      fr: 'Contrat, article 6, paragraphe 1, point b), du RGPD ; sinon intérêts légitimes, article 6, paragraphe 1, point f), du RGPD',
      es: 'Contrato, artículo 6, apartado 1, letra b), del RGPD; en los demás casos, intereses legítimos, artículo 6, apartado 1, letra f), del RGPD',
    },
  },
  verifyAge: {
    words: {
      en: 'Verifying age:when[ and obtaining parental consent where the law requires it]{if=data.parentalConsent}',
      de: 'Altersprüfung:when[ und Einholung der elterlichen Einwilligung, soweit gesetzlich vorgeschrieben]{if=data.parentalConsent}',
      fr: 'Vérification de l’âge:when[ et recueil du consentement parental lorsque la loi l’exige]{if=data.parentalConsent}',
      es: 'Verificación de la edad:when[ y obtención del consentimiento de los padres o tutores cuando la ley lo exige]{if=data.parentalConsent}',
    },
    bases: ['interests', 'obligation'],
    basisWords: {
      en: 'Legitimate interests (protection of minors), Article 6(1)(f) GDPR; where a law requires it, legal obligation, Article 6(1)(c) GDPR',
      de: 'Berechtigte Interessen (Schutz Minderjähriger), Art. 6 Abs. 1 lit. f DSGVO; wo ein Gesetz sie verlangt, rechtliche Verpflichtung, Art. 6 Abs. 1 lit. c DSGVO',
      fr: 'Intérêts légitimes (protection des mineurs), article 6, paragraphe 1, point f), du RGPD ; lorsqu’une loi l’exige, obligation légale, article 6, paragraphe 1, point c), du RGPD',
      es: 'Intereses legítimos (protección de los menores), artículo 6, apartado 1, letra f), del RGPD; cuando una ley la exige, obligación legal, artículo 6, apartado 1, letra c), del RGPD',
    },
  },
  secure: {
    words: {
      en: 'Security, moderation, fair use, legal claims, transfer of the business',
      de: 'Sicherheit, Moderation, Fair Use, Rechtsansprüche, Übertragung des Unternehmens',
      fr: 'Sécurité, modération, usage raisonnable, droits en justice, cession de l’entreprise',
      es: 'Seguridad, moderación, uso razonable, reclamaciones, transmisión de la empresa',
    },
    bases: ['interests'],
    basisWords: interests,
  },
  analyze: {
    words: {
      en: 'Crash analysis and usage statistics',
      de: 'Absturzanalyse und Nutzungsstatistik',
      fr: 'Analyse des plantages et statistiques d’utilisation',
      es: 'Análisis de fallos y estadísticas de uso',
    },
    bases: ['interests'],
    basisWords: interests,
  },
  notify: {
    words: {
      en: 'Non-essential notifications',
      de: 'Nicht notwendige Benachrichtigungen',
      fr: 'Notifications non essentielles',
      es: 'Notificaciones no esenciales',
    },
    bases: ['interests', 'consent'],
    basisWords: {
      en: 'Legitimate interests, Article 6(1)(f) GDPR; where the law requires it, consent, Article 6(1)(a) GDPR',
      de: 'Berechtigte Interessen, Art. 6 Abs. 1 lit. f DSGVO; soweit gesetzlich erforderlich, Einwilligung, Art. 6 Abs. 1 lit. a DSGVO',
      fr: 'Intérêts légitimes, article 6, paragraphe 1, point f), du RGPD ; lorsque la loi l’exige, consentement, article 6, paragraphe 1, point a), du RGPD',
      es: 'Intereses legítimos, artículo 6, apartado 1, letra f), del RGPD; cuando la ley lo exija, consentimiento, artículo 6, apartado 1, letra a), del RGPD',
    },
    basisInAgreement: {
      en: 'Legitimate interests, Article 6(1)(f) GDPR; consent, Article 6(1)(a) GDPR, where the law requires it',
      de: 'Berechtigte Interessen, Art. 6 Abs. 1 lit. f DSGVO; Einwilligung, Art. 6 Abs. 1 lit. a DSGVO, soweit gesetzlich vorgeschrieben',
      fr: 'Intérêts légitimes, article 6, paragraphe 1, point f), du RGPD ; consentement, article 6, paragraphe 1, point a), du RGPD, lorsque la loi l’exige',
      es: 'Intereses legítimos, artículo 6, apartado 1, letra f), del RGPD; consentimiento, artículo 6, apartado 1, letra a), del RGPD, cuando la ley lo exige',
    },
  },
  comply: {
    words: {
      en: 'Answering requests, reports of content and orders of authorities, reporting breaches and keeping records',
      de: 'Beantwortung von Anfragen, Bearbeitung gemeldeter Inhalte und behördlicher Anordnungen, Meldung von Verletzungen und Führung von Verzeichnissen',
      fr: 'Réponse aux demandes, aux signalements de contenus et aux injonctions des autorités, notification des violations et tenue des registres',
      es: 'Respuesta a solicitudes, avisos sobre contenidos y órdenes de las autoridades, notificación de violaciones de la seguridad y llevanza de registros',
    },
    bases: ['obligation', 'interests'],
    basisWords: {
      en: 'Legal obligation, Article 6(1)(c) GDPR; under the law of other countries, legitimate interests, Article 6(1)(f) GDPR',
      de: 'Rechtliche Verpflichtung, Art. 6 Abs. 1 lit. c DSGVO; nach dem Recht anderer Länder berechtigte Interessen, Art. 6 Abs. 1 lit. f DSGVO',
      fr: 'Obligation légale, article 6, paragraphe 1, point c), du RGPD ; selon le droit d’autres pays, intérêts légitimes, article 6, paragraphe 1, point f), du RGPD',
      es: 'Obligación legal, artículo 6, apartado 1, letra c), del RGPD; según la ley de otros países, intereses legítimos, artículo 6, apartado 1, letra f), del RGPD',
    },
  },
} as const satisfies Readonly<Record<string, Purpose>>

/** The name of a purpose. */
export type PurposeKey = keyof typeof rows

/** The purposes by their names. */
export const purposes: Readonly<Record<PurposeKey, Purpose>> = rows

/** The names of the purposes, in the order of the Data Processing Agreement. */
export const purposeKeys = Object.keys(rows) as PurposeKey[] // the keys of the table

/** A row of the Privacy Policy, which puts purposes of the same bases together. */
interface PolicyPurpose {
  readonly purposes: readonly [PurposeKey, ...PurposeKey[]]
  readonly words: Localized<string>
}

/** The rows of the Privacy Policy, in their order. */
export const policyPurposes: readonly PolicyPurpose[] = [
  {
    purposes: ['account', 'generate', 'organize'],
    words: {
      en: 'Account, content generation, storage, export',
      de: 'Konto, Erzeugung, Speicherung und Export von Inhalten',
      fr: 'Compte, génération, stockage et exportation de contenus',
      es: 'Cuenta, generación, almacenamiento y exportación de contenidos',
    },
  },
  {
    purposes: ['subscribe'],
    words: {
      en: 'Subscriptions, in-app purchase and the limits of your plan:when[; offers and invoices of our own]{if="plans.custom and customers.businesses"}',
      de: 'Abonnements, In-App-Kauf und die Grenzen Ihres Tarifs:when[; eigene Angebote und Rechnungen]{if="plans.custom and customers.businesses"}',
      fr: 'Abonnements, achats intégrés et limites de votre formule:when[ ; nos propres offres et factures]{if="plans.custom and customers.businesses"}',
      es: 'Suscripciones, compras dentro de la aplicación y límites de su plan:when[; ofertas y facturas propias]{if="plans.custom and customers.businesses"}',
    },
  },
  {
    purposes: ['support'],
    words: { en: 'Support', de: 'Support', fr: 'Assistance', es: 'Soporte' },
  },
  {
    purposes: ['secure'],
    words: {
      en: 'Security, prevention of abuse, fair use, legal claims, transfer of the business',
      de: 'Sicherheit, Schutz vor Missbrauch, Fair Use, Rechtsansprüche, Übertragung des Unternehmens',
      fr: 'Sécurité, prévention des abus, usage raisonnable, droits en justice, cession de l’entreprise',
      es: 'Seguridad, prevención de abusos, uso razonable, reclamaciones, transmisión de la empresa',
    },
  },
  {
    purposes: ['analyze'],
    words: {
      en: 'Analysis and improvement of the app',
      de: 'Analyse und Verbesserung der App',
      fr: 'Analyse et amélioration de l’application',
      es: 'Análisis y mejora de la aplicación',
    },
  },
  {
    purposes: ['notify'],
    words: {
      en: 'Non-essential notifications',
      de: 'Nicht notwendige Benachrichtigungen',
      fr: 'Notifications non essentielles',
      es: 'Notificaciones no esenciales',
    },
  },
  {
    purposes: ['verifyAge'],
    words: {
      en: 'Age verification:when[ and, where the law requires it, parental consent]{if=data.parentalConsent}',
      de: 'Altersprüfung:when[ und, soweit gesetzlich vorgeschrieben, elterliche Einwilligung]{if=data.parentalConsent}',
      fr: 'Vérification de l’âge:when[ et, lorsque la loi l’exige, consentement parental]{if=data.parentalConsent}',
      es: 'Verificación de la edad:when[ y, cuando la ley lo exige, consentimiento de los padres o tutores]{if=data.parentalConsent}',
    },
  },
  {
    purposes: ['comply'],
    words: {
      en: 'Requests from data subjects, reports of content, orders of authorities, reports of breaches, statutory records',
      de: 'Anträge betroffener Personen, Meldungen von Inhalten, behördliche Anordnungen, Meldung von Verletzungen, gesetzliche Aufbewahrung',
      fr: 'Demandes des personnes concernées, signalements de contenus, injonctions des autorités, notification des violations, registres obligatoires',
      es: 'Solicitudes de los interesados, avisos sobre contenidos, órdenes de las autoridades, notificación de violaciones de la seguridad, registros exigidos por ley',
    },
  },
]
