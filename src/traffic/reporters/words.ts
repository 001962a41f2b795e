import { countText } from '../../launch/countText.ts'
import { dateText } from '../../model/dateText.ts'
import type { TrafficReport } from '../trafficReport.ts'

export const figure = new Intl.NumberFormat('en')

const monthFormat = new Intl.DateTimeFormat('en', {
  ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
})

/** A day or a month in words. */
export function periodName(name: string): string {
  const isDay = name.split('-').length === 3
  return isDay ? dateText(name, 'en') : monthFormat.format(new Date(name))
}

/** The days or months that a report is about. */
export function periodText({ periods }: TrafficReport): string {
  const [first, last] = [periods?.names.at(0), periods?.names.at(-1)]
  if (!first || !last) return 'without a request for a page'
  if (first === last) return `of ${periodName(first)}`
  return `from ${periodName(first)} to ${periodName(last)}`
}

/** What the requests were for. */
export function countedText(report: TrafficReport): string {
  const { requests, pageRequests, campaigns, downloads, notFound } = report
  const others = requests - pageRequests - campaigns - downloads - notFound
  const word = requests === 1 ? 'request' : 'requests'
  return `${figure.format(requests)} ${word}: ${figure.format(pageRequests)} for pages, ${figure.format(campaigns)} for campaigns, ${figure.format(downloads)} for downloads and feeds, ${figure.format(notFound)} for what does not exist, ${figure.format(others)} for other things, such as fonts, pictures and redirects.`
}

/** What the figures are, and are not. */
export function pageNote({ robots }: Pick<TrafficReport, 'robots'>): string {
  return `Requests for pages are counted, not people: the log keeps no address and no name of a browser. Programs are among them (requests for robots.txt: ${figure.format(robots)}), and pages that a browser fetched ahead and nobody opened; a page that somebody comes back to may need no request. Days are in UTC.`
}

/** The lines that were left out; nothing where there are none. */
export function unreadableText({ unreadable }: TrafficReport): readonly string[] {
  const { count, places } = unreadable
  if (count === 0) return []
  return [`${countText(count, 'line')} left out that cannot be read: ${places.join(', ')}.`]
}
