import { defineSite, placeholder } from './site/schema.ts'

/**
 * The operator's one file. Everything the company must supply stands here; what is not known yet
 * is a `placeholder(…)`, shown in square brackets on the page and listed by `npm run launch-check`.
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
  publishedOn: placeholder('day of publication', 'Tag der Veröffentlichung'),

  company: {
    legalName: placeholder('legal name', 'Firma'),
    postalAddress: placeholder('postal address', 'Postanschrift'),
    euRepresentative: placeholder('EU representative', 'Vertretung in der EU'),
  },
  contacts: {
    privacy: placeholder('privacy contact', 'Datenschutzkontakt'),
    dataProtectionOfficer: placeholder('data protection officer', 'Datenschutzbeauftragte Person'),
    legal: placeholder('legal contact', 'Rechtskontakt'),
    support: placeholder('support contact', 'Supportkontakt'),
    sales: placeholder('sales contact', 'Vertriebskontakt'),
    security: placeholder('security contact', 'Sicherheitskontakt'),
  },
  appStoreUrl: placeholder('App Store link', 'App-Store-Link'),

  law: {
    us: 'Wyoming',
    eu: { en: 'European Union law', de: 'Unionsrecht' },
    jurisdiction: placeholder('jurisdiction', 'Gerichtsstand'),
  },

  /** Who processes data for the company, as both the privacy policy and the DPA list them. */
  processors: [
    {
      kind: 'ai-chat',
      name: placeholder('AI provider for chat', 'KI-Anbieter für Chat'),
      role: { en: 'Generates chat text', de: 'Erzeugt Chattexte' },
      data: { en: 'Chat messages, text prompts', de: 'Chatnachrichten, Texteingaben' },
      place: placeholder('place of processing', 'Ort der Verarbeitung'),
      transferBasis: placeholder('transfer basis', 'Übermittlungsgrundlage'),
      since: placeholder('date', 'Datum'),
    },
    {
      kind: 'ai-video',
      name: placeholder('AI provider for video', 'KI-Anbieter für Video'),
      role: { en: 'Generates video content', de: 'Erzeugt Videoinhalte' },
      data: { en: 'Text prompts, generated videos', de: 'Texteingaben, erzeugte Videos' },
      place: placeholder('place of processing', 'Ort der Verarbeitung'),
      transferBasis: placeholder('transfer basis', 'Übermittlungsgrundlage'),
      since: placeholder('date', 'Datum'),
    },
    {
      kind: 'hosting',
      name: placeholder('cloud hosting provider', 'Cloud-Hosting-Anbieter'),
      role: { en: 'Hosts the service and its data', de: 'Hostet den Dienst und dessen Daten' },
      data: { en: 'All data of the service', de: 'Alle Daten des Dienstes' },
      place: placeholder('place of processing', 'Ort der Verarbeitung'),
      transferBasis: placeholder('transfer basis', 'Übermittlungsgrundlage'),
      since: placeholder('date', 'Datum'),
    },
    {
      kind: 'app-store',
      name: placeholder('app store operator', 'Betreiber des App Stores'),
      role: {
        en: 'Distributes the app, bills subscriptions',
        de: 'Vertreibt die App, rechnet Abonnements ab',
      },
      data: { en: 'In-app purchase data', de: 'Daten zu In-App-Käufen' },
      place: placeholder('place of processing', 'Ort der Verarbeitung'),
      transferBasis: placeholder('transfer basis', 'Übermittlungsgrundlage'),
      since: placeholder('date', 'Datum'),
    },
  ],

  readings: {
    /** free-pro-enterprise, or starter-pro */
    plans: 'free-pro-enterprise',
    /** nineteen-sections, or fourteen-sections */
    terms: 'nineteen-sections',
  },

  /** consent: 'sample' marks a text nobody said; a real one names the day and where it is filed. */
  testimonials: [
    {
      name: placeholder('name', 'Name'),
      role: { en: 'Content creator', de: 'Content Creator' },
      comment: {
        en: 'I type a scene, watch it generate, and save the video that comes out.',
        de: 'Ich beschreibe eine Szene, sehe beim Generieren zu und speichere das Video.',
      },
      rating: 5,
      consent: 'sample',
    },
    {
      name: placeholder('name', 'Name'),
      role: { en: 'Digital art', de: 'Digitale Kunst' },
      comment: {
        en: 'An image from one sentence. Then I write the next sentence.',
        de: 'Ein Satz, ein Bild. Dann schreibe ich den nächsten Satz.',
      },
      rating: 5,
      consent: 'sample',
    },
    {
      name: placeholder('name', 'Name'),
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
