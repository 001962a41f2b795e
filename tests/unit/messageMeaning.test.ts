import { expect, it } from 'vitest'
import { messages } from '../../src/languages/messages.ts'
import { conceptsIn } from './legalConcepts.ts'
import { turnedAround } from './legalOpposites.ts'
import { negations } from './negations.ts'
import { sentencePairs, type Translation, translations } from './parallelTexts.ts'

/** What is found in the sentences of all messages, with their keys and languages. */
function found(
  faultsOf: (english: string, translation: string, language: Translation) => readonly string[],
): string[] {
  return translations.flatMap(language =>
    Object.entries(messages.en).flatMap(([key, english]) =>
      sentencePairs(english, messages[language][key as keyof typeof messages.en]).flatMap(
        ([own, translation]) =>
          faultsOf(own, translation, language).map(fault => `${key} ${language} ${fault}`),
      ),
    ),
  )
}

it('the messages speak in every language of what obliges and what it depends on', () => {
  const list = found((english, translation, language) => {
    const own = conceptsIn(english, 'en', language)
    const others = conceptsIn(translation, language, language)
    return [
      ...own.filter(concept => !others.includes(concept)).map(concept => `-${concept}`),
      ...others.filter(concept => !own.includes(concept)).map(concept => `+${concept}`),
    ]
  })
  // « au plus tard le » and «a más tardar el» for "by", "consent" for what one agrees to, „unter 16 Jahre alt“.
  expect(list).toEqual([
    'panel.chat.dusk de -longer',
    'legalHome.changes de -later',
    'audience.young-people de +minor',
    'processors.former de +earlier',
    'sharing.none de -minor',
    'sharing.opt-out de -minor',
    'panel.chat.dusk fr -longer',
    'legalHome.changes fr -later',
    'changes.deleted fr +erasure',
    'processors.comingNote fr +processor',
    'mail.terms.consumers fr +consent',
    'mail.terms.businesses fr +later',
    'trainingSummary.consent fr +consent',
    'sharing.none fr -minor',
    'sharing.opt-out fr -minor',
    'disputes.unwilling fr +legal obligation',
    'panel.chat.dusk es -longer',
    'testimonials.note es +consent',
    'legalHome.changes es -later',
    'changes.deleted es +erasure',
    'draft.word es +erasure',
    'draft.title es +erasure',
    'draft.text es +erasure',
    'mail.terms.businesses es +later',
    'mail.agreement.consent es +consent',
    'sharing.opt-out es +consent',
  ])
})

it('no message says the opposite in another language', () => {
  // "Nor" is „und … auch nicht“ and « ni … et ne pas ».
  expect(found(turnedAround)).toEqual([
    'mail.terms.consumers de and or or',
    'training.never de and or or',
    'training.never fr and or or',
  ])
})

it('a message that says no in English says no in every language', () => {
  const list = found((english, translation, language) => {
    const [own, others] = [negations(english, 'en'), negations(translation, language)]
    return own.length > 0 === others.length > 0 ? [] : [own.length > 0 ? '-not' : '+not']
  })
  // "Unlimited" is « Sans limite », and "not a material one" „inhaltlich unverändert“.
  expect(list).toEqual([
    'features.organize.text de -not',
    'pricing.taxExcluded de -not',
    'versions.editorial de -not',
    'sharing.opt-out de -not',
    'sharing.opt-out de -not',
    'meta.notFound.title fr -not',
    'panel.chat.warmer.answer fr -not',
    'features.organize.text fr -not',
    'pricing.unlimited fr +not',
    'pricing.taxExcluded fr -not',
    'audience.verification fr +not',
    'mail.terms.consumers fr -not',
    'mail.terms.statutory fr +not',
    'term.indefinitely fr +not',
    'sharing.opt-out fr -not',
    'sharing.opt-out fr -not',
    'features.organize.text es -not',
    'pricing.unlimited es +not',
    'audience.verification es +not',
    'changes.unchanged es +not',
    'changes.oneUnchanged es +not',
    'changes.manyUnchanged es +not',
    'mail.terms.statutory es +not',
    'term.indefinitely es +not',
    'sharing.opt-out es -not',
  ])
})
