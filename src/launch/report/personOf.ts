import type { Finding, Owner } from '../finding.ts'
import { questionOf } from '../questions/questions.ts'
import type { Person } from '../questions/step.ts'
import { askedField } from './askedField.ts'

/** Who settles what no question asks for. */
const byOwner: Readonly<Record<Owner, Person>> = {
  legal: 'counsel',
  marketing: 'marketing',
  ops: 'engineer',
}

/** Findings that only somebody can settle who knows the company. */
const ofFounder = /^(?:sample|address|day|size|processor:unannounced)\b/

/** Who can answer a finding. */
export function personOf(finding: Finding): Person {
  const asked = questionOf(askedField(finding) ?? '')
  if (asked) return asked.step.person
  return ofFounder.test(finding.id) ? 'founder' : byOwner[finding.owner]
}
