import type { DataItems } from '../data/index.ts'
import { type SiteSource, versionTextOfName } from '../folder/index.ts'
import { type Catalog, type Language, type Localized, languages } from '../languages/index.ts'
import { type Processor, parseConfig, type SiteConfig } from '../schema/index.ts'
import { dataConditions, withDataOfItems } from './collectedData.ts'
import { type Conditions, conditionsOf } from './conditions.ts'
import type { PageHeads } from './pageRows.ts'

/** A file with its text. */
export interface TextFile {
  /** Path as messages name it. */
  readonly file: string
  readonly text: string
}

/** Files by their names below a folder: `en/privacy-policy.md`. */
export type TextFiles = ReadonlyMap<string, TextFile>

/** What a site is made from, as it was read. */
export interface SiteInput {
  /** Path of the company's folder as messages name it. */
  readonly folder: string
  /** The day the site is built for, ISO 8601: it decides which version of a document is in force. */
  readonly today: string
  readonly source: SiteSource
  /** Fields that the environment overrides, for previews. */
  readonly overrides?: Readonly<Partial<Record<'origin' | 'indexing', string>>>
  /** Whether texts that are being edited are shown: for a preview, never for what is deployed. */
  readonly showsDrafts?: boolean
  /** The wording of every text: the company's own where there is one, else the project's. */
  readonly texts: TextFiles
  /** The project's own wording of every text, whether it is used or not; the landing page's among them. */
  readonly defaultTexts: TextFiles
  /** What the heads of the texts say of their pages: what they are called, for whom they are, and their addresses. */
  readonly pageHeads: PageHeads
  /** The pages of the company's own, by their names below `pages/`: `about.en.md`. */
  readonly pages: TextFiles
  /** The published versions, by their names below `versions/`. */
  readonly versions: TextFiles
  /** The list of what was published; left out by a site that keeps none. */
  readonly ledger?: TextFile | undefined
  /** The list of the addresses that the site has had; left out by a site that keeps none. */
  readonly addresses?: TextFile | undefined
  /** The files that are served as they are at the root of the site, by their paths from there. */
  readonly publicFiles: readonly string[]
  /** The values kept of each version, by the names of their files below `facts/`: `privacy-policy/3.0.yaml`. */
  readonly keptValues: TextFiles
  /** Who processes data according to the documents in force; left out where they follow `site.yaml`. */
  readonly processorsInForce?: readonly Processor[] | undefined
  /** What the company collects: the project's table with the changes of `data.yaml`. */
  readonly dataItems: DataItems
  /** The file with these changes; left out by a company that has none. */
  readonly dataFile?: SiteSource | undefined
  /** The texts of the interface, with the company's own copy in place. */
  readonly messages: Localized<Catalog>
}

/** A site on a day, as one value that never changes: everything else is computed from it. */
export interface Site extends SiteInput {
  readonly config: SiteConfig
  /** The languages that the company chose for the landing page and for legal documents (docs/rulings.md, ruling 18). */
  readonly languages: SiteConfig['languages'] & {
    /** Those that are offered, for either. */
    readonly any: readonly Language[]
    /** Those in which documents were published and are offered no more: what readers agreed to stays at its address. */
    readonly kept: readonly Language[]
  }
  readonly conditions: Conditions
}

/** The value of a site from what was read. @throws OperatorError for everything wrong in the company's file */
export function siteOf(input: SiteInput): Site {
  const { source, overrides } = input
  const config = parseConfig({ ...source.value, ...overrides }, source)
  return withConfig(input, config)
}

/** A site with these values of the company, which have been checked. */
export function withConfig(input: SiteInput, config: SiteConfig): Site {
  const { site, legal } = config.languages
  const codes = languages.map(({ code }) => code)
  const any = codes.filter(code => site.includes(code) || legal.includes(code))
  const published = Array.from(input.versions.keys(), name => versionTextOfName(name)?.language)
  const kept = codes.filter(code => !legal.includes(code) && published.includes(code))
  const conditions = conditionsOf(config, input.today, input.processorsInForce)
  return {
    ...input,
    config: { ...config, processors: withDataOfItems(config.processors, input.dataItems) },
    languages: { site, legal, any, kept },
    conditions: { ...conditions, ...dataConditions(input.dataItems, conditions) },
  }
}

/** A site on another day. */
export function onDay(site: Site, today: string): Site {
  return today === site.today ? site : withConfig({ ...site, today }, site.config)
}

/** The absolute address of a path of the site. */
export function absoluteUrl({ config }: Site, path: string): string {
  return new URL(path, config.origin).href
}

/** A value that a pure function computes from a site once, when it is first asked for. */
export function oncePerSite<Value>(compute: (site: Site) => Value): (site: Site) => Value {
  const computed = new WeakMap<Site, Value>()
  return site => {
    if (!computed.has(site)) computed.set(site, compute(site))
    return computed.get(site) as Value // the value of this site, even where that is undefined
  }
}
