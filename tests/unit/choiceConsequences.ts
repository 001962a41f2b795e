/** A sentence that is in a section for one answer of the operator only. */
export interface Consequence {
  readonly field: string
  readonly answer: string
  readonly route: string
  readonly section: string
  readonly words: Readonly<Record<'en' | 'de' | 'fr' | 'es', string>>
}

/** What a choice decides besides the sentence that states it. */
export const consequences: readonly Consequence[] = [
  {
    ...{ field: 'ai.trainingOnContent', answer: 'opt-out' },
    ...{ route: 'privacy-policy', section: 'legal-basis' },
    words: {
      en: 'in our legitimate interest in improving them (Article 6(1)(f) GDPR).',
      de: 'in unserem berechtigten Interesse an deren Verbesserung (Art. 6 Abs. 1 lit. f DSGVO).',
      fr: 'dans notre intérêt légitime à les améliorer (article 6, paragraphe 1, point f), du RGPD).',
      es: 'por nuestro interés legítimo en mejorarlos (artículo 6, apartado 1, letra f), del RGPD).',
    },
  },
  {
    ...{ field: 'ai.trainingOnContent', answer: 'consent' },
    ...{ route: 'privacy-policy', section: 'legal-basis' },
    words: {
      en: 'on the basis of consent (Article 6(1)(a) GDPR).',
      de: 'auf der Grundlage einer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO).',
      fr: 'sur la base du consentement (article 6, paragraphe 1, point a), du RGPD).',
      es: 'sobre la base del consentimiento (artículo 6, apartado 1, letra a), del RGPD).',
    },
  },
  ...(['opt-out', 'consent'] as const).map(answer => ({
    ...{ field: 'ai.trainingOnContent', answer },
    ...{ route: 'privacy-policy', section: 'use' },
    words: {
      en: 'We also use prompts and content to train AI models',
      de: 'Mit Prompts und Inhalten trainieren wir außerdem KI-Modelle',
      fr: 'Nous utilisons aussi les requêtes et les contenus pour entraîner',
      es: 'También utilizamos los prompts y los contenidos para entrenar',
    },
  })),
  {
    ...{ field: 'ai.trainingOnContent', answer: 'never' },
    ...{ route: 'terms-of-service', section: 'intellectual-property' },
    words: {
      en: 'We do not train AI models with them.',
      de: 'KI-Modelle trainieren wir damit nicht.',
      fr: 'Nous n’entraînons pas de modèles d’IA avec ces Saisies et Contenus.',
      es: 'No entrenamos modelos de IA con ellos.',
    },
  },
  ...(['opt-out', 'consent'] as const).map(answer => ({
    ...{ field: 'ai.trainingOnContent', answer },
    ...{ route: 'terms-of-service', section: 'intellectual-property' },
    words: {
      en: 'We also train AI models with them',
      de: 'Wir trainieren damit auch KI-Modelle',
      fr: 'Nous entraînons aussi des modèles d’IA avec ces Saisies et Contenus',
      es: 'También entrenamos modelos de IA con ellos',
    },
  })),
  {
    ...{ field: 'ai.trainingOnContent', answer: 'never' },
    ...{ route: 'young-people', section: 'data' },
    words: {
      en: 'We do not let others do it either.',
      de: 'Wir trainieren keine KI mit dem, was du schreibst oder machst.',
      fr: 'Nous n’entraînons pas d’IA avec ce que tu écris ou crées.',
      es: 'No entrenamos ninguna IA con lo que escribes o creas.',
    },
  },
  {
    ...{ field: 'ai.trainingOnContent', answer: 'opt-out' },
    ...{ route: 'young-people', section: 'data' },
    words: {
      en: 'with what you write and make, unless you say no.',
      de: 'es sei denn, du sagst Nein.',
      fr: 'sauf si tu dis non.',
      es: 'salvo que digas que no.',
    },
  },
  {
    ...{ field: 'ai.trainingOnContent', answer: 'consent' },
    ...{ route: 'young-people', section: 'data' },
    words: {
      en: 'only if you have said yes.',
      de: 'wenn du Ja gesagt hast.',
      fr: 'seulement si tu as dit oui.',
      es: 'solo si has dicho que sí.',
    },
  },
  {
    ...{ field: 'california.sharing', answer: 'opt-out' },
    ...{ route: 'privacy-policy', section: 'sharing' },
    words: {
      en: 'We also share data for advertising',
      de: 'Für Werbung geben wir Daten außerdem so weiter',
      fr: 'Nous partageons aussi des données à des fins publicitaires',
      es: 'También cedemos datos con fines publicitarios',
    },
  },
]
