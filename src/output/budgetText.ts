import { countText } from '../launch/countText.ts'
import { type BudgetLine, longPages, pageLimits } from './budgets.ts'

/** The bytes of a page's headers, whether its budget counts them or not. */
function headerNote({ headerBytes, includesHeaders }: BudgetLine): string {
  if (!headerBytes) return ''
  return includesHeaders ? `, ${headerBytes} of them headers` : `, and ${headerBytes} of headers`
}

/** Every budget as a line for the terminal. */
export function budgetText(lines: readonly BudgetLine[]): string {
  return lines
    .map(line => {
      const { name, bytes, limit } = line
      return `  ${name.padEnd(38)}${String(bytes).padStart(7)} of ${limit} bytes${headerNote(line)}`
    })
    .join('\n')
}

const figure = new Intl.NumberFormat('en')

/** The largest of some budgets: "fonts 30,368 of 40,000". */
function largestText(name: string, lines: readonly BudgetLine[]): string {
  const [largest] = lines.toSorted((one, other) => other.bytes - one.bytes)
  if (!largest) return `${name} none`
  return `${name} ${figure.format(largest.bytes)} of ${figure.format(largest.limit)}`
}

/** The budgets in a few lines: how many pages there are, the largest of each kind, how many are too long. */
export function budgetSummary(lines: readonly BudgetLine[]): string {
  const pages = lines.filter(({ name }) => name.endsWith('.html'))
  const [largest] = pages.toSorted((one, other) => other.bytes - one.bytes)
  const named = (beginning: string) => lines.filter(({ name }) => name.startsWith(beginning))
  const long = longPages(lines).length
  return [
    `${countText(pages.length, 'page')}, the largest ${largest?.name ?? 'none'} with ${figure.format(largest?.bytes ?? 0)} bytes on the wire.`,
    `Bytes of ${[
      largestText('the loader', named('loader')),
      largestText('scripts', named('scripts')),
      largestText('fonts', named('fonts')),
    ].join(', ')}.`,
    ...(long === 0
      ? []
      : [
          `${long === 1 ? '1 page is' : `${long} pages are`} over ${figure.format(pageLimits.limit)} bytes: npm run launch-check names the fields that cost most.`,
        ]),
  ].join('\n')
}
