import { OperatorError } from '../model/OperatorError.ts'
import { supplied } from '../model/placeholder.ts'
import type { Site } from '../model/site.ts'
import type { Notices } from './notice.ts'
import { refuseLate } from './noticePeriod.ts'
import { processorNotice } from './processorNotice.ts'

/**
 * The notices of the processors that are announced on a day, in every language of the documents.
 * @param announcedOn ISO 8601
 * @throws OperatorError where none is, one lacks its name or its day, or customers would be told too late
 */
export function processorNotices(site: Site, announcedOn: string): Notices {
  const { processors } = site.config
  const announced = processors.filter(processor => processor.announcedOn === announcedOn)
  const { file } = site.source
  if (announced.length === 0) {
    const days = new Set(processors.flatMap(processor => processor.announcedOn ?? []))
    const known = [...days].toSorted().join(', ') || 'none'
    const message = `has no processor that is announced on ${announcedOn}. Days of announcedOn: ${known}`
    throw new OperatorError([{ file, message }])
  }
  const faults = announced.flatMap(processor => {
    const missing = (['name', 'since'] as const).filter(
      field => supplied(processor[field]) === undefined,
    )
    return missing.map(field => {
      const index = processors.indexOf(processor)
      const line = site.source.lineOf(['processors', index])
      return {
        file,
        line,
        message: `processors.${index}.${field} is not known yet. Supply it first`,
      }
    })
  })
  if (faults.length > 0) throw new OperatorError(faults)
  const [begins = announcedOn] = announced.flatMap(({ since }) => supplied(since) ?? []).toSorted()
  const sent = announcedOn > site.today ? announcedOn : site.today
  refuseLate({
    ...{ sent, subject: 'the first of these processors begins', file, effective: begins },
    promised: site.facts['notice.subProcessors'].amount,
    remedy: 'Write that day into since, or a later one',
  })
  const { legal } = site.languages
  return {
    sent,
    notices: legal.map(language => processorNotice(site, announced, begins, language)),
  }
}
