import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarReport } from '../../src/launch/reporters/calendar.ts'
import { onDay, withSite, withVersions } from './launchSituation.ts'
import { publishedPolicy } from './publishedPolicy.ts'

const { site, build } = withVersions(
  [publishedPolicy('3.0', '2027-01-15', '2027-03-01')],
  withSite({
    acceptedFindings: [{ finding: 'origin:example', reason: 'For a while', until: '2027-05-31' }],
  }),
)
const situation = onDay('2026-11-21', {
  site,
  build: { ...build, securityTxtExpires: '2027-11-16T09:00:00Z' },
})

const events = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      title: event.summary,
      alarms: component
        .getAllSubcomponents('valarm')
        .map(alarm => String(alarm.getFirstPropertyValue('trigger'))),
    }
  })

describe('the calendar of legal dates', () => {
  const entries = events(calendarReport(situation))

  it('knows every day ahead on which something is due', () => {
    expect(entries.map(({ day, title }) => `${day} ${title}`)).toEqual([
      '2026-12-02 Machine-readable marking of generated content, for systems already on the market',
      '2026-12-09 Product liability covers software',
      '2027-01-01 Age signals of app stores and operating systems',
      '2027-03-01 Version 3.0 of privacy-policy takes effect',
      '2027-03-01 Processor other.example-content-safety-classification-laboratories-aktiengesellschaft begins',
      '2027-05-31 No longer accepted: origin:example',
      '2027-11-16 security.txt expires',
    ])
  })

  it('reminds of each two weeks and a day before', () => {
    for (const { alarms } of entries) expect(alarms).toEqual(['-P14D', '-P1D'])
  })

  it('names an entry alike in every file, so that calendars do not repeat it', () => {
    const later = events(calendarReport(onDay('2027-02-01', situation)))
    const find = (list: typeof entries) => list.find(({ title }) => title.includes('Version 3.0'))
    expect(find(later)?.uid).toBe(find(entries)?.uid)
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length)
  })

  it('reminds of reviews and of the yearly update while they lie ahead', () => {
    const titles = events(calendarReport(onDay('2025-06-01', situation))).map(
      ({ day, title }) => `${day} ${title}`,
    )
    expect(titles).toContain('2025-12-31 Review data-processing-agreement')
    expect(titles).toContain('2026-01-01 Update the privacy policy')
  })
})
