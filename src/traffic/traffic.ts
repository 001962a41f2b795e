import { parseLocalizedPath } from '../languages/paths.ts'
import { isAnnouncement, readRecord } from './accessRecord.ts'
import { Counts } from './counts.ts'
import { requestKind } from './requestKind.ts'
import { UnreadableLines } from './unreadableLines.ts'

/** What the requests of access logs were for. */
export class Traffic {
  readonly days = new Counts()
  readonly pages = new Counts()
  /** Requests for a page on a day, by both names: see `pageOnDay`. */
  readonly pagesByDay = new Counts()
  /** Requests for pages by the codes of their languages. */
  readonly languages = new Counts()
  readonly downloads = new Counts()
  readonly campaigns = new Counts()
  readonly notFound = new Counts()
  readonly unreadable = new UnreadableLines()
  requests = 0
  /** Requests that only programs send. */
  robots = 0

  /** Counts a line of a log; those that are empty or say that a server has started say nothing else. */
  add(line: string, file: string, number: number): void {
    const record = readRecord(line)
    if (record === undefined) {
      if (line.trim() !== '' && !isAnnouncement(line)) this.unreadable.add(file, number)
      return
    }
    const { day, path } = record
    this.requests += 1
    switch (requestKind(record)) {
      case 'page':
        this.days.add(day)
        this.pages.add(path)
        this.pagesByDay.add(pageOnDay(path, day))
        this.languages.add(parseLocalizedPath(path).language)
        break
      case 'download':
        this.downloads.add(path)
        break
      case 'campaign':
        this.campaigns.add(path)
        break
      case 'not-found':
        this.notFound.add(path)
        break
      case 'robots':
        this.robots += 1
    }
  }

  /** Requests for a page on a day. */
  onDay(path: string, day: string): number {
    return this.pagesByDay.of(pageOnDay(path, day))
  }
}

/** One name for a page and a day. */
function pageOnDay(path: string, day: string): string {
  return `${day} ${path}`
}
