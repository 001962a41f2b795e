import { expect, it } from 'vitest'
import { messages } from '../../src/languages/messages.ts'
import { concepts } from './legalConcepts.ts'
import { differences, textNames, translations, written } from './parallelTexts.ts'

type Translation = (typeof translations)[number]

/**
 * Sections in which a translation says something in its own way, in more lines or in fewer: that a
 * person decides for "not left to automated means alone", or what only its country's law adds.
 */
const otherwise = {
  de: {
    'documents/privacy-policy.': 'sharing -consent, cookies +longer',
    'documents/terms-of-service.':
      'subscriptions -extension -automatic, subscriptions-renewal +earlier, subscriptions-prices -consent, intellectual-property-app-store +authority, additional-provisions -consent',
    'rights/': 'portability -portability, consent +consent, counting +earlier',
    'statutory/accessibility.': 'authority -authority',
    'statutory/cancellation.': 'top +earlier',
    'statutory/digital-services.': 'complaints -automatic',
    'statutory/report.': 'copyright-counter-notice -consent',
    'statutory/withdrawal.': 'early-end +erasure, form -erasure',
  },
  fr: {
    'documents/terms-of-service.':
      'subscriptions-renewal +earlier, termination +legal obligation, updates +consent +consent',
    'rights/': 'consent +consent',
    'statutory/ai.': 'marking +erasure',
    'statutory/cancellation.': 'top +earlier',
    'statutory/refunds.': 'withdrawal +earlier',
    'statutory/report.': 'copyright-counter-notice -consent',
    'statutory/verification.': 'key -earlier',
    'statutory/withdrawal.': 'form -erasure',
  },
  es: {
    'documents/data-processing-agreement.': 'term-and-changes +consent',
    'documents/privacy-policy.': 'california +minor',
    'documents/terms-of-service.':
      'subscriptions-plans +extension, subscriptions-prices +later, termination +legal obligation',
    'rights/': 'consent +consent, notifications -later',
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
      'line',
    )
    const sections = Object.entries(list).map(([section, marks]) => `${section} ${marks}`)
    return [name, sections.join(', ')] as const
  })
  return Object.fromEntries(lists.filter(([, list]) => list !== ''))
}

it.each(translations)(
  'line by line, what obliges and what it depends on is the same in %s',
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
