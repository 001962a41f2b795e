import type { Language } from '../languages/languages.ts'
import { fillMessage } from '../languages/messages.ts'
import { dateText } from '../model/dateText.ts'
import { renderFact } from '../model/factText.ts'
import { daysAfter } from '../model/isoDay.ts'
import { OperatorError } from '../model/OperatorError.ts'
import { supplied } from '../model/placeholder.ts'
import { type ProcessorColumn, processorCell } from '../model/processorCells.ts'
import { routePath } from '../model/routes.ts'
import type { Processor } from '../model/schema.ts'
import { absoluteUrl, type Site } from '../model/site.ts'
import { list, type Notices, noticeText, refuseLate } from './notice.ts'

/** What the agreement promises to say of each, and the day it begins. */
const columns: readonly ProcessorColumn[] = ['role', 'data', 'place', 'transferBasis', 'since']

function details(site: Site, processor: Processor, language: Language): string {
  const texts = site.messages[language]
  const cell = (column: ProcessorColumn) => processorCell(processor, column, language).text
  const rows = columns.map(column => {
    const label = texts[`processors.${column === 'since' ? 'from' : column}`]
    return fillMessage(texts['mail.processors.detail'], { label, value: cell(column) })
  })
  return list(cell('name'), rows)
}

/** @param begins the first day on which one of them processes data, ISO 8601 */
function processorNotice(
  site: Site,
  processors: readonly Processor[],
  begins: string,
  language: Language,
): string {
  const texts = site.messages[language]
  const date = dateText(begins, language)
  const lastDay = dateText(daysAfter(begins, -1), language)
  const contact = renderFact(site, 'contact.privacy', language).text
  const address = absoluteUrl(site, routePath('sub-processors', language))
  return noticeText(site, language, fillMessage(texts['mail.processors.subject'], { date }), [
    texts['mail.processors.intro'],
    ...processors.map(processor => details(site, processor, language)),
    fillMessage(texts['mail.processors.object'], { lastDay, contact }),
    `${texts['mail.processors.register']}\n${address}`,
  ])
}

/**
 * What customers are told of the processors that are announced on a day, in every language of the documents.
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
    const index = processors.indexOf(processor)
    const line = site.source.lineOf(['processors', index])
    return (['name', 'since'] as const)
      .filter(field => supplied(processor[field]) === undefined)
      .map(field => {
        const message = `processors.${index}.${field} is not known yet. Supply it first`
        return { file, line, message }
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
  const texts = site.languages.legal.map(language => ({
    language,
    text: processorNotice(site, announced, begins, language),
  }))
  return { sent, texts }
}
