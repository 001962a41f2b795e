import { expect, it } from 'vitest'
import { conceptsIn } from './legalConcepts.ts'
import { differences, type Translation, textNames, translations, written } from './parallelTexts.ts'

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

/** What the translations into a language say of a concept where English does not, or the reverse. */
function found(language: Translation) {
  const lists = textNames.map(name => {
    const list = differences(
      name,
      language,
      (line, of) => conceptsIn(written(line), of, language),
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
