import { defineSite } from '../../../src/model/schema.ts'

/**
 * The operator's file of a complete, fictitious company, on names that are reserved for examples
 * (RFC 2606). The tests build it beside the sample, because a site with everything supplied takes
 * other paths through the code than one with placeholders.
 */
export default defineSite({
  origin: 'https://www.example.com',
  brand: 'Longhand Studio',
  indexing: 'when-ready',
  publishedOn: '2024-11-15',

  languages: { site: ['en', 'de', 'fr', 'es'], legal: ['en', 'de', 'fr', 'es'] },

  company: {
    legalName: 'Longhand Studio Example, Inc.',
    legalForm: 'Wyoming corporation',
    seat: 'US',
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
    phone: '+1 307 555 0100',
  },
  business: {
    markets: ['US', 'DE', 'AT', 'FR', 'ES'],
    customers: 'both',
    size: { employees: 24, turnover: 3.2 },
    soldOnWeb: 'no',
    publicFeed: 'no',
  },
  imprint: {
    representedBy: ['A. Example', 'B. Example'],
    register: { name: 'Wyoming Secretary of State', number: '2024-000000000' },
    vatId: 'EU372000000',
  },
  accessibility: {
    conformance: 'partial',
    standard: 'EN 301 549 V3.2.1',
    barriers: [
      {
        en: 'Generated videos have no audio description.',
        de: 'Erzeugte Videos haben keine Audiodeskription.',
        fr: 'Les vidéos générées n’ont pas d’audiodescription.',
        es: 'Los vídeos generados no tienen audiodescripción.',
      },
    ],
    tested: '2024-11-01',
    authority: {
      en: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg, Germany',
      de: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
      fr: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdebourg, Allemagne',
      es: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburgo, Alemania',
    },
    contact: 'accessibility@example.com',
  },
  withdrawal: {
    address: 'Example Representation GmbH, Musterstraße 1, 10115 Berlin, Germany',
    email: 'withdrawal@example.com',
    formUrl: 'https://app.example.com/withdraw',
  },
  cancellation: { ownUrl: 'https://app.example.com/cancel' },
  digitalServices: {
    contactPoint: 'digital-services@example.com',
    languages: ['en', 'de'],
    legalRepresentative: {
      name: 'Example Representation GmbH',
      address: 'Musterstraße 1, 10115 Berlin, Germany',
      email: 'dsa@example.com',
      phone: '+49 30 23125 000',
    },
  },
  reporting: {
    abuse: 'abuse@example.com',
    intimateImages: 'intimate-images@example.com',
    copyrightAgent: {
      name: 'C. Example',
      address: '1200 Example Avenue, Suite 300, Cheyenne, WY 82001, USA',
      phone: '+1 307 555 0101',
      email: 'copyright@example.com',
      registered: '2024-10-01',
    },
  },
  aiTransparency: {
    marking: 'c2pa',
    chatNotice: true,
    safeguards: {
      en: 'Prompts and results are checked for prohibited content; intimate images of real people are refused.',
      de: 'Eingaben und Ergebnisse werden auf verbotene Inhalte geprüft; intime Bilder realer Personen werden verweigert.',
      fr: 'Les requêtes et les résultats sont contrôlés pour détecter les contenus interdits ; les images intimes de personnes réelles sont refusées.',
      es: 'Las instrucciones y los resultados se comprueban para detectar contenidos prohibidos; se rechazan las imágenes íntimas de personas reales.',
    },
  },
  disputeResolution: { willing: false },
  consumerMediator: 'Example Mediation, 1 rue Exemple, 75001 Paris, www.example.org',
  authorityRequests: {
    contact: 'authorities@example.com',
    requirements: {
      en: 'We ask for an order of a court with jurisdiction over us, and for a search warrant before we disclose content.',
      de: 'Wir verlangen die Anordnung eines für uns zuständigen Gerichts und für Inhalte einen Durchsuchungsbeschluss.',
      fr: 'Nous exigeons la décision d’un tribunal compétent à notre égard et, pour les contenus, un mandat de perquisition.',
      es: 'Exigimos la orden de un tribunal competente respecto de nosotros y, para los contenidos, una orden de registro.',
    },
    usersTold: true,
    counts: [
      { year: 2025, received: 4, disclosed: 1 },
      { year: 2026, received: 1207, disclosed: 6 },
    ],
  },
  youngPeople: {
    contact: 'young-people@example.com',
    help: {
      en: 'The Example Helpline for young people listens day and night.',
      de: 'Das Beispieltelefon für Jugendliche hört Tag und Nacht zu.',
      fr: 'La ligne d’écoute Exemple pour les jeunes répond jour et nuit.',
      es: 'La línea de ayuda Ejemplo para jóvenes escucha día y noche.',
    },
  },
  // The public key of RFC 8032 §7.1, TEST 1, whose secret everybody knows.
  appStoreUrl: 'https://apps.apple.com/us/app/longhand-studio/id1234567890',
  appStoreBadge: 'media/app-store.svg',
  ai: { training: 'never' },
  age: {
    evidence: {
      en: 'your date of birth',
      de: 'Ihr Geburtsdatum',
      fr: 'votre date de naissance',
      es: 'su fecha de nacimiento',
    },
  },
  apple: { eula: 'these-terms' },
  california: { sharing: 'none' },
  prices: { tax: { USD: 'excluded', EUR: 'included' } },

  law: {
    us: 'Wyoming',
    eu: {
      en: 'European Union law',
      de: 'Unionsrecht',
      fr: 'le droit de l’Union européenne',
      es: 'el Derecho de la Unión Europea',
    },
    jurisdiction: {
      en: 'the state and federal courts in Laramie County, Wyoming',
      de: 'die Gerichte in Laramie County, Wyoming',
      fr: 'les tribunaux de l’État et les tribunaux fédéraux du comté de Laramie, Wyoming',
      es: 'los tribunales estatales y federales del condado de Laramie, Wyoming',
    },
  },

  processors: [
    {
      kind: 'ai-chat',
      name: 'Example Conversational Intelligence Services, Inc.',
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
      place: {
        en: 'United States',
        de: 'Vereinigte Staaten',
        fr: 'États-Unis',
        es: 'Estados Unidos',
      },
      transferBasis: {
        en: 'Standard contractual clauses',
        de: 'Standardvertragsklauseln',
        fr: 'Clauses contractuelles types',
        es: 'Cláusulas contractuales tipo',
      },
      since: '2024-09-01',
    },
    {
      kind: 'ai-video',
      name: 'Example Moving Pictures Generation Company LLC',
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
      place: {
        en: 'United States',
        de: 'Vereinigte Staaten',
        fr: 'États-Unis',
        es: 'Estados Unidos',
      },
      transferBasis: {
        en: 'EU-US Data Privacy Framework, standard contractual clauses',
        de: 'EU-US-Datenschutzrahmen, Standardvertragsklauseln',
        fr: 'Cadre de protection des données UE–États-Unis, clauses contractuelles types',
        es: 'Marco de Privacidad de Datos UE-EE. UU., cláusulas contractuales tipo',
      },
      since: '2024-09-01',
    },
    {
      kind: 'hosting',
      name: 'Example Cloud Hosting Europe Société à responsabilité limitée',
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
      place: {
        en: 'Ireland, Germany',
        de: 'Irland, Deutschland',
        fr: 'Irlande, Allemagne',
        es: 'Irlanda, Alemania',
      },
      transferBasis: {
        en: 'Not needed within the EU',
        de: 'Innerhalb der EU nicht nötig',
        fr: 'Non requise au sein de l’UE',
        es: 'No necesaria dentro de la UE',
      },
      since: '2024-09-01',
    },
    {
      kind: 'app-store',
      name: 'Example App Distribution International Limited',
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
      place: {
        en: 'Ireland, United States',
        de: 'Irland, Vereinigte Staaten',
        fr: 'Irlande, États-Unis',
        es: 'Irlanda, Estados Unidos',
      },
      transferBasis: {
        en: 'Adequacy decision',
        de: 'Angemessenheitsbeschluss',
        fr: 'Décision d’adéquation',
        es: 'Decisión de adecuación',
      },
      since: '2024-09-01',
    },
    {
      kind: 'other',
      name: 'Example Transactional Messaging Services Gesellschaft mit beschränkter Haftung',
      role: {
        en: 'Sends account emails',
        de: 'Versendet E-Mails zum Konto',
        fr: 'Envoie les e-mails liés au compte',
        es: 'Envía correos sobre la cuenta',
      },
      data: {
        en: 'Email address, message content',
        de: 'E-Mail-Adresse, Inhalt der Nachricht',
        fr: 'Adresse e-mail, contenu du message',
        es: 'Dirección de correo electrónico, contenido del mensaje',
      },
      place: { en: 'Germany', de: 'Deutschland', fr: 'Allemagne', es: 'Alemania' },
      transferBasis: {
        en: 'Not needed within the EU',
        de: 'Innerhalb der EU nicht nötig',
        fr: 'Non requise au sein de l’UE',
        es: 'No necesaria dentro de la UE',
      },
      since: '2024-10-15',
    },
    {
      kind: 'ai-image',
      name: 'Example Still Pictures Synthesis Holdings, Inc.',
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
      place: {
        en: 'United States',
        de: 'Vereinigte Staaten',
        fr: 'États-Unis',
        es: 'Estados Unidos',
      },
      transferBasis: {
        en: 'Standard contractual clauses',
        de: 'Standardvertragsklauseln',
        fr: 'Clauses contractuelles types',
        es: 'Cláusulas contractuales tipo',
      },
      since: '2024-10-15',
    },
    {
      kind: 'other',
      name: 'Example Crash Diagnostics and Performance Monitoring Corporation',
      role: {
        en: 'Collects crash reports',
        de: 'Sammelt Absturzberichte',
        fr: 'Collecte les rapports de plantage',
        es: 'Recoge informes de fallos',
      },
      data: {
        en: 'Device and performance data',
        de: 'Geräte- und Leistungsdaten',
        fr: 'Données d’appareil et de performance',
        es: 'Datos de dispositivo y de rendimiento',
      },
      place: {
        en: 'United States',
        de: 'Vereinigte Staaten',
        fr: 'États-Unis',
        es: 'Estados Unidos',
      },
      transferBasis: {
        en: 'Standard contractual clauses',
        de: 'Standardvertragsklauseln',
        fr: 'Clauses contractuelles types',
        es: 'Cláusulas contractuales tipo',
      },
      since: '2024-11-01',
      until: '2026-07-01',
    },
    {
      kind: 'other',
      name: 'Example Content Safety Classification Laboratories Aktiengesellschaft',
      role: {
        en: 'Detects prohibited content',
        de: 'Erkennt unzulässige Inhalte',
        fr: 'Détecte les contenus interdits',
        es: 'Detecta contenidos prohibidos',
      },
      data: {
        en: 'Text prompts, generated content',
        de: 'Texteingaben, erzeugte Inhalte',
        fr: 'Requêtes textuelles, contenus générés',
        es: 'Instrucciones de texto (prompts), contenidos generados',
      },
      place: { en: 'Switzerland', de: 'Schweiz', fr: 'Suisse', es: 'Suiza' },
      transferBasis: {
        en: 'Adequacy decision',
        de: 'Angemessenheitsbeschluss',
        fr: 'Décision d’adéquation',
        es: 'Decisión de adecuación',
      },
      announcedOn: '2027-01-15',
      since: '2027-03-01',
    },
  ],

  variants: { plans: 'starter-pro', terms: 'fourteen-sections' },

  testimonials: [
    {
      name: 'A. Example',
      role: {
        en: 'Content creator',
        de: 'Content-Creatorin',
        fr: 'Création de contenu',
        es: 'Creación de contenidos',
      },
      comment: {
        en: 'A fictitious review for the tests, long enough to fill the first and largest place.',
        de: 'Eine erfundene Bewertung für die Tests, lang genug für den ersten und größten Platz.',
        fr: 'Un avis fictif pour les tests, assez long pour remplir la première place, la plus grande.',
        es: 'Una opinión ficticia para las pruebas, lo bastante larga para llenar el primer lugar, el más grande.',
      },
      rating: 5,
      consent: { date: '2024-10-01', record: 'tests/sites/finished, review 1' },
    },
    {
      name: 'B. Example',
      role: {
        en: 'Digital artist',
        de: 'Digitalkünstler',
        fr: 'Artiste numérique',
        es: 'Artista digital',
      },
      comment: {
        en: 'A second fictitious review.',
        de: 'Eine zweite erfundene Bewertung.',
        fr: 'Un deuxième avis fictif.',
        es: 'Una segunda opinión ficticia.',
      },
      rating: 4,
      consent: { date: '2024-10-01', record: 'tests/sites/finished, review 2' },
    },
    {
      name: 'C. Example',
      role: {
        en: 'Marketer',
        de: 'Marketing',
        fr: 'Spécialiste du marketing',
        es: 'Especialista en marketing',
      },
      comment: {
        en: 'A third fictitious review.',
        de: 'Eine dritte erfundene Bewertung.',
        fr: 'Un troisième avis fictif.',
        es: 'Una tercera opinión ficticia.',
      },
      rating: 5,
      consent: { date: '2024-10-01', record: 'tests/sites/finished, review 3' },
    },
  ],

  reviewVerification: {
    en: 'We publish only reviews of people whose purchase we have seen.',
    de: 'Wir zeigen nur Bewertungen von Personen, deren Kauf wir gesehen haben.',
    fr: 'Nous ne publions que les avis de personnes dont nous avons vu l’achat.',
    es: 'Solo publicamos opiniones de personas cuya compra hemos comprobado.',
  },

  acceptedFindings: [
    {
      finding: 'sample:addresses',
      reason: 'A test site must not use addresses that somebody owns',
      until: '2099-12-31',
    },
    {
      finding: 'sample:words',
      reason: 'A test site must not use an address where somebody lives',
      until: '2099-12-31',
    },
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
    {
      finding: 'ccpa:annual-update',
      reason: 'The specification fixes the day of the last update; the tests run a year after it',
      until: '2099-12-31',
    },
  ],
})
