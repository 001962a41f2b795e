import { defineSite, placeholder } from './site/schema.ts'

/**
 * The operator's one file. Everything the company has to supply is in here; what is not known yet
 * is a `placeholder({ … })`, shown in square brackets on the page and listed by `npm run launch-check`.
 */
export default defineSite({
  /** Scheme and host of the live site; this one is for looking at it on your own machine. */
  origin: 'http://localhost:8080',
  brand: 'Triptych',
  /**
   * when-ready: search engines may index the site once the launch check finds no blocker;
   * never: keep it out; forced: index it whatever is open. SITE_ORIGIN and SITE_INDEXING in
   * the environment override these two, for previews.
   */
  indexing: 'when-ready',
  /** The day the legal documents in their present version were published. */
  publishedOn: placeholder({ en: 'day of publication', de: 'Tag der Veröffentlichung' }),

  company: {
    legalName: placeholder({ en: 'legal name', de: 'Firma' }),
    postalAddress: placeholder({ en: 'postal address', de: 'Postanschrift' }),
    euRepresentative: placeholder({ en: 'EU representative', de: 'Vertretung in der EU' }),
  },
  contacts: {
    privacy: placeholder({ en: 'privacy contact', de: 'Datenschutzkontakt' }),
    dataProtectionOfficer: placeholder({
      en: 'data protection officer',
      de: 'Datenschutzbeauftragter',
    }),
    legal: placeholder({ en: 'legal contact', de: 'Rechtskontakt' }),
    support: placeholder({ en: 'support contact', de: 'Supportkontakt' }),
    sales: placeholder({ en: 'sales contact', de: 'Vertriebskontakt' }),
    security: placeholder({ en: 'security contact', de: 'Sicherheitskontakt' }),
  },
  appStoreUrl: placeholder({ en: 'App Store link', de: 'App-Store-Link' }),

  law: {
    us: 'Wyoming',
    eu: { en: 'European Union law', de: 'Unionsrecht' },
    jurisdiction: placeholder({ en: 'jurisdiction', de: 'Gerichtsstand' }),
  },

  /** Who processes data for the company, as both the privacy policy and the DPA list them. */
  processors: [
    {
      kind: 'ai-chat',
      name: placeholder({ en: 'AI provider for chat', de: 'KI-Anbieter für Chat' }),
      role: { en: 'Generates chat text', de: 'Erzeugt Chattexte' },
      data: { en: 'Chat messages, text prompts', de: 'Chatnachrichten, Texteingaben' },
      place: placeholder({ en: 'place of processing', de: 'Ort der Verarbeitung' }),
      transferBasis: placeholder({ en: 'transfer basis', de: 'Übermittlungsgrundlage' }),
      since: placeholder({ en: 'date', de: 'Datum' }),
    },
    {
      kind: 'ai-video',
      name: placeholder({ en: 'AI provider for video', de: 'KI-Anbieter für Video' }),
      role: { en: 'Generates video content', de: 'Erzeugt Videoinhalte' },
      data: { en: 'Text prompts, generated videos', de: 'Texteingaben, erzeugte Videos' },
      place: placeholder({ en: 'place of processing', de: 'Ort der Verarbeitung' }),
      transferBasis: placeholder({ en: 'transfer basis', de: 'Übermittlungsgrundlage' }),
      since: placeholder({ en: 'date', de: 'Datum' }),
    },
    {
      kind: 'hosting',
      name: placeholder({ en: 'cloud hosting provider', de: 'Cloud-Hosting-Anbieter' }),
      role: { en: 'Hosts the service and its data', de: 'Hostet den Dienst und dessen Daten' },
      data: { en: 'All data of the service', de: 'Alle Daten des Dienstes' },
      place: placeholder({ en: 'place of processing', de: 'Ort der Verarbeitung' }),
      transferBasis: placeholder({ en: 'transfer basis', de: 'Übermittlungsgrundlage' }),
      since: placeholder({ en: 'date', de: 'Datum' }),
    },
    {
      kind: 'app-store',
      name: placeholder({ en: 'app store operator', de: 'Betreiber des App Stores' }),
      role: {
        en: 'Distributes the app, bills subscriptions',
        de: 'Vertreibt die App, rechnet Abonnements ab',
      },
      data: { en: 'In-app purchase data', de: 'Daten zu In-App-Käufen' },
      place: placeholder({ en: 'place of processing', de: 'Ort der Verarbeitung' }),
      transferBasis: placeholder({ en: 'transfer basis', de: 'Übermittlungsgrundlage' }),
      since: placeholder({ en: 'date', de: 'Datum' }),
    },
  ],

  /** Which of the specification's variants the site shows. */
  variants: {
    /** free-pro-enterprise, or starter-pro */
    plans: 'free-pro-enterprise',
    /** nineteen-sections, or fourteen-sections */
    terms: 'nineteen-sections',
  },

  /** consent: 'sample' marks a text nobody said; a real one names the day and where it is filed. */
  testimonials: [
    {
      name: placeholder({ en: 'name', de: 'Name' }),
      role: { en: 'Content creator', de: 'Content Creator' },
      comment: {
        en: 'I type a scene, watch it generate, and save the video that comes out.',
        de: 'Ich beschreibe eine Szene, sehe beim Generieren zu und speichere das Video.',
      },
      rating: 5,
      consent: 'sample',
    },
    {
      name: placeholder({ en: 'name', de: 'Name' }),
      role: { en: 'Digital art', de: 'Digitale Kunst' },
      comment: {
        en: 'An image from one sentence. Then I write the next sentence.',
        de: 'Ein Satz, ein Bild. Dann schreibe ich den nächsten Satz.',
      },
      rating: 5,
      consent: 'sample',
    },
    {
      name: placeholder({ en: 'name', de: 'Name' }),
      role: { en: 'Marketing', de: 'Marketing' },
      comment: {
        en: 'I ask in the chat first, then make the picture and the clip in the same app.',
        de: 'Erst frage ich im Chat, dann entstehen Bild und Clip in derselben App.',
      },
      rating: 5,
      consent: 'sample',
    },
  ],

  /** Findings of the launch check that you take responsibility for: { finding, reason, until }. */
  acceptedFindings: [],
})
