import { comingLaunchDay, daysAfter, type Site } from '../site/index.ts'
import { DAYS_OF_NOTE, publishedVersions, withdrawalOf } from '../versions/index.ts'

/** A day on which a build shows something other than today's would. */
export interface DueBuild {
  /** ISO 8601 */
  readonly day: string
  readonly reason: string
}

/** The first day after the site's on which another build is due; undefined if no date lies ahead. */
export function nextBuild(site: Site): DueBuild | undefined {
  const daysOfVersions = Object.values(publishedVersions(site)).flatMap(versions => {
    const valid = versions.filter(version => !withdrawalOf(version, versions))
    return valid.flatMap(({ document, version, publishedOn, effective }, index) => {
      const name = `version ${version} of ${document}`
      const noteEnds = daysAfter(effective, DAYS_OF_NOTE + 1)
      return [
        { day: publishedOn, reason: `${name} is announced` },
        { day: effective, reason: `${name} takes effect` },
        ...(index > 0 ? [{ day: noteEnds, reason: `the note on ${name} ends` }] : []),
      ]
    })
  })
  const daysOfProcessors = site.config.processors
    .flatMap(({ announcedOn, since, until }) => [announcedOn, since, until])
    .flatMap(day => (day ? { day, reason: 'the register of processors changes' } : []))
  const launch = comingLaunchDay(site)
  const daysOfLaunch =
    launch === undefined ? [] : [{ day: launch, reason: 'the reminder of the launch ends' }]
  return [...daysOfVersions, ...daysOfProcessors, ...daysOfLaunch]
    .filter(({ day }) => day > site.today)
    .toSorted((first, second) => first.day.localeCompare(second.day))[0]
}
