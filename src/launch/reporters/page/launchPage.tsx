import { renderToStaticMarkup } from 'react-dom/server'
import { launchStyles } from './launchStyles.ts'
import { ReportPage, type ReportPageProps } from './ReportPage.tsx'

/** The report as one HTML file that needs nothing else: styles and fonts are in it, and no script. */
export function launchPage(props: Omit<ReportPageProps, 'styles'>): string {
  return `<!doctype html>${renderToStaticMarkup(<ReportPage {...props} styles={launchStyles()} />)}\n`
}
