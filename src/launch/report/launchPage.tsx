import { renderToStaticMarkup } from 'react-dom/server'
import { svgDataUrl } from '../../model/drawing.ts'
import { readMark } from '../../model/mark.ts'
import { paletteOf } from '../../model/palette.ts'
import type { Site } from '../../model/site.ts'
import type { LaunchReview } from '../review.ts'
import type { LaunchReport } from './launchReport.ts'
import { launchStyles } from './launchStyles.ts'
import { ReportPage } from './ReportPage.tsx'

/** The report as one HTML file that needs nothing else: styles and fonts are in it, and no script. */
export function launchPage(site: Site, review: LaunchReview, report: LaunchReport): string {
  const mark = readMark(site)
  const page = (
    <ReportPage
      brand={site.config.brand}
      icon={mark && svgDataUrl(mark.square)}
      review={review}
      report={report}
      styles={launchStyles(paletteOf(site.config))}
    />
  )
  return `<!doctype html>${renderToStaticMarkup(page)}\n`
}
