import type { LaunchSituation } from '../../../src/company/launch/rule.ts'
import type { SiteConfig } from '../../../src/company/schema/siteSchema.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { type TextFile, withConfig } from '../../../src/company/site/site.ts'

const today = '2025-06-01'

/** A situation with other values of the company. */
export function changed({ site }: LaunchSituation, change: Partial<SiteConfig>): LaunchSituation {
  return { site: withConfig(site, { ...site.config, ...change }) }
}

/** A situation whose texts are others. */
function withTexts(
  { site }: LaunchSituation,
  change: (name: string, file: TextFile) => TextFile | undefined,
): LaunchSituation {
  const entries = [...site.texts].flatMap(([name, file]): (readonly [string, TextFile])[] => {
    const text = change(name, file)
    return text ? [[name, text]] : []
  })
  return { site: { ...site, texts: new Map(entries) } }
}

/** A site of which nothing has been supplied: what a new company starts from. */
export const unsupplied = { site: loadSite({ folder: 'tests/sites/unsupplied', today }) }

/** The values of the finished site without what is reserved for examples. */
function withoutExamples(config: SiteConfig): SiteConfig {
  const kept = config.acceptedFindings.filter(({ finding }) => finding === 'publication:first')
  const text = JSON.stringify({ ...config, acceptedFindings: kept })
  return JSON.parse(
    text
      .replaceAll(/example\.(?:com|org)/g, 'longhand.app')
      .replaceAll('Musterstraße', 'Lindenstraße'),
  )
}

const finishedSite = loadSite({ folder: 'tests/sites/finished', today })

/** The finished site on a day before the DPA's review date, with nothing accepted but that it publishes nothing. */
export const finishedInEveryLanguage = changed(
  { site: finishedSite },
  withoutExamples(finishedSite.config),
)

/** A situation whose documents are in English alone, which takes a quarter of the time to parse. */
function inEnglish(situation: LaunchSituation): LaunchSituation {
  const languages = { ...situation.site.config.languages, legal: ['en' as const] }
  return withTexts(changed(situation, { languages }), (name, file) =>
    /^(?!en\/)\w+\/(?!questions|rights)[\w-]+\.md$/.test(name) ? undefined : file,
  )
}

export const finished = inEnglish(finishedInEveryLanguage)

/** The finished situation with some of the company's values changed. */
export function withSite(change: Partial<SiteConfig>): LaunchSituation {
  return changed(finished, change)
}

/** A situation on another day. */
export function onDay(day: string, { site }: LaunchSituation = finished): LaunchSituation {
  return { site: { ...site, today: day } }
}

/** A situation with every language of one text changed alike. */
export function withText(
  situation: LaunchSituation,
  text: string,
  change: (text: string) => string,
): LaunchSituation {
  return withTexts(situation, (name, file) =>
    name.includes(text) ? { ...file, text: change(file.text) } : file,
  )
}

/** A situation in which these versions are published, each file by its name below `versions/`. */
export function withVersions(
  versions: Iterable<readonly [name: string, file: TextFile]>,
  { site }: LaunchSituation = finished,
): LaunchSituation {
  return { site: { ...site, versions: new Map(versions) } }
}
