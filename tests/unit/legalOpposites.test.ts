import { expect, it } from 'vitest'
import { type Opposites, parties, turnedAround } from './legalOpposites.ts'
import { sentencesOf, type Translation, textNames, translations, written } from './parallelTexts.ts'

/** Which of two a sentence that names both of them names first. */
function firstOf(
  { first, second }: Opposites,
  sentence: string,
  language: 'en' | Translation,
): 'first' | 'second' | undefined {
  const places = [sentence.search(first[language]), sentence.search(second[language])] as const
  if (Math.min(...places) < 0) return undefined
  return places[0] < places[1] ? 'first' : 'second'
}

function isTheOtherFirst(english: string, translation: string, language: Translation): boolean {
  const own = firstOf(parties, english, 'en')
  const other = firstOf(parties, translation, language)
  return own !== undefined && other !== undefined && own !== other
}

/** What is found in the sentences of all texts, with its text and section. */
function found(
  language: Translation,
  faultsOf: (english: string, translation: string) => readonly string[],
): string[] {
  return textNames.flatMap(name =>
    sentencesOf(name, language).flatMap(([section, english, translation]) =>
      faultsOf(written(english), written(translation)).map(fault =>
        `${name}${language} #${section} ${fault}`.trim(),
      ),
    ),
  )
}

/**
 * Where a translation says the same in another way: "nothing is generated or sold" is „nichts erzeugt und nichts
 * verkauft“, "unless that law forbids it" « si ce droit le permet », how long you have to withdraw is until when you can, and "tell us before others", „erst danach anderen“.
 */
const saidOtherwise = {
  de: [
    'documents/privacy-policy.de #data-collected may or must',
    'documents/privacy-policy.de #security and or or',
    'documents/privacy-policy.de #california and or or',
    'documents/terms-of-service.de #intellectual-property-app-store and or or',
    'documents/terms-of-service.de #disclaimers-liability and or or',
    'statutory/accessibility.de #service and or or',
    'statutory/ai.de #complaints and or or',
    'statutory/consumers-in-france.de #end may or must',
    'statutory/refunds.de #unused-time before or after',
    'statutory/security.de #top before or after',
  ],
  fr: [
    'documents/data-processing-agreement.fr #processor-duties permits or requires',
    'documents/privacy-policy.fr #data-collected may or must',
    'documents/privacy-policy.fr #data-collected permits or requires',
  ],
  es: [
    'documents/privacy-policy.es #rights we or you',
    'documents/terms-of-service.es #disclaimers-eu and or or',
    'statutory/ai.es #complaints and or or',
    'statutory/consumers-in-france.es #end may or must',
    'statutory/report.es #intimate-images we or you',
  ],
} as const

it.each(translations)('no sentence says the opposite in %s', language => {
  const list = found(language, (english, translation) =>
    turnedAround(english, translation, language),
  )
  expect(list).toEqual(saidOtherwise[language])
})

/** Where a translation begins with the other party. Spanish leaves most pronouns out. */
const namedOtherwise = {
  de: [
    'documents/privacy-policy.de #automated-decisions',
    'documents/privacy-policy.de #contact',
    'documents/terms-of-service.de #description',
    'documents/terms-of-service.de #subscriptions-billing',
    'documents/terms-of-service.de #additional-provisions',
    'statutory/cancellation.de #help',
    'statutory/consumers-in-france.de #mediator',
    'statutory/refunds.de #web',
    'statutory/refunds.de #help',
    'rights/de #marketing',
  ],
  fr: [
    'documents/privacy-policy.fr #data-collected',
    'documents/terms-of-service.fr #description',
    'documents/terms-of-service.fr #intellectual-property',
    'documents/terms-of-service.fr #intellectual-property',
    'documents/terms-of-service.fr #disclaimers-liability',
    'statutory/refunds.fr #help',
    'statutory/withdrawal.fr #recipient',
    'rights/fr #marketing',
  ],
} as const

it.each(['de', 'fr'] as const)('who does something to whom is the same in %s', language => {
  const list = found(language, (english, translation) =>
    isTheOtherFirst(english, translation, language) ? [''] : [],
  )
  expect(list).toEqual(namedOtherwise[language])
})
