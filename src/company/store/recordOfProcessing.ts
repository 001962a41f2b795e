import {
  type DataItem,
  type DataItems,
  dataGroupKeys,
  dataGroups,
  groupsFor,
  isPursued,
  type PurposeKey,
  purposeKeys,
  purposes,
  retentionRows,
  retentionRowsFor,
  semicolons,
  settledRetention,
} from '../data/index.ts'
import { fillMessage, type Language, translate } from '../languages/index.ts'
import {
  absoluteUrl,
  capitalize,
  dateText,
  documentPath,
  durationText,
  type Site,
} from '../site/index.ts'
import { filledMarkdown } from '../texts/index.ts'

/** A table in Markdown; its first row is its head. */
function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** How long an item is kept that has a period of its own; undefined where a row of the table says it. */
function periodOfItem(item: DataItem, items: DataItems, language: Language) {
  if ('row' in item.retention) return undefined
  const retention = settledRetention(item, items)
  if (retention === undefined) return undefined
  if ('figure' in retention) return `{{${retention.figure}}}`
  if ('period' in retention) return durationText(retention.period, language)
  return retentionRows[retention.row].period[language]
}

/** The name of an item. One of the company may hold what would end a cell, or what Markdown would take for a mark. */
function nameOf(item: DataItem, language: Language): string {
  return translate(item.words, language).text.replaceAll(/[\\|:*_[\]<`]/g, '\\$&')
}

/** The purposes that some items are collected for, with their bases and the categories of data. */
function purposeTable({ messages }: Site, items: DataItems, language: Language): string {
  const catalog = messages[language]
  const head = [catalog['record.purpose'], catalog['data.basis'], catalog['data.data']]
  const groupsOf = (purpose: PurposeKey) =>
    groupsFor(items, [purpose])
      .map(group => dataGroups[group].label[language])
      .join(', ')
  const rows = purposeKeys
    .filter(key => isPursued(items, key))
    .map(key => {
      const { words, basisWords } = purposes[key]
      return [words[language], basisWords[language], groupsOf(key)]
    })
  return table([head, ...rows])
}

/** The categories of data with the items of each. */
function categoryTable({ messages }: Site, items: DataItems, language: Language): string {
  const catalog = messages[language]
  const head = [catalog['data.category'], catalog['data.data']]
  const rows = dataGroupKeys.flatMap(group => {
    const names = items
      .filter(item => item.group === group)
      .map(item => nameOf(item, language))
      .join(semicolons[language])
    return names === '' ? [] : [[dataGroups[group].label[language], capitalize(names, language)]]
  })
  return table([head, ...rows])
}

/** How long data is kept: by the rows of the project's table, and by the periods of single items. */
function periodTable({ messages }: Site, items: DataItems, language: Language): string {
  const catalog = messages[language]
  const head = [catalog['data.data'], catalog['record.period']]
  const rows = retentionRowsFor(items).map(key => {
    const { label, period } = retentionRows[key]
    return [label[language], period[language]]
  })
  const rowsOfItems = items.flatMap(item => {
    const period = periodOfItem(item, items, language)
    return period === undefined ? [] : [[capitalize(nameOf(item, language), language), period]]
  })
  return table([head, ...rows, ...rowsOfItems])
}

/**
 * The record of processing activities that a company keeps as a controller, as Markdown.
 * @param site as it is on its day
 */
export function recordOfProcessing(site: Site, items: DataItems, language: Language): string {
  const messages = site.messages[language]
  const day = fillMessage(messages['record.day'], { date: dateText(site.today, language) })
  const text = `${day}

## ${messages['record.controller']}

{{company.legalName}}, {{company.postalAddress}}, {{contact.privacy}}

- ${messages['record.representative']}
- ${messages['record.officer']}

## ${messages['record.purposes']}

${purposeTable(site, items, language)}

## ${messages['record.subjects']}

${messages['record.subjects.text']}

## ${messages['record.categories']}

${categoryTable(site, items, language)}

## ${messages['record.recipients']}

{{processors.table}}

:::when[data.socialLogin]
${messages['record.controllersWithLogin']}
:::

:::when[not data.socialLogin]
${messages['record.controllers']}
:::

## ${messages['record.periods']}

${periodTable(site, items, language)}
`
  const content = filledMarkdown(site, language, { file: 'records-of-processing.md', text })
  const agreement = absoluteUrl(site, documentPath('data-processing-agreement', language))
  const address = `${agreement}#security-measures`
  return `# ${messages['record.title']}

${content}
## ${messages['record.measures']}

${fillMessage(messages['record.measures.text'], { address })}
`
}
