import type { Periods } from '../../periods.ts'
import type { TrafficReport } from '../../trafficReport.ts'
import { printable } from '../printable.ts'
import { figure, periodName } from '../words.ts'
import { ColumnPlot } from './ColumnPlot.tsx'

/** Pages that have a column of their own in the table of all periods. */
const MAX_COLUMNS = 4

/** The busiest period, in words. */
function highestText({ byPeriod }: Pick<TrafficReport, 'byPeriod'>, { names }: Periods): string {
  const highest = Math.max(...byPeriod)
  const name = names[byPeriod.indexOf(highest)] ?? ''
  return `The highest column is ${periodName(name)}, with ${figure.format(highest)}.`
}

function PageTable({ pages, unit }: Pick<TrafficReport, 'pages'> & Pick<Periods, 'unit'>) {
  return (
    <table className="counts">
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Requests</th>
          <th scope="col">By {unit}</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ path, total, byPeriod }) => (
          <tr key={path}>
            <th scope="row">{printable(path)}</th>
            <td>{figure.format(total)}</td>
            <td>
              <ColumnPlot figures={byPeriod} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PeriodTable({ pages, byPeriod, periods }: TrafficReport & { readonly periods: Periods }) {
  const columns = pages.slice(0, MAX_COLUMNS)
  return (
    // Wider than a phone: whoever has no mouse scrolls it with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus.
    <section className="wide" tabIndex={0} aria-label={`Pages by ${periods.unit}`}>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{periods.unit === 'day' ? 'Day' : 'Month'}</th>
            <th scope="col">All pages</th>
            {columns.map(({ path }) => (
              <th key={path} scope="col">
                {printable(path)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.names.map((name, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{figure.format(byPeriod[index] ?? 0)}</td>
              {columns.map(page => (
                <td key={page.path}>{figure.format(page.byPeriod[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Requests for pages: over time, by page, and every figure in a table. */
export function PagesSection({ report }: Readonly<{ report: TrafficReport }>) {
  const { pages, periods, byPeriod } = report
  if (!periods) return null
  const label = `Requests for pages by ${periods.unit}; the table below has every figure`
  return (
    <section>
      <h2>Pages</h2>
      <figure>
        <ColumnPlot figures={byPeriod} label={label} />
        <p className="ends" aria-hidden>
          <span>{periods.names.at(0)}</span>
          <span>{periods.names.at(-1)}</span>
        </p>
        <figcaption>{highestText(report, periods)}</figcaption>
      </figure>
      <PageTable pages={pages} unit={periods.unit} />
      <details>
        <summary>Every {periods.unit} in figures</summary>
        <PeriodTable {...report} periods={periods} />
      </details>
    </section>
  )
}
