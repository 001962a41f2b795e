import { defineSite } from '../../src/site/schema.ts'

/**
 * The operator's file of a complete, fictitious company, on names that are reserved for examples
 * (RFC 2606). The tests build it beside the sample, because a site with everything supplied takes
 * other ways through the code than one with placeholders.
 */
export default defineSite({
  origin: 'https://www.example.com',
  brand: 'Longhand Studio',
  indexing: 'when-ready',
  publishedOn: '2024-11-15',

  company: {
    legalName: 'Longhand Studio Example, Inc.',
    postalAddress: '1200 Example Avenue, Suite 300, Cheyenne, WY 82001, USA',
    euRepresentative: 'Example Representation GmbH, Musterstraße 1, 10115 Berlin, Germany',
  },
  contacts: {
    privacy: 'privacy@example.com',
    dataProtectionOfficer: 'data-protection-officer@example.com',
    legal: 'legal@example.com',
    support: 'support@example.com',
    sales: 'sales@example.com',
    security: 'security@example.com',
  },
  appStoreUrl: 'https://apps.apple.com/us/app/longhand-studio/id1234567890',

  law: {
    us: 'Wyoming',
    eu: { en: 'European Union law', de: 'Unionsrecht' },
    jurisdiction: {
      en: 'the state and federal courts in Laramie County, Wyoming',
      de: 'die Gerichte in Laramie County, Wyoming',
    },
  },

  processors: [
    {
      kind: 'ai-chat',
      name: 'Example Conversational Intelligence Services, Inc.',
      role: { en: 'Generates chat text', de: 'Erzeugt Chattexte' },
      data: { en: 'Chat messages, text prompts', de: 'Chatnachrichten, Texteingaben' },
      place: { en: 'United States', de: 'Vereinigte Staaten' },
      transferBasis: { en: 'Standard contractual clauses', de: 'Standardvertragsklauseln' },
      since: '2024-09-01',
    },
    {
      kind: 'ai-video',
      name: 'Example Moving Pictures Generation Company LLC',
      role: { en: 'Generates video content', de: 'Erzeugt Videoinhalte' },
      data: { en: 'Text prompts, generated videos', de: 'Texteingaben, erzeugte Videos' },
      place: { en: 'United States', de: 'Vereinigte Staaten' },
      transferBasis: {
        en: 'EU-US Data Privacy Framework, standard contractual clauses',
        de: 'EU-US-Datenschutzrahmen, Standardvertragsklauseln',
      },
      since: '2024-09-01',
    },
    {
      kind: 'hosting',
      name: 'Example Cloud Hosting Europe Société à responsabilité limitée',
      role: { en: 'Hosts the service and its data', de: 'Hostet den Dienst und dessen Daten' },
      data: { en: 'All data of the service', de: 'Alle Daten des Dienstes' },
      place: { en: 'Ireland, Germany', de: 'Irland, Deutschland' },
      transferBasis: { en: 'Not needed within the EU', de: 'Innerhalb der EU nicht nötig' },
      since: '2024-09-01',
    },
    {
      kind: 'app-store',
      name: 'Example App Distribution International Limited',
      role: {
        en: 'Distributes the app, bills subscriptions',
        de: 'Vertreibt die App, rechnet Abonnements ab',
      },
      data: { en: 'In-app purchase data', de: 'Daten zu In-App-Käufen' },
      place: { en: 'Ireland, United States', de: 'Irland, Vereinigte Staaten' },
      transferBasis: { en: 'Adequacy decision', de: 'Angemessenheitsbeschluss' },
      since: '2024-09-01',
    },
    {
      kind: 'other',
      name: 'Example Transactional Messaging Services Gesellschaft mit beschränkter Haftung',
      role: { en: 'Sends account emails', de: 'Versendet E-Mails zum Konto' },
      data: { en: 'Email address, message content', de: 'E-Mail-Adresse, Inhalt der Nachricht' },
      place: { en: 'Germany', de: 'Deutschland' },
      transferBasis: { en: 'Not needed within the EU', de: 'Innerhalb der EU nicht nötig' },
      since: '2024-10-15',
    },
    {
      kind: 'other',
      name: 'Example Customer Support Platform Holdings, Inc.',
      role: { en: 'Runs the support desk', de: 'Betreibt den Support-Desk' },
      data: { en: 'Support communications', de: 'Supportkommunikation' },
      place: { en: 'United States', de: 'Vereinigte Staaten' },
      transferBasis: { en: 'Standard contractual clauses', de: 'Standardvertragsklauseln' },
      since: '2024-10-15',
    },
    {
      kind: 'other',
      name: 'Example Crash Diagnostics and Performance Monitoring Corporation',
      role: { en: 'Collects crash reports', de: 'Sammelt Absturzberichte' },
      data: { en: 'Device and performance data', de: 'Geräte- und Leistungsdaten' },
      place: { en: 'United States', de: 'Vereinigte Staaten' },
      transferBasis: { en: 'Standard contractual clauses', de: 'Standardvertragsklauseln' },
      since: '2024-11-01',
    },
    {
      kind: 'other',
      name: 'Example Content Safety Classification Laboratories Aktiengesellschaft',
      role: { en: 'Detects prohibited content', de: 'Erkennt unzulässige Inhalte' },
      data: { en: 'Text prompts, generated content', de: 'Texteingaben, erzeugte Inhalte' },
      place: { en: 'Switzerland', de: 'Schweiz' },
      transferBasis: { en: 'Adequacy decision', de: 'Angemessenheitsbeschluss' },
      since: '2024-11-01',
    },
  ],

  variants: { plans: 'starter-pro', terms: 'fourteen-sections' },

  testimonials: [
    {
      name: 'A. Example',
      role: { en: 'Content creator', de: 'Content-Creatorin' },
      comment: {
        en: 'A fictitious review for the tests, long enough to fill the first and largest place.',
        de: 'Eine erfundene Bewertung für die Tests, lang genug für den ersten und größten Platz.',
      },
      rating: 5,
      consent: { date: '2024-10-01', record: 'tests/sites/finished.ts, review 1' },
    },
    {
      name: 'B. Example',
      role: { en: 'Digital artist', de: 'Digitalkünstler' },
      comment: { en: 'A second fictitious review.', de: 'Eine zweite erfundene Bewertung.' },
      rating: 4,
      consent: { date: '2024-10-01', record: 'tests/sites/finished.ts, review 2' },
    },
    {
      name: 'C. Example',
      role: { en: 'Marketer', de: 'Marketing' },
      comment: { en: 'A third fictitious review.', de: 'Eine dritte erfundene Bewertung.' },
      rating: 5,
      consent: { date: '2024-10-01', record: 'tests/sites/finished.ts, review 3' },
    },
  ],

  acceptedFindings: [
    {
      finding: 'origin:example',
      reason: 'A test site must not claim a name that somebody owns',
      until: '2099-12-31',
    },
    {
      finding: 'review:data-processing-agreement',
      reason: 'The specification fixes the review date; the tests run after it',
      until: '2099-12-31',
    },
  ],
})
