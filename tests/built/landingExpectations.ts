import type { Shipped } from '../sites/shipped.ts'

interface LandingTexts {
  readonly notice: string
  readonly popular: string
  readonly sample: string
  /** On the page while the app is coming: of the fixtures, only one in two languages says so. */
  readonly coming?: string
  readonly support: readonly string[]
  /** Of the FAQ. */
  readonly figures: readonly string[]
  readonly proPrice: string
}

/** What the landing page says in each language. */
export const landingTexts: Readonly<Record<Shipped, LandingTexts>> = {
  en: {
    notice:
      'You create in the app. Video, image and chat generation are not yet available through this website.',
    popular: 'Popular',
    sample: 'Sample',
    coming: 'Coming soon to the App Store',
    support: ['online', 'worldwide', '24/7'],
    figures: ['for 30 days', '13 in the US and 16 in the EU'],
    proPrice: '$19',
  },
  de: {
    notice:
      'Erstellt wird in der App. Video, Bild und Chat sind über diese Website noch nicht verfügbar.',
    popular: 'Beliebt',
    sample: 'Muster',
    coming: 'Demnächst im App Store',
    support: ['online', 'weltweit', '24/7'],
    figures: ['30 Tage lang', 'In den USA 13, in der EU 16'],
    proPrice: '19 €',
  },
  fr: {
    notice:
      'Vous créez dans l’application. Vidéo, image et chat ne sont pas encore disponibles sur ce site.',
    popular: 'Populaire',
    sample: 'Exemple',
    support: ['en ligne', 'partout dans le monde', '7 j/7'],
    figures: ['30', '13', '16'],
    proPrice: '19 €',
  },
  es: {
    notice:
      'Todo se crea en la app. Los vídeos, las imágenes y el chat aún no están disponibles en este sitio web.',
    popular: 'Popular',
    sample: 'Ejemplo',
    support: ['en línea', 'todo el mundo', '24/7'],
    figures: ['30', '13', '16'],
    proPrice: '19 €',
  },
}

/** A plan by its name, and the lines of its card. */
type ShownPlan = readonly [name: string, lines: readonly string[]]

/** Both variants of the plans (specification §9), in the languages of the fixture that sells them. */
export const shownPlans: Readonly<
  Record<string, Readonly<Partial<Record<Shipped, readonly ShownPlan[]>>>>
> = {
  'free-pro-enterprise': {
    en: [
      ['Free', ['Videos a month 5', 'Images a month 20', 'Chat messages a month 200']],
      [
        'Pro',
        [
          ...['Videos a month 20', 'Images a month 80', 'Chat messages a month 800'],
          ...['Premium templates', 'Priority support'],
        ],
      ],
      [
        'Enterprise',
        [
          ...['Videos Unlimited', 'Images Unlimited', 'Chat Unlimited'],
          ...['Custom templates', 'Dedicated support'],
        ],
      ],
    ],
    de: [
      ['Free', ['Videos pro Monat 5', 'Bilder pro Monat 20', 'Chatnachrichten pro Monat 200']],
      [
        'Pro',
        [
          ...['Videos pro Monat 20', 'Bilder pro Monat 80', 'Chatnachrichten pro Monat 800'],
          ...['Premium-Vorlagen', 'Vorrangiger Support'],
        ],
      ],
      [
        'Enterprise',
        [
          ...['Videos Unbegrenzt', 'Bilder Unbegrenzt', 'Chat Unbegrenzt'],
          ...['Individuelle Vorlagen', 'Persönlicher Support'],
        ],
      ],
    ],
  },
  'starter-pro': {
    en: [
      ['Starter', ['Video from text', 'Image creation', 'AI chat', 'Share and export']],
      [
        'Pro',
        [
          ...['Video from text', 'Image creation', 'AI chat', 'Share and export'],
          'Priority support',
        ],
      ],
    ],
    de: [
      ['Starter', ['Video aus Text', 'Bilder erstellen', 'KI-Chat', 'Teilen und exportieren']],
      [
        'Pro',
        [
          ...['Video aus Text', 'Bilder erstellen', 'KI-Chat', 'Teilen und exportieren'],
          'Vorrangiger Support',
        ],
      ],
    ],
    fr: [
      [
        'Starter',
        ['Vidéo à partir d’un texte', 'Création d’images', 'Chat IA', 'Partager et exporter'],
      ],
      [
        'Pro',
        [
          ...['Vidéo à partir d’un texte', 'Création d’images', 'Chat IA', 'Partager et exporter'],
          'Assistance prioritaire',
        ],
      ],
    ],
    es: [
      [
        'Starter',
        [
          ...['Vídeo a partir de un texto', 'Creación de imágenes', 'Chat con IA'],
          'Compartir y exportar',
        ],
      ],
      [
        'Pro',
        [
          ...['Vídeo a partir de un texto', 'Creación de imágenes', 'Chat con IA'],
          ...['Compartir y exportar', 'Soporte prioritario'],
        ],
      ],
    ],
  },
}
