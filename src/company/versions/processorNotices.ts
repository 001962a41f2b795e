import { type Fault, OperatorError } from '../folder/index.ts'
import { fillMessage, type Language } from '../languages/index.ts'
import type { Processor } from '../schema/index.ts'
import {
  absoluteUrl,
  dateText,
  daysAfter,
  renderFact,
  routePath,
  type Site,
} from '../site/index.ts'
import { type ProcessorColumn, processorCell, processorColumns } from '../texts/index.ts'
import { shortNotice } from './noticePeriod.ts'
import { lateness, listBelow, type Notice, noticeText } from './noticeText.ts'

/** What a notice of processors is about. */
interface AnnouncedProcessors {
  readonly coming: readonly Processor[]
  /** Those that process data for the company and will not any more. */
  readonly ending: readonly Processor[]
  /** The first day on which one of those to come processes data, ISO 8601. */
  readonly begins: string
}

function cellText(processor: Processor, column: ProcessorColumn, language: Language): string {
  return processorCell(processor, column, language).text
}

/** What the agreement promises to say of a processor, and the day it begins. */
function processorDetails(site: Site, processor: Processor, language: Language): string {
  const texts = site.messages[language]
  const [, ...columns] = processorColumns(site.config, [processor], ['since'])
  const rows = columns.map(column => {
    const label = texts[`processors.${column === 'since' ? 'from' : column}`]
    const value = cellText(processor, column, language)
    return fillMessage(texts['mail.processors.detail'], { label, value })
  })
  return listBelow(cellText(processor, 'name', language), rows)
}

/** Which processor ends, what it did, and from which day it no longer processes data. */
function endText(site: Site, processor: Processor, language: Language): string {
  const values = {
    name: cellText(processor, 'name', language),
    role: cellText(processor, 'role', language),
    date: cellText(processor, 'until', language),
  }
  return fillMessage(site.messages[language]['mail.processors.end'], values)
}

/** What customers are told of processors in a language. */
function processorNotice(
  site: Site,
  { coming, ending, begins }: AnnouncedProcessors,
  language: Language,
): string {
  const texts = site.messages[language]
  const date = dateText(begins, language)
  const lastDay = dateText(daysAfter(begins, -1), language)
  const contact = renderFact(site, 'contact.privacy', language).text
  const address = absoluteUrl(site, routePath(site, 'sub-processors', language))

  const paragraphs: string[] = [texts['mail.processors.intro']]
  for (const processor of coming) paragraphs.push(processorDetails(site, processor, language))
  if (ending.length > 0) {
    const ends = ending.map(processor => endText(site, processor, language))
    paragraphs.push(listBelow(texts['mail.processors.ending'], ends))
  }
  paragraphs.push(
    fillMessage(texts['mail.processors.object'], { lastDay, contact }),
    `${texts['mail.processors.register']}\n${address}`,
  )
  const subject = fillMessage(texts['mail.processors.subject'], { date })
  return noticeText(site, language, { subject, paragraphs, contact: 'contact.privacy' })
}

/** The processors that are announced on a day. @throws OperatorError where there is none, with the days there are */
function announcedOnDay({ config, source }: Site, announcedOn: string): readonly Processor[] {
  const announced = config.processors.filter(processor => processor.announcedOn === announcedOn)
  if (announced.length > 0) return announced
  const days = new Set(config.processors.flatMap(processor => processor.announcedOn ?? []))
  const list = [...days].toSorted().join(', ') || 'none'
  const message = `has no processor that is announced on ${announcedOn}. Days of announcedOn: ${list}`
  throw new OperatorError([{ file: source.file, message }])
}

/** Refuses processors of which a notice could not say who they are, or when they begin. @throws OperatorError */
function refuseIncomplete({ config, source }: Site, announced: readonly Processor[]): void {
  const faults: Fault[] = []
  for (const processor of announced) {
    const index = config.processors.indexOf(processor)
    for (const field of ['name', 'since'] as const) {
      if (processor[field] !== undefined) continue
      const line = source.lineOf(['processors', index])
      const message = `processors.${index}.${field} is not known yet. Supply it first`
      faults.push({ file: source.file, line, message })
    }
  }
  if (faults.length > 0) throw new OperatorError(faults)
}

/**
 * What customers are told of the processors that are announced on a day, in every language of the documents.
 * @param announcedOn ISO 8601
 * @throws OperatorError where none is, one lacks its name or its day, or customers would be told too late
 */
export function processorNotices(site: Site, announcedOn: string): Notice {
  const coming = announcedOnDay(site, announcedOn)
  refuseIncomplete(site, coming)
  const [begins = announcedOn] = coming.flatMap(({ since }) => since ?? []).toSorted()
  const sent = announcedOn > site.today ? announcedOn : site.today
  const short = shortNotice(site, 'data-processing-agreement', 'subProcessors', [sent, begins])
  if (short) {
    const why = `the first of these processors begins ${lateness(short, sent, begins)}`
    const message = `${why}. Write that day into since, or a later one`
    throw new OperatorError([{ file: site.source.file, message }])
  }
  const ending = site.config.processors.filter(
    ({ until }) => until !== undefined && until > announcedOn,
  )
  const texts = site.languages.legal.map(language => ({
    language,
    text: processorNotice(site, { coming, ending, begins }, language),
  }))
  return { sent, texts }
}
