import { MAX_COLUMNS } from '../../texts/render.ts'
import type { ComparedBlock } from '../../versions/comparison/compareBlocks.ts'
import type { Change } from '../../versions/comparison/compareWords.ts'
import { ComparedWords } from './ComparedWords.tsx'

interface ComparedTableProps {
  readonly rows: readonly ComparedBlock[]
}

function newWording(changes: readonly Change[]): string {
  return changes.map(({ kind, text }) => (kind === 'deleted' ? '' : text)).join('')
}

/** A compared table; where its columns changed, it has the old head and the new one. */
export function ComparedTable({ rows }: ComparedTableProps) {
  const heads = rows.filter(({ kind }) => kind === 'table-head')
  const labels = heads.at(-1)?.parts.map(newWording) ?? []
  const isWide = labels.length > MAX_COLUMNS
  return (
    <table className={isWide ? 'stacked' : undefined}>
      <thead>
        {heads.map(({ parts }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and rows have no names
          <tr key={row}>
            {parts.map((changes, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <th key={column} scope="col">
                <ComparedWords changes={changes} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {rows.slice(heads.length).map(({ parts }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tr key={row}>
            {parts.map((changes, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={column} data-label={isWide ? labels[column] : undefined}>
                <div>
                  <ComparedWords changes={changes} />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
