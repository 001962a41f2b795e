import { expect, it } from 'vitest'
import { negations } from './negations.ts'
import { differences, textNames, translations } from './parallelTexts.ts'

/**
 * Sections in which a translation has more or fewer such words than English, because it says the
 * same in another way: „unberührt“ for "does not affect", « ne … ni … ni » for "neither … nor".
 */
const otherwise: Readonly<Record<string, string>> = {
  'documents/data-processing-agreement.de.md':
    'data-subject-categories +1, processor-duties +1, security-measures +1, request-procedure -2, breach-management -1',
  'documents/data-processing-agreement.fr.md':
    'processor-duties +1, request-procedure -1, breach-management -2, precedence-and-law +1',
  'documents/data-processing-agreement.es.md':
    'scope +1, data-subject-categories +1, processor-duties +2, retention +4, breach-management -2, precedence-and-law +2',
  'documents/privacy-policy.de.md':
    'legal-basis -1, rights-california +1, security +1, children +1, cookies -3',
  'documents/privacy-policy.fr.md':
    'security +4, cookies -3, authorities +1, authorities-jurisdiction +1',
  'documents/privacy-policy.es.md':
    'data-collected +1, retention +2, rights +1, rights-california +1, security +2, cookies -2, authorities +1, authorities-jurisdiction +1',
  'documents/terms-of-service.de.md':
    'subscriptions -1, subscriptions-renewal -2, subscriptions-prices -1, prohibited-uses -1, intellectual-property -2, disclaimers -1, disclaimers-warranty -1, disclaimers-liability -2, disclaimers-eu -2, termination -1, disputes-law -1, additional-provisions +1',
  'documents/terms-of-service.fr.md':
    'description +2, eligibility +2, accounts-security +1, subscriptions-billing +1, subscriptions-prices -1, intellectual-property-app-store +2, disclaimers -1, disclaimers-liability +2, disclaimers-eu +1, indemnification +1, moderation +1, disputes-law -1, accessibility +1, additional-provisions -1',
  'documents/terms-of-service.es.md':
    'description +2, accounts-deletion +1, subscriptions-billing +1, subscriptions-renewal +2, subscriptions-prices -1, ai-content +1, prohibited-uses +1, intellectual-property-app-store +4, disclaimers -1, disclaimers-warranty +3, disclaimers-liability +4, disclaimers-eu +1, moderation +1, termination +3, accessibility +1, updates +2',
  'statutory/accessibility.de.md': 'service +1, feedback +1',
  'statutory/accessibility.fr.md': 'service +1',
  'statutory/accessibility.es.md': 'service +2, feedback +1',
  'statutory/ai.fr.md': 'safeguards -1',
  'statutory/ai.es.md': 'chat +1, safeguards -1',
  'statutory/cancellation.de.md': 'top -1',
  'statutory/cancellation.fr.md': 'top +1',
  'statutory/cancellation.es.md': 'top +1',
  'statutory/consumers-in-france.fr.md': 'mediator -1',
  'statutory/digital-services.de.md': 'notices -1',
  'statutory/digital-services.fr.md': 'complaints +1',
  'statutory/digital-services.es.md': 'complaints +1',
  'statutory/refunds.de.md': 'unused-time +2',
  'statutory/refunds.fr.md': 'app-store +1, google-play +1, unused-time +2, conformity +1',
  'statutory/refunds.es.md': 'app-store +1, google-play +1, unused-time +3, conformity +1',
  'statutory/report.de.md': 'copyright-notice +1',
  'statutory/report.fr.md': 'copyright-notice +1',
  'statutory/report.es.md': 'copyright-notice +2',
  'statutory/security.de.md': 'safe-harbor +2',
  'statutory/security.fr.md': 'safe-harbor +3',
  'statutory/security.es.md': 'top +1, research +3, safe-harbor +3',
  'statutory/verification.de.md': 'published +1',
  'statutory/verification.fr.md': 'published +1, again +1',
  'statutory/verification.es.md': 'top +1, published +2, limits +1',
  'statutory/withdrawal.de.md': 'instructions -1',
  'statutory/withdrawal.fr.md': 'instructions -1',
  'statutory/withdrawal.es.md': 'instructions +2, form +1',
  'statutory/young-people.de.md': 'data -1, rights +1',
  'statutory/young-people.fr.md': 'rules -3, chat -1',
  'statutory/young-people.es.md': 'data +3, rules +6, chat +1',
  'rights/de.md': 'marketing +1, account +1',
  'rights/fr.md': 'marketing +1, sensitive +2, appeal +1, account +1',
  'rights/es.md': 'top +1, appeal +1, account +1, notifications -1',
}

it.each(textNames.flatMap(name => translations.map(language => ({ name, language }))))(
  '$name says no in $language as often as in English',
  ({ name, language }) => {
    const sections = Object.entries(differences(name, language, negations, 'section'))
    const counted = sections.map(
      ([section, marks]) => `${section} ${marks[0]}${marks.split(' ').length}`,
    )
    expect(counted.join(', ')).toBe(otherwise[`${name}${language}.md`] ?? '')
  },
)
