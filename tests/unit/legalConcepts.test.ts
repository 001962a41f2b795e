import { expect, it } from 'vitest'
import { concepts } from './legalConcepts.ts'
import { differences, textNames, translations } from './parallelTexts.ts'

/** A line without what only the code reads. */
const written = (line: string) =>
  line.replaceAll(/\]\([^)]*\)|\{#[^}]*\}|:{3}when\[[^\]]*\]|\{\{[^}]*\}\}/g, '')

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

/** What the translations into a language say of a concept where English does not, or the reverse. */
function found(language: (typeof translations)[number]) {
  const known = Object.entries(concepts).filter(([, words]) => words[language])
  const lists = textNames.map(name => {
    const list = differences(
      name,
      language,
      (line, of) => {
        const text = written(line)
        return known.flatMap(([concept, words]) => (words[of]?.test(text) ? concept : []))
      },
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
