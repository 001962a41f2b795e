import { seatOf } from '../../model/seat.ts'
import { testimonialKeys } from '../entryKeys.ts'
import { fieldRule, ownedBy, rule } from '../rule.ts'
import { locateField } from '../situation.ts'

/** The identity that the site ships with (product ruling 1). */
const sampleBrand = 'Triptych'

/** The state whose law governs in the site that is shipped (specification §9). */
const sampleState = 'Wyoming'

/** Samples that must not go live. */
export const sampleRules = ownedBy('marketing', [
  fieldRule('sample:brand', 'blocker', {
    trigger: 'the brand is the one that the site ships with',
    why: 'Every page and document would speak of a company that does not exist.',
    fix: 'Write the name of the app.',
    field: 'brand',
    message: `The brand is still the sample "${sampleBrand}"`,
    isBroken: ({ brand }) => brand === sampleBrand,
  }),
  fieldRule('sample:law', 'blocker', {
    trigger:
      'the governing law is the one that the site ships with, and nothing places the company there',
    why: 'The Terms would subject people to the law of a state that the company has nothing to do with.',
    fix: 'Write the state whose law governs; accept the finding where it is Wyoming all the same.',
    field: 'law.us',
    message: `The governing law is still the sample's: ${sampleState}`,
    isBroken: ({ law, company }) =>
      seatOf({ company }) === 'US' &&
      law.us === sampleState &&
      ![company.legalForm, company.postalAddress].some(
        value => typeof value === 'string' && /\bWyoming\b|\bWY\b/.test(value),
      ),
  }),
  rule('sample:testimonials', 'blocker', {
    trigger: 'nobody wrote the review',
    why: 'Invented reviews are unfair competition (16 CFR Part 465; Directive 2005/29/EC, Annex I).',
    fix: 'Replace it with a real one and note where the consent is filed.',
    find({ site }) {
      const keys = testimonialKeys(site.config)
      return site.config.testimonials.flatMap(({ consent, role }, index) =>
        consent === 'sample'
          ? {
              suffix: `.${keys[index]}`,
              message: `The review of "${role.en}" is a sample without consent`,
              location: locateField(site, 'testimonials', index, 'consent'),
            }
          : [],
      )
    },
  }),
])
