import { renderToStaticMarkup } from 'react-dom/server'
import type { Palette } from '../../../model/palette.ts'
import { launchStyles } from './launchStyles.ts'
import { ReportPage, type ReportPageProps } from './ReportPage.tsx'

interface LaunchPageProps extends Omit<ReportPageProps, 'styles'> {
  /** The colors of the site that it is about. */
  readonly palette: Palette
}

/** The report as one HTML file that needs nothing else: styles and fonts are in it, and no script. */
export function launchPage({ palette, ...props }: LaunchPageProps): string {
  const styles = launchStyles(palette)
  return `<!doctype html>${renderToStaticMarkup(<ReportPage {...props} styles={styles} />)}\n`
}
