import { favicon } from '../../../components/brand.ts'
import type { TrafficReport } from '../../trafficReport.ts'
import { countedText, pageNote, periodText, unreadableText } from '../words.ts'
import { CountSection } from './CountSection.tsx'
import { PagesSection } from './PagesSection.tsx'

export interface TrafficPageProps {
  readonly brand: string
  readonly report: TrafficReport
  readonly styles: string
}

/** What the requests of access logs were for, as a page to read and to print. */
export function TrafficPage({ brand, report, styles }: TrafficPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Traffic · ${brand}`}</title>
        <link rel="icon" href={favicon} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own style sheets. */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header>
          <p className="brand">{brand}</p>
          <h1>Traffic</h1>
          <p>Logs {periodText(report)}.</p>
          <p>{countedText(report)}</p>
          {unreadableText(report).map(text => (
            <p key={text}>{text}</p>
          ))}
        </header>
        <main>
          <PagesSection report={report} />
          {report.tables.map(table => (
            <CountSection key={table.title} table={table} />
          ))}
        </main>
        <footer>
          <p>{pageNote(report)}</p>
        </footer>
      </body>
    </html>
  )
}
