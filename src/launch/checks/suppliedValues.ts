import { isAiProcessor } from '../../content/processors.ts'
import { optionalPages } from '../../site/optionalPages.ts'
import { isPlaceholder } from '../../site/placeholder.ts'
import type { Finding } from '../finding.ts'
import { siteLeaves } from '../siteLeaves.ts'
import { type LaunchSituation, locateField } from '../situation.ts'
import { ruleFor } from './supplyRules.ts'

/** Whether a field is needed at all is decided by the duties of the company. */
function isDecidedByDuties(field: string): boolean {
  return field === 'business' || field === 'appStoreBadge' || Object.hasOwn(optionalPages, field)
}

/** Values the operator has not supplied; an AI provider's transfer basis is a matter of its own. */
export function unsuppliedValues(situation: LaunchSituation): Finding[] {
  const { site } = situation
  return siteLeaves(site).flatMap(({ path, name, value }): Finding[] => {
    if (!isPlaceholder(value) || isDecidedByDuties(String(path[0]))) return []
    const where = locateField(situation, path)
    const [list, index, field] = path
    const processor = list === 'processors' ? site.processors[Number(index)] : undefined
    if (processor && isAiProcessor(processor) && field === 'transferBasis') {
      return [
        {
          id: `transfer-basis:${name.replace(/\.transferBasis$/, '')}`,
          severity: 'blocker',
          actor: 'legal',
          what: `The AI provider "${processor.kind}" has no transfer basis`,
          where,
          why: 'Data of EU users may leave the EU only on a basis of Chapter V GDPR (Art. 44).',
          todo: 'Write the basis, for example the adequacy decision or standard contractual clauses.',
        },
      ]
    }
    const what = `Not supplied: ${name} [${value.placeholder.en}]`
    return [{ id: `placeholder:${name}`, what, where, ...ruleFor(name, site) }]
  })
}
