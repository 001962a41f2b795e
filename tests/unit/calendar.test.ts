import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarReport } from '../../src/launch/reporters/calendar.ts'
import { changed, finished, onDay, withText, withVersions } from './launchSituation.ts'
import { publishedPolicy } from './publishedPolicy.ts'

// The next version of the Terms is written, and not published yet.
const written = withText(finished, 'documents/terms-of-service', text =>
  text.replaceAll('"2.0"', '"2.1"').replace('effective: 2025-01-01', 'effective: 2027-03-31'),
)
const { site, build } = withVersions(
  [publishedPolicy('3.0', '2027-01-15', '2027-03-01')],
  changed(written, {
    processors: finished.site.config.processors.map(processor =>
      processor.kind === 'hosting' ? { ...processor, until: '2027-04-30' } : processor,
    ),
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
  const onTheDay = events(calendarReport(onDay('2027-03-01', situation)))

  it('knows every day ahead on which something is due', () => {
    expect(entries.map(({ day, title }) => `${day} ${title}`)).toEqual([
      '2026-12-02 Machine-readable marking of generated content, for systems already on the market',
      '2026-12-09 Product liability covers software',
      '2027-01-01 Age signals of app stores and operating systems',
      // 30 days before it takes effect: the notice that the documents promise.
      '2027-03-01 Last day to publish version 2.1 of terms-of-service',
      '2027-03-01 Version 3.0 of privacy-policy takes effect',
      '2027-03-01 Processor other.example-content-safety-classification-laboratories-aktiengesellschaft begins',
      '2027-04-30 Processor hosting ends',
      '2027-05-31 No longer accepted: origin:example',
      '2027-11-16 security.txt expires',
    ])
  })

  it('reminds of each two weeks and a day before', () => {
    for (const { alarms } of entries) expect(alarms).toEqual(['-P14D', '-P1D'])
  })

  it('names an entry alike in every file, so that calendars do not repeat it', () => {
    const find = (list: typeof entries) => list.find(({ title }) => title.includes('Version 3.0'))
    expect(find(onTheDay)?.uid).toBe(find(entries)?.uid)
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length)
  })

  it('reminds of reviews and of the yearly update while they lie ahead', () => {
    const titles = events(calendarReport(onDay('2025-06-01', situation))).map(
      ({ day, title }) => `${day} ${title}`,
    )
    expect(titles).toContain('2025-12-31 Review data-processing-agreement')
    expect(titles).toContain('2026-01-01 Update the privacy policy')
  })

  it('still lists on its day what is due, and no longer the day after', () => {
    const onMarchFirst = entries.filter(({ day }) => day >= '2027-03-01')
    expect(onTheDay).toEqual(onMarchFirst)
    expect(events(calendarReport(onDay('2027-03-02', situation)))).toEqual(
      onMarchFirst.filter(({ day }) => day !== '2027-03-01'),
    )
  })

  it('gives each entry the id under which calendars have kept it from the first file on', () => {
    // UUIDs of version 5, computed with another library.
    expect(entries.map(({ uid }) => uid)).toEqual([
      'a4562d96-634a-5712-8ba5-84d635270284',
      '322a24a0-357f-5e3c-9a3c-6882fbbe7be8',
      'a580e33c-3ef8-55ac-841f-96d187a8a5d1',
      '52fb193f-1130-5246-9867-d908d8d6d7e6',
      '642e5ad2-0188-5021-9140-c47703e601d1',
      '831579bb-c35d-5286-ae8c-4ca730669a1d',
      '603a5fc1-8197-5807-88f7-ed1791866f56',
      '7387753c-5bf0-5e56-abdb-f20d94f11304',
      'd66b4b57-0fd8-5512-8d2a-e46458647d7d',
    ])
  })
})
