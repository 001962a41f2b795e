import { useLanguage } from '../../languages/LanguageProvider.tsx'
import {
  type ProcessorColumn,
  type ProcessorDay,
  processorCell,
  processorColumns,
} from '../../model/processorCells.ts'
import type { Processor } from '../../model/schema.ts'
import { RenderedText } from './RenderedText.tsx'

interface ProcessorTableProps {
  readonly processors: readonly Processor[]
  /** Which days are shown; a day that no processor has is left out. */
  readonly days: readonly ProcessorDay[]
  /** Whether they have yet to begin. */
  readonly isComing?: boolean
}

/** Processors of the register, each as a card with named cells. */
export function ProcessorTable({ processors, days, isComing = false }: ProcessorTableProps) {
  const { language, t } = useLanguage()
  const columns = processorColumns(processors, days)
  const label = (column: ProcessorColumn) =>
    t(isComing && column === 'since' ? 'processors.from' : `processors.${column}`)
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
                <RenderedText fact={processorCell(processor, column, language)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
