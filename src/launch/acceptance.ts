import { dateText } from '../content/dateText.ts'
import { defaultLanguage } from '../i18n/languages.ts'
import type { Finding } from './finding.ts'
import { type LaunchSituation, locateField } from './situation.ts'

type Acceptance = LaunchSituation['site']['acceptedFindings'][number]

/** The operator's acceptance of a finding that still holds on the day of the check. */
export function acceptanceOf(
  { id }: Finding,
  { site, day }: LaunchSituation,
): Acceptance | undefined {
  return site.acceptedFindings.find(({ finding, until }) => finding === id && until >= day)
}

/** Acceptances that do nothing any more: expired, or for a finding that does not exist. */
export function uselessAcceptances(
  situation: LaunchSituation,
  found: readonly Finding[],
): Finding[] {
  const { site, day } = situation
  return site.acceptedFindings.flatMap(({ finding, until }, index) => {
    const shared = {
      severity: 'note' as const,
      actor: 'ops' as const,
      where: locateField(situation, ['acceptedFindings', index]),
    }
    if (!found.some(({ id }) => id === finding)) {
      return {
        ...shared,
        id: `accepted:${finding}`,
        what: `"${finding}" is accepted, but there is no such finding`,
        why: 'It has been settled, or its name is misspelled.',
        todo: 'Take it out of acceptedFindings, or correct the name.',
      }
    }
    if (until >= day) return []
    return {
      ...shared,
      id: `expired:${finding}`,
      what: `The acceptance of "${finding}" expired on ${dateText(until, defaultLanguage)}`,
      why: 'The finding counts again.',
      todo: 'Settle the matter, or accept it until a later day.',
    }
  })
}
