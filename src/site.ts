import { defineSite, placeholder } from './site/schema.ts'

/** What has to be supplied of every processor. */
const unknown = {
  place: placeholder({
    en: 'place of processing',
    de: 'Ort der Verarbeitung',
    fr: 'lieu de traitement',
    es: 'lugar de tratamiento',
  }),
  transferBasis: placeholder({
    en: 'transfer basis',
    de: 'Übermittlungsgrundlage',
    fr: 'base du transfert',
    es: 'base de transferencia',
  }),
  since: placeholder({ en: 'date', de: 'Datum', fr: 'date', es: 'fecha' }),
}

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
  publishedOn: placeholder({
    en: 'day of publication',
    de: 'Tag der Veröffentlichung',
    fr: 'jour de publication',
    es: 'fecha de publicación',
  }),

  /** The languages the landing page and the legal documents are offered in: en, de, fr, es. */
  languages: { site: ['en', 'de'], legal: ['en', 'de', 'fr', 'es'] },

  company: {
    legalName: placeholder({
      en: 'legal name',
      de: 'Firma',
      fr: 'dénomination sociale',
      es: 'denominación social',
    }),
    legalForm: placeholder({
      en: 'legal form',
      de: 'Rechtsform',
      fr: 'forme juridique',
      es: 'forma jurídica',
    }),
    postalAddress: placeholder({
      en: 'postal address',
      de: 'Postanschrift',
      fr: 'adresse postale',
      es: 'dirección postal',
    }),
    euRepresentative: placeholder({
      en: 'EU representative',
      de: 'Vertretung in der EU',
      fr: 'représentant dans l’UE',
      es: 'representante en la UE',
    }),
  },
  contacts: {
    privacy: placeholder({
      en: 'privacy contact',
      de: 'Datenschutzkontakt',
      fr: 'contact confidentialité',
      es: 'contacto de privacidad',
    }),
    dataProtectionOfficer: placeholder({
      en: 'data protection officer',
      de: 'Datenschutzbeauftragter',
      fr: 'délégué à la protection des données',
      es: 'delegado de protección de datos',
    }),
    legal: placeholder({
      en: 'legal contact',
      de: 'Rechtskontakt',
      fr: 'contact juridique',
      es: 'contacto jurídico',
    }),
    support: placeholder({
      en: 'support contact',
      de: 'Supportkontakt',
      fr: 'contact d’assistance',
      es: 'contacto de soporte',
    }),
    sales: placeholder({
      en: 'sales contact',
      de: 'Vertriebskontakt',
      fr: 'contact commercial',
      es: 'contacto de ventas',
    }),
    security: placeholder({
      en: 'security contact',
      de: 'Sicherheitskontakt',
      fr: 'contact sécurité',
      es: 'contacto de seguridad',
    }),
    phone: placeholder({ en: 'telephone', de: 'Telefonnummer', fr: 'téléphone', es: 'teléfono' }),
  },
  /**
   * Five questions that decide which duties the company has; `npm run launch-check` says which.
   * docs/operate.md says how to answer them.
   */
  business: {
    /** Every country whose people the app is offered to, like ['US', 'DE']. */
    markets: placeholder({
      en: 'countries the app is offered in',
      de: 'Länder, in denen die App angeboten wird',
      fr: 'pays où l’application est proposée',
      es: 'países en los que se ofrece la app',
    }),
    /** consumers, businesses, or both */
    customers: placeholder({
      en: 'consumers or businesses',
      de: 'Verbraucher oder Unternehmen',
      fr: 'consommateurs ou professionnels',
      es: 'consumidores o empresas',
    }),
    /** { employees: 8, turnover: 1.5 }; million euros a year, of turnover or balance sheet the lesser. */
    size: placeholder({
      en: 'employees and turnover',
      de: 'Beschäftigte und Umsatz',
      fr: 'effectif et chiffre d’affaires',
      es: 'plantilla y facturación',
    }),
    /** ['app-store'], ['web'], or both */
    sellsOn: placeholder({
      en: 'where subscriptions are sold',
      de: 'wo Abonnements verkauft werden',
      fr: 'où les abonnements sont vendus',
      es: 'dónde se venden las suscripciones',
    }),
    /** Whether people see in the app what others have made: yes, or no. */
    publicFeed: placeholder({
      en: 'whether there is a public feed',
      de: 'ob es einen öffentlichen Feed gibt',
      fr: 's’il existe un fil public',
      es: 'si hay un feed público',
    }),
  },

  /**
   * Facts of pages that not every company needs: a page exists as soon as its placeholder is
   * replaced by an object. docs/operate.md shows what each one holds.
   */
  imprint: placeholder({
    en: 'imprint',
    de: 'Impressum',
    fr: 'mentions légales',
    es: 'aviso legal',
  }),
  accessibility: placeholder({
    en: 'accessibility statement',
    de: 'Erklärung zur Barrierefreiheit',
    fr: 'déclaration d’accessibilité',
    es: 'declaración de accesibilidad',
  }),
  withdrawal: placeholder({
    en: 'right of withdrawal',
    de: 'Widerrufsrecht',
    fr: 'droit de rétractation',
    es: 'derecho de desistimiento',
  }),
  cancellation: placeholder({
    en: 'how to cancel',
    de: 'wie gekündigt wird',
    fr: 'comment résilier',
    es: 'cómo cancelar',
  }),
  digitalServices: placeholder({
    en: 'contact points for digital services',
    de: 'Kontaktstellen für digitale Dienste',
    fr: 'points de contact des services numériques',
    es: 'puntos de contacto de servicios digitales',
  }),
  reporting: placeholder({
    en: 'where content is reported',
    de: 'wo Inhalte gemeldet werden',
    fr: 'où signaler un contenu',
    es: 'dónde se notifican los contenidos',
  }),
  aiTransparency: placeholder({
    en: 'how AI content is marked',
    de: 'wie KI-Inhalte gekennzeichnet werden',
    fr: 'comment les contenus d’IA sont marqués',
    es: 'cómo se marcan los contenidos de IA',
  }),
  disputeResolution: placeholder({
    en: 'dispute resolution',
    de: 'Streitbeilegung',
    fr: 'règlement des litiges',
    es: 'resolución de litigios',
  }),

  appStoreUrl: placeholder({
    en: 'App Store link',
    de: 'App-Store-Link',
    fr: 'lien App Store',
    es: 'enlace al App Store',
  }),
  /** Apple’s own badge, an SVG file below this project’s folder; one, or one for each language. */
  appStoreBadge: placeholder({
    en: 'file of Apple’s badge',
    de: 'Datei von Apples Badge',
    fr: 'fichier du badge d’Apple',
    es: 'archivo de la insignia de Apple',
  }),

  /** Whether prompts and content train AI models: never, opt-out, or consent. */
  ai: {
    trainingOnContent: placeholder({
      en: 'whether content trains AI models',
      de: 'ob mit Inhalten KI-Modelle trainiert werden',
      fr: 'si les contenus entraînent des modèles d’IA',
      es: 'si los contenidos entrenan modelos de IA',
    }),
  },
  /** Which license agreement holds for the app: standard (Apple's own beside the Terms), or these-terms. */
  apple: {
    eula: placeholder({
      en: 'Apple’s license agreement or these Terms',
      de: 'Lizenzvertrag von Apple oder diese Bedingungen',
      fr: 'contrat de licence d’Apple ou ces Conditions',
      es: 'contrato de licencia de Apple o estas Condiciones',
    }),
  },
  /** Whether personal information is shared for advertising across contexts (CCPA): none, or opt-out. */
  california: {
    sharing: placeholder({
      en: 'sharing for advertising',
      de: 'Weitergabe für Werbung',
      fr: 'partage à des fins publicitaires',
      es: 'cesión para publicidad',
    }),
  },
  /** Whether the prices shown include tax: included, or excluded. */
  prices: {
    tax: placeholder({
      en: 'whether prices include tax',
      de: 'Preise mit oder ohne Steuer',
      fr: 'si les prix incluent les taxes',
      es: 'si los precios incluyen impuestos',
    }),
  },

  law: {
    us: 'Wyoming',
    eu: {
      en: 'European Union law',
      de: 'Unionsrecht',
      fr: 'le droit de l’Union européenne',
      es: 'el Derecho de la Unión Europea',
    },
    jurisdiction: placeholder({
      en: 'jurisdiction',
      de: 'Gerichtsstand',
      fr: 'juridictions compétentes',
      es: 'tribunales competentes',
    }),
  },

  /** Who processes data for the company, as both the privacy policy and the DPA list them. */
  processors: [
    {
      kind: 'ai-chat',
      name: placeholder({
        en: 'AI provider for chat',
        de: 'KI-Anbieter für Chat',
        fr: 'fournisseur d’IA pour le chat',
        es: 'proveedor de IA para el chat',
      }),
      role: {
        en: 'Generates chat text',
        de: 'Erzeugt Chattexte',
        fr: 'Génère le texte du chat',
        es: 'Genera el texto del chat',
      },
      data: {
        en: 'Chat messages, text prompts',
        de: 'Chatnachrichten, Texteingaben',
        fr: 'Messages du chat, requêtes textuelles',
        es: 'Mensajes del chat, instrucciones de texto (prompts)',
      },
      place: unknown.place,
      transferBasis: unknown.transferBasis,
      since: unknown.since,
    },
    {
      kind: 'ai-video',
      name: placeholder({
        en: 'AI provider for video',
        de: 'KI-Anbieter für Video',
        fr: 'fournisseur d’IA pour la vidéo',
        es: 'proveedor de IA para los vídeos',
      }),
      role: {
        en: 'Generates video content',
        de: 'Erzeugt Videoinhalte',
        fr: 'Génère le contenu vidéo',
        es: 'Genera los vídeos',
      },
      data: {
        en: 'Text prompts, generated videos',
        de: 'Texteingaben, erzeugte Videos',
        fr: 'Requêtes textuelles, vidéos générées',
        es: 'Instrucciones de texto (prompts), vídeos generados',
      },
      place: unknown.place,
      transferBasis: unknown.transferBasis,
      since: unknown.since,
    },
    {
      kind: 'ai-image',
      name: placeholder({
        en: 'AI provider for images',
        de: 'KI-Anbieter für Bilder',
        fr: 'fournisseur d’IA pour les images',
        es: 'proveedor de IA para las imágenes',
      }),
      role: {
        en: 'Generates images',
        de: 'Erzeugt Bilder',
        fr: 'Génère des images',
        es: 'Genera las imágenes',
      },
      data: {
        en: 'Text prompts, generated images',
        de: 'Texteingaben, erzeugte Bilder',
        fr: 'Requêtes textuelles, images générées',
        es: 'Instrucciones de texto (prompts), imágenes generadas',
      },
      place: unknown.place,
      transferBasis: unknown.transferBasis,
      since: unknown.since,
    },
    {
      kind: 'hosting',
      name: placeholder({
        en: 'cloud hosting provider',
        de: 'Cloud-Hosting-Anbieter',
        fr: 'hébergeur dans le cloud',
        es: 'proveedor de alojamiento en la nube',
      }),
      role: {
        en: 'Hosts the service and its data',
        de: 'Hostet den Dienst und dessen Daten',
        fr: 'Héberge le service et ses données',
        es: 'Aloja el servicio y sus datos',
      },
      data: {
        en: 'All data of the service',
        de: 'Alle Daten des Dienstes',
        fr: 'Toutes les données du service',
        es: 'Todos los datos del servicio',
      },
      place: unknown.place,
      transferBasis: unknown.transferBasis,
      since: unknown.since,
    },
    {
      kind: 'app-store',
      name: placeholder({
        en: 'app store operator',
        de: 'Betreiber des App Stores',
        fr: 'exploitant de la boutique d’applications',
        es: 'operador de la tienda de aplicaciones',
      }),
      role: {
        en: 'Distributes the app, bills subscriptions',
        de: 'Vertreibt die App, rechnet Abonnements ab',
        fr: 'Distribue l’application, facture les abonnements',
        es: 'Distribuye la aplicación, factura las suscripciones',
      },
      data: {
        en: 'In-app purchase data',
        de: 'Daten zu In-App-Käufen',
        fr: 'Données des achats intégrés',
        es: 'Datos de compras dentro de la aplicación',
      },
      place: unknown.place,
      transferBasis: unknown.transferBasis,
      since: unknown.since,
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
      name: placeholder({ en: 'name', de: 'Name', fr: 'nom', es: 'nombre' }),
      role: {
        en: 'Content creator',
        de: 'Content Creator',
        fr: 'Création de contenu',
        es: 'Creación de contenidos',
      },
      comment: {
        en: 'I type a scene, watch it generate, and save the video that comes out.',
        de: 'Ich beschreibe eine Szene, sehe beim Generieren zu und speichere das Video.',
        fr: 'Je décris une scène, je la regarde se générer et j’enregistre la vidéo obtenue.',
        es: 'Escribo una escena, veo cómo se genera y guardo el vídeo que sale.',
      },
      rating: 5,
      consent: 'sample',
    },
    {
      name: placeholder({ en: 'name', de: 'Name', fr: 'nom', es: 'nombre' }),
      role: { en: 'Digital artist', de: 'Digitale Kunst', fr: 'Art numérique', es: 'Arte digital' },
      comment: {
        en: 'An image from one sentence. Then I write the next sentence.',
        de: 'Ein Satz, ein Bild. Dann schreibe ich den nächsten Satz.',
        fr: 'Une phrase, une image. Puis j’écris la phrase suivante.',
        es: 'Una frase, una imagen. Luego escribo la frase siguiente.',
      },
      rating: 5,
      consent: 'sample',
    },
    {
      name: placeholder({ en: 'name', de: 'Name', fr: 'nom', es: 'nombre' }),
      role: { en: 'Marketer', de: 'Marketing', fr: 'Marketing', es: 'Marketing' },
      comment: {
        en: 'I ask in the chat first, then make the picture and the clip in the same app.',
        de: 'Erst frage ich im Chat, dann entstehen Bild und Clip in derselben App.',
        fr: 'Je demande d’abord dans le chat, puis je crée l’image et le clip dans la même application.',
        es: 'Primero pregunto en el chat; luego hago la imagen y el clip en la misma app.',
      },
      rating: 5,
      consent: 'sample',
    },
  ],

  /** Whether and how it is checked that reviewers have used the app; shown with real reviews. */
  reviewVerification: placeholder({
    en: 'how reviews are checked',
    de: 'wie Bewertungen geprüft werden',
    fr: 'comment les avis sont vérifiés',
    es: 'cómo se verifican las opiniones',
  }),

  /** Findings of the launch check that you take responsibility for: { finding, reason, until }. */
  acceptedFindings: [],
})
