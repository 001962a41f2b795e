import type { CountTable } from '../../trafficReport.ts'
import { printable } from '../printable.ts'
import { figure } from '../words.ts'

/** A count as a bar; the figure beside it says the same. */
function Bar({ share }: Readonly<{ share: number }>) {
  return (
    <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <path d={`M0 0h${(share * 100).toFixed(1)}v10H0z`} />
    </svg>
  )
}

/** Names with their counts, as a table with a bar in each row. */
export function CountSection({ table }: Readonly<{ table: CountTable }>) {
  const { title, subject, rows, others, empty } = table
  const highest = Math.max(1, ...rows.map(([, count]) => count))
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table className="counts">
          <thead>
            <tr>
              <th scope="col">{subject}</th>
              <th scope="col">Requests</th>
              <th scope="col">Compared</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, count]) => (
              <tr key={name}>
                <th scope="row">{printable(name)}</th>
                <td>{figure.format(count)}</td>
                <td>
                  <Bar share={count / highest} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others > 0 && <p>Further ones: {figure.format(others)}.</p>}
    </section>
  )
}
