import { defaultLanguage, type Language } from '../languages/index.ts'
import type { AudibleClip, Mark } from '../media/index.ts'
import { type FieldPath, type Site, type TextName, textFile } from '../model/index.ts'
import { type EditedDocument, siteTexts } from '../texts/index.ts'
import { publishedVersions } from '../versions/index.ts'

/** What the rules look at: a site on its day, and what is not read with it. */
export interface LaunchSituation {
  readonly site: Site
  /** Whether the last build was made from the sources as they are; left out where nobody has looked. */
  readonly isBuildFresh?: boolean
  /** Clips with sound; left out where nobody has looked. */
  readonly audible?: readonly AudibleClip[]
  /** The company's own mark; left out where there is none, or nobody has looked. */
  readonly mark?: Mark | undefined
}

/** Whether people rely on the site already: then what merely comes with the days warns, and blocks nothing. */
export function isLive(site: Site): boolean {
  return Object.values(publishedVersions(site)).some(versions => versions.length > 0)
}

/** Where a field of the operator's file is: `site/site.yaml:12`; or the variable that overrides it. */
export function locateField({ source, overrides = {} }: Site, ...path: FieldPath): string {
  const name = path.join('.')
  if (Object.hasOwn(overrides, name)) return `SITE_${name.toUpperCase()}`
  return `${source.file}:${source.lineOf(path)}`
}

/** The documents in the language that every one of them is written in. */
export function inDefaultLanguage(site: Site): readonly EditedDocument[] {
  return siteTexts(site).documents.filter(({ language }) => language === defaultLanguage)
}

/**
 * Where a text is in the company's folder; where it is not there yet, with the command that puts a copy
 * there, which has the same lines.
 * @param line 1-based; left out where the file as a whole is meant
 */
export function locateText(
  { folder, texts }: Site,
  name: TextName,
  line?: number,
  language: Language = defaultLanguage,
): string {
  const file = `${folder}/texts/${textFile(name, language)}`
  const isOwn = texts.get(textFile(name, language))?.file === file
  const place = line === undefined ? file : `${file}:${line}`
  return isOwn ? place : `${place}, once npm run legal -- edit ${name} has written it`
}

/** Where a document states a value of its own: `site/texts/en/terms-of-service.md:6`. */
export function locateFrontMatter(
  site: Site,
  { name, language, lineOf }: EditedDocument,
  field: 'effective' | 'nextReview' | 'version',
): string {
  return locateText(site, name, lineOf(field), language)
}
