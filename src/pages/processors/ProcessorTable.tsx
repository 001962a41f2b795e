import { renderDay, renderSupplied } from '../../content/factText.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import type { Processor } from '../../site/schema.ts'
import { RenderedText } from './RenderedText.tsx'

type Day = 'announcedOn' | 'since' | 'until'

type Column = 'name' | 'role' | 'data' | 'place' | 'transferBasis' | Day

interface ProcessorTableProps {
  readonly processors: readonly Processor[]
  /** Which days are shown; a day that no processor has is left out. */
  readonly days: readonly Day[]
  /** Whether they have yet to begin. */
  readonly isComing?: boolean
}

const texts = ['name', 'role', 'data', 'place', 'transferBasis'] as const

/** Processors of the register, each as a card with named cells. */
export function ProcessorTable({ processors, days, isComing = false }: ProcessorTableProps) {
  const { language, t } = useLanguage()
  const shownDays = days.filter(day => processors.some(processor => processor[day] !== undefined))
  const columns: readonly Column[] = [...texts, ...shownDays]
  const label = (column: Column) =>
    t(isComing && column === 'since' ? 'processors.from' : `processors.${column}`)
  const cell = (processor: Processor, column: Column) => {
    const value = processor[column]
    if (value === undefined) return { text: '–' }
    const isDay = typeof value === 'string' && shownDays.some(day => day === column)
    if (isDay) return renderDay(value, language)
    const fact = renderSupplied(value, language)
    return column === 'name' ? { ...fact, isName: true as const } : fact
  }
  return (
    <table className="stacked">
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {label(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {processors.map((processor, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and names may be missing
          <tr key={index}>
            {columns.map(column => (
              <td key={column} data-label={label(column)}>
                <RenderedText fact={cell(processor, column)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
