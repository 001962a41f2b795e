import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { ReportPage, type ReportPageProps } from './ReportPage.tsx'
import { reportFonts } from './reportFonts.ts'

function styleSheet(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
}

/** The report as one HTML file that needs nothing else: styles and fonts are in it, and no script. */
export function launchPage(props: Omit<ReportPageProps, 'styles'>): string {
  const styles = [
    reportFonts(),
    styleSheet('../../../components/tokens.css'),
    styleSheet('report.css'),
  ].join('\n')
  return `<!doctype html>${renderToStaticMarkup(<ReportPage {...props} styles={styles} />)}\n`
}
