import { testimonialKeys } from '../entryKeys.ts'
import type { Finding } from '../finding.ts'
import { type LaunchSituation, locateField } from '../situation.ts'

/** The identity that the site ships with (product ruling 1). */
const sampleBrand = 'Triptych'

/** Samples that must not go live: the identity, and reviews nobody has written. */
export function samples(situation: LaunchSituation): Finding[] {
  const { site } = situation
  const findings: Finding[] = []
  if (site.brand === sampleBrand) {
    findings.push({
      id: 'sample:brand',
      severity: 'blocker',
      actor: 'marketing',
      what: `The brand is still the sample "${sampleBrand}"`,
      where: locateField(situation, ['brand']),
      why: 'Every page and document would speak of a company that does not exist.',
      todo: 'Write the name of the app.',
    })
  }
  const keys = testimonialKeys(site)
  for (const [index, { consent, role }] of site.testimonials.entries()) {
    if (consent !== 'sample') continue
    findings.push({
      id: `sample:testimonials.${keys[index]}`,
      severity: 'blocker',
      actor: 'marketing',
      what: `The review of "${role.en}" is a sample without consent`,
      where: locateField(situation, ['testimonials', index, 'consent']),
      why: 'Invented reviews are unfair competition (16 CFR Part 465; Directive 2005/29/EC, Annex I).',
      todo: 'Replace it with a real one and note where the consent is filed.',
    })
  }
  return findings
}
