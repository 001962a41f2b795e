import ical, { ICalAlarmType } from 'ical-generator'
import { stableUuid } from '../../model/stableUuid.ts'
import { calendarEntries } from '../calendarEntries.ts'
import type { LaunchSituation } from '../situation.ts'

const SECONDS_A_DAY = 86_400

/** Days before an entry at which the calendar reminds of it. */
const REMINDER_DAYS = [14, 1] as const

/** The days on which something is due as a calendar file (iCalendar, RFC 5545). */
export function calendarReport(situation: LaunchSituation): string {
  const { config, today } = situation.site
  const calendar = ical({
    name: `${config.brand}: legal dates`,
    prodId: { company: config.brand, product: 'legal dates', language: 'EN' },
  })
  for (const { name, day, title, text } of calendarEntries(situation)) {
    calendar.createEvent({
      // The same from file to file, so that a calendar updates an entry instead of repeating it.
      id: stableUuid(`${config.brand}/${name}`),
      start: new Date(`${day}T00:00:00Z`),
      stamp: new Date(`${today}T00:00:00Z`),
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
