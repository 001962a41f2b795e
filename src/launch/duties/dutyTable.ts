import { duties } from '../rules.ts'

const columns = ['duty', 'statute', 'trigger', 'field', 'page', 'checked'] as const

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Every duty the check knows, as a Markdown table for the operator. */
function dutyTable(): string {
  return [
    row(columns),
    row(columns.map(() => '---')),
    ...duties.map(({ matter, statutes, trigger, field, page, checked }) =>
      row([matter, statutes, trigger, `\`${field}\``, `\`${page}\``, checked]),
    ),
  ].join('\n')
}

const [start, end] = ['<!-- duties: npm run fix writes this table -->', '<!-- end of duties -->']

/**
 * A Markdown text with the table in its place, between two comments.
 * @throws where the comments are missing
 */
export function withDutyTable(text: string): string {
  const [before, rest] = text.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`"${start}" is missing`)
  return `${before}${start}\n${dutyTable()}\n${end}${after}`
}
