import { renderToStaticMarkup } from 'react-dom/server'
import { reportStyles } from '../../../reports/reportStyles.ts'
import { ReportPage, type ReportPageProps } from './ReportPage.tsx'

/** The report as one HTML file that needs nothing else: styles and fonts are in it, and no script. */
export function launchPage(props: Omit<ReportPageProps, 'styles'>): string {
  const styles = reportStyles(new URL('launchPage.css', import.meta.url))
  return `<!doctype html>${renderToStaticMarkup(<ReportPage {...props} styles={styles} />)}\n`
}
