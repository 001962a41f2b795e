import { expect, it } from 'vitest'
import { launchCalendars } from '../../../src/build/output/discovery/launchCalendar.ts'
import { knownMediaType } from '../../../src/build/output/files.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { message } from '../../sites/message.ts'
import { withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2026-06-01' })

/** The finished site before it is in a store, with the day of its launch. */
const awaited = withValues(finished, {
  app: { ...finished.config.app, appStore: undefined, launchOn: '2026-08-31' },
})

it('the calendar file holds the day of the launch and a reminder', () => {
  const event = message('reminder.event', { brand: 'Longhand Studio' })
  const [[path, file] = []] = launchCalendars(awaited)
  expect(path).toBe('/app-launch.ics')
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Longhand Studio//App launch//EN',
      'BEGIN:VEVENT',
      // Of version 5, computed with another library.
      'UID:bdce9597-60ca-584a-9ab5-6b3d82cd960a',
      'DTSTAMP:20260601T000000Z',
      'DTSTART;VALUE=DATE:20260831',
      'DTEND;VALUE=DATE:20260901',
      `SUMMARY:${event}`,
      'URL:https://www.example.com/',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${event}`,
      'TRIGGER:PT9H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

it('each language of the landing page has one, about the same event', () => {
  const files = new Map(launchCalendars(awaited))
  expect([...files.keys()]).toEqual([
    '/app-launch.ics',
    '/de/app-launch.ics',
    '/fr/app-launch.ics',
    '/es/app-launch.ics',
  ])
  const german = String(files.get('/de/app-launch.ics')).split('\r\n')
  expect(german).toContain('SUMMARY:Longhand Studio ist da: App laden')
  expect(german).toContain('UID:bdce9597-60ca-584a-9ab5-6b3d82cd960a')
  expect(german).toContain('URL:https://www.example.com/de')
})

it('long lines are folded after 75 bytes, within no character, and commas are marked', () => {
  const brand = `Größe, ${'ä'.repeat(60)}`
  const files = new Map(launchCalendars(withValues(awaited, { brand })))
  const file = files.get('/de/app-launch.ics')
  const lines = String(file).split('\r\n')
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBe(75)
  expect(String(file).replaceAll('\r\n ', '')).toContain(
    `SUMMARY:Größe\\, ${'ä'.repeat(60)} ist da: App laden\r\n`,
  )
})

it.each([
  ['the app is in a store', finished.config.app.appStore, '2026-08-31'],
  ['the day has come', undefined, '2026-06-01'],
  ['no day is written', undefined, undefined],
])('there is none where %s', (_, appStore, launchOn) => {
  const app = { ...finished.config.app, appStore, launchOn }
  expect(launchCalendars(withValues(finished, { app }))).toEqual([])
})

it('is served as a calendar', () => {
  expect(knownMediaType('de/app-launch.ics')).toBe('text/calendar; charset=utf-8')
})
