import ical, { ICalAlarmType } from 'ical-generator'
import { stableUuid } from '../site/stableUuid.ts'
import { calendarEntries } from './calendarEntries.ts'
import type { LaunchSituation } from './situation.ts'

const SECONDS_A_DAY = 86_400

/** Days before an entry at which the calendar reminds of it. */
const REMINDER_DAYS = [14, 1] as const

/** The days on which something is due as a calendar file (iCalendar, RFC 5545). */
export function calendarText(situation: LaunchSituation): string {
  const { site, day } = situation
  const calendar = ical({
    name: `${site.brand}: legal dates`,
    prodId: { company: site.brand, product: 'legal dates', language: 'EN' },
  })
  for (const { name, day: due, title, text } of calendarEntries(situation)) {
    calendar.createEvent({
      // The same from file to file, so that a calendar updates an entry instead of repeating it.
      id: stableUuid(`${site.brand}/${name}`),
      start: new Date(`${due}T00:00:00Z`),
      stamp: new Date(`${day}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      summary: title,
      description: text,
      alarms: REMINDER_DAYS.map(days => ({
        type: ICalAlarmType.display,
        trigger: days * SECONDS_A_DAY,
        description: title,
      })),
    })
  }
  return calendar.toString()
}
