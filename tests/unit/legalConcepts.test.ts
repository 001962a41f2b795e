import { expect, it } from 'vitest'
import { messages } from '../../src/languages/messages.ts'
import { concepts } from './legalConcepts.ts'
import { differences, textNames, translations, written } from './parallelTexts.ts'

type Translation = (typeof translations)[number]

/**
 * Sections in which a translation says something in its own way, in more sentences, in fewer, or in another
 * order: that a person decides for "not left to automated means alone", "danach" for "after deletion",
 * or what only its country's law adds.
 */
const otherwise = {
  de: {
    'documents/data-processing-agreement.': 'retention -longer',
    'documents/privacy-policy.': 'sharing -consent, children -minor, cookies +longer',
    'documents/terms-of-service.':
      'accounts-deletion -erasure, subscriptions -extension -automatic, subscriptions-renewal +extension +earlier +extension +month -extension -extension -month +free -free -extension, subscriptions-trials +free, subscriptions-prices -consent, intellectual-property-app-store +authority, additional-provisions -consent',
    'questions/': '5 -consent',
    'rights/': 'portability -portability, consent +consent, counting +earlier',
    'statutory/accessibility.': 'authority -authority',
    'statutory/cancellation.': 'top +earlier',
    'statutory/digital-services.': 'complaints -automatic',
    'statutory/report.': 'copyright-counter-notice -consent',
    'statutory/withdrawal.': 'early-end +erasure, form -erasure',
  },
  fr: {
    'documents/data-processing-agreement.': 'retention -longer',
    'documents/privacy-policy.': 'children -minor',
    'documents/terms-of-service.':
      'description +free, accounts-deletion -erasure, subscriptions-renewal +earlier -extension, termination +legal obligation, updates +consent +consent',
    'rights/': 'consent +consent, closure +erasure, counting +extension',
    'statutory/ai.': 'marking +erasure',
    'statutory/cancellation.': 'top +earlier',
    'statutory/refunds.': 'withdrawal +earlier',
    'statutory/report.': 'copyright-counter-notice -consent',
    'statutory/verification.': 'key -earlier',
    'statutory/withdrawal.': 'form -erasure',
  },
  es: {
    'documents/data-processing-agreement.': 'retention -longer, term-and-changes +consent',
    'documents/privacy-policy.': 'children -minor, california +minor',
    'documents/terms-of-service.':
      'accounts-deletion -erasure, subscriptions-plans +extension, subscriptions-prices +later, disclaimers-eu -intent -gross negligence +intent +gross negligence, termination +legal obligation',
    'rights/':
      'erasure +erasure, consent +consent, notifications -later, closure +erasure, counting +extension',
    'statutory/accessibility.': 'use +extension',
    'statutory/ai.': 'marking +erasure',
    'statutory/report.': 'intimate-images +consent, copyright-counter-notice -consent',
    'statutory/withdrawal.': 'form -erasure',
  },
}

/** The concepts of a language that a text speaks of. */
function spokenOf(text: string, of: 'en' | Translation, language: Translation): string[] {
  return Object.entries(concepts).flatMap(([concept, words]) =>
    words[language] && words[of]?.test(text) ? concept : [],
  )
}

/** What the translations into a language say of a concept where English does not, or the reverse. */
function found(language: Translation) {
  const lists = textNames.map(name => {
    const list = differences(
      name,
      language,
      (line, of) => spokenOf(written(line), of, language),
      'sentence',
    )
    const sections = Object.entries(list).map(([section, marks]) => `${section} ${marks}`)
    return [name, sections.join(', ')] as const
  })
  return Object.fromEntries(lists.filter(([, list]) => list !== ''))
}

it.each(translations)(
  'sentence by sentence, what obliges and what it depends on is the same in %s',
  language => {
    expect(found(language)).toEqual(otherwise[language])
  },
)

it('the emails that give notice say in every language what obliges and what it depends on', () => {
  const differing = Object.entries(messages.en)
    .filter(([key]) => key.startsWith('mail.'))
    .flatMap(([key, english]) =>
      translations.flatMap(language => {
        const own = messages[language][key as keyof typeof messages.en]
        const before = spokenOf(english, 'en', language)
        const after = spokenOf(own, language, language)
        return before.join() === after.join() ? [] : `${key} ${language}: ${before} | ${after}`
      }),
    )
  // « au plus tard le » and «a más tardar el» for "by", "consent" for what one agrees to.
  expect(differing).toEqual([
    'mail.terms.consumers fr: earlier | earlier,consent',
    'mail.terms.businesses fr:  | later',
    'mail.terms.businesses es:  | later',
    'mail.agreement.consent es:  | consent',
  ])
})
