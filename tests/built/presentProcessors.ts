import { site } from '../../src/site/values.ts'

const today = process.env.SITE_DATE ?? new Date().toISOString().slice(0, 10)

/** The processors of the site that process data on the day of the build. */
export const presentProcessors = site.processors.filter(
  ({ since, until }) =>
    (typeof since !== 'string' || since <= today) && (until === undefined || until > today),
)
