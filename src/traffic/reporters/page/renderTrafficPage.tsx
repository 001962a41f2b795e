import { renderToStaticMarkup } from 'react-dom/server'
import { reportStyles } from '../../../reports/reportStyles.ts'
import { TrafficPage, type TrafficPageProps } from './TrafficPage.tsx'

/** The report as one HTML file that needs nothing else: styles and fonts are in it, and no script. */
export function renderTrafficPage(props: Omit<TrafficPageProps, 'styles'>): string {
  const styles = reportStyles(new URL('trafficPage.css', import.meta.url))
  return `<!doctype html>${renderToStaticMarkup(<TrafficPage {...props} styles={styles} />)}\n`
}
