import type { Language } from '../languages/languages.ts'
import { fillMessage } from '../languages/messages.ts'
import { dateText } from '../model/dateText.ts'
import { renderFact } from '../model/factText.ts'
import { daysAfter } from '../model/isoDay.ts'
import { type ProcessorColumn, processorCell } from '../model/processorCells.ts'
import { routePath } from '../model/routes.ts'
import type { Processor } from '../model/schema.ts'
import { absoluteUrl, type Site } from '../model/site.ts'
import { type Notice, type NoticePart, paragraph } from './notice.ts'

/** What the agreement promises to say of each, and the day it begins. */
const columns: readonly ProcessorColumn[] = ['role', 'data', 'place', 'transferBasis', 'since']

function label(site: Site, column: ProcessorColumn, language: Language): string {
  return site.messages[language][`processors.${column === 'since' ? 'from' : column}`]
}

function details(site: Site, processor: Processor, language: Language): NoticePart {
  const cell = (column: ProcessorColumn) => processorCell(processor, column, language).text
  return {
    kind: 'list',
    heading: cell('name'),
    items: columns.map(column =>
      fillMessage(site.messages[language]['mail.processors.detail'], {
        label: label(site, column, language),
        value: cell(column),
      }),
    ),
  }
}

/**
 * What customers are told of processors that were announced on one day.
 * @param begins the first day on which one of them processes data, ISO 8601
 */
export function processorNotice(
  site: Site,
  processors: readonly Processor[],
  begins: string,
  language: Language,
): Notice {
  const texts = site.messages[language]
  const address = absoluteUrl(site, routePath('sub-processors', language))
  const date = dateText(begins, language)
  const lastDay = dateText(daysAfter(begins, -1), language)
  const contact = renderFact(site, 'contact.privacy', language).text
  const names = processors.map(processor => processorCell(processor, 'name', language).text)
  return {
    ...{ language, address },
    subject: fillMessage(texts['mail.processors.subject'], { date }),
    parts: [
      paragraph(texts['mail.processors.intro']),
      ...processors.map(processor => details(site, processor, language)),
      paragraph(fillMessage(texts['mail.processors.object'], { lastDay, contact })),
      { kind: 'link', label: texts['mail.processors.register'], address },
      paragraph(fillMessage(texts['mail.questions'], { contact })),
    ],
    changes: { heading: texts['mail.processors.intro'], items: names },
    banner: fillMessage(texts['mail.processors.subject'], { date }),
  }
}
