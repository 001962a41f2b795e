import type { Owner, Severity } from '../finding.ts'
import type { FieldName, Rule } from '../rule.ts'
import { askFor, unsuppliedValues } from '../unsupplied.ts'

function supplyRule(
  field: FieldName,
  owner: Owner,
  severity: Severity,
  texts: Required<Pick<Rule, 'why' | 'fix'>>,
): Rule {
  const id = `placeholder:${field}`
  return { id, owner, severity, trigger: 'it is not supplied', ...texts, ...askFor(field) }
}

/** Fields whose absence concerns others than the legal documents, or has a reason of its own. */
export const supplyRules: readonly Rule[] = [
  supplyRule('contacts.support', 'marketing', 'blocker', {
    why: 'The footer and the documents promise support but name nobody who gives it.',
    fix: 'Write the support address into site/site.ts.',
  }),
  supplyRule('contacts.sales', 'marketing', 'blocker', {
    why: '“Contact Sales” leads nowhere.',
    fix: 'Write the sales address into site/site.ts.',
  }),
  supplyRule('contacts.security', 'ops', 'warning', {
    why: 'Without it there is no /.well-known/security.txt: whoever finds a vulnerability cannot report it.',
    fix: 'Write an address that somebody reads into site/site.ts.',
  }),
  supplyRule('contacts.phone', 'legal', 'blocker', {
    why: 'Apple’s minimum terms ask for a telephone number; § 5 DDG asks for a second fast channel.',
    fix: 'Write the number as people abroad dial it, like +1 307 555 0100, into site/site.ts.',
  }),
  supplyRule('appStoreUrl', 'marketing', 'warning', {
    why: 'Badge and Subscribe buttons say that the app is coming; nobody can get it from here.',
    fix: 'Write the link of the app, https://apps.apple.com/…/id…, into site/site.ts.',
  }),
  supplyRule('apple.eula', 'legal', 'blocker', {
    why: 'An app in the App Store has Apple’s standard license agreement unless its own terms hold Apple’s minimum terms.',
    fix: "Write 'standard' or 'these-terms' into site/site.ts, as set in App Store Connect.",
  }),
  supplyRule('prices.tax.USD', 'marketing', 'warning', {
    why: 'In the United States prices are usually shown without sales tax; the page says so once it knows.',
    fix: "Write 'excluded' or 'included' as prices.tax.USD into site/site.ts.",
  }),
  supplyRule('testimonials', 'marketing', 'blocker', {
    why: 'A review without a name is not a review.',
    fix: 'Write the name as the person wants to see it.',
  }),
]

/** Every other value; the transfer basis of an AI provider has a rule among those on processors. */
export const remainingValues: Rule = {
  id: 'placeholder',
  owner: 'legal',
  severity: 'blocker',
  trigger: 'a field is not supplied, and none of the rules before asks for it',
  why: 'The legal documents show a placeholder in brackets where the law wants a fact.',
  fix: 'Write the value into site/site.ts.',
  find: (situation, found) =>
    unsuppliedValues(situation, name =>
      /^processors\.ai-.*\.transferBasis$/.test(name) ||
      found.some(({ id }) => id === `placeholder:${name}`)
        ? undefined
        : `:${name}`,
    ),
}
