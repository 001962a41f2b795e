import {
  absoluteUrl,
  comingLaunchDay,
  daysAfter,
  fillMessage,
  type Language,
  launchCalendarPath,
  routePath,
  type Site,
} from '../../../company/index.ts'
import type { DiscoveryFile } from '../files.ts'
import { stableUuid } from './stableUuid.ts'

/** Bytes of a line without its end (RFC 5545 §3.1). */
const LONGEST_LINE = 75

/** A line in as many as its length asks for; those that continue it begin with a space (RFC 5545 §3.1). */
function foldedLine(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (length + bytes > LONGEST_LINE) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += bytes
  }
  return folded
}

/** A text as calendars write it (RFC 5545 §3.3.11). */
function calendarText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&')
}

/** A day as calendars write it (RFC 5545 §3.3.4). */
function calendarDay(day: string): string {
  return day.replaceAll('-', '')
}

/** A calendar with the day of the launch, all day long, and a reminder at nine in the morning (RFC 5545). */
function launchCalendar(site: Site, day: string, language: Language): string {
  const { brand } = site.config
  const summary = calendarText(fillMessage(site.messages[language]['reminder.event'], { brand }))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(brand)}//App launch//${language.toUpperCase()}`,
    'BEGIN:VEVENT',
    // The same in every language and build: a calendar that has the event moves it to a new day.
    `UID:${stableUuid(`${brand}/app-launch`)}`,
    `DTSTAMP:${calendarDay(site.today)}T000000Z`,
    `DTSTART;VALUE=DATE:${calendarDay(day)}`,
    `DTEND;VALUE=DATE:${calendarDay(daysAfter(day, 1))}`,
    `SUMMARY:${summary}`,
    `URL:${absoluteUrl(site, routePath(site, 'landing', language))}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => `${foldedLine(line)}\r\n`).join('')
}

/** The calendar files that the landing pages offer while the day of the launch lies ahead. */
export function launchCalendars(site: Site): readonly DiscoveryFile[] {
  const day = comingLaunchDay(site)
  if (day === undefined) return []
  return site.languages.site.map(
    (language): DiscoveryFile => [
      launchCalendarPath(language),
      launchCalendar(site, day, language),
    ],
  )
}
