import type { SiteConfig } from '../../src/company/schema/siteSchema.ts'
import { type Site, type TextFile, withConfig } from '../../src/company/site/site.ts'
import { withoutPageFields } from '../../src/company/texts/derived.ts'
import { publishedPolicies } from './publishedPolicies.ts'

/** A site with some of the company's values changed, as they are after they were checked. */
export function withValues(site: Site, change: Partial<SiteConfig>): Site {
  return withConfig(site, { ...site.config, ...change })
}

/**
 * A site with one of its texts changed.
 * @param name of the file below `texts/`
 * @throws where there is no such text, or the change leaves it as it is: the test would prove nothing
 */
export function withText(site: Site, name: string, change: (text: string) => string): Site {
  const file = site.texts.get(name)
  if (!file) throw new Error(`there is no text ${name}`)
  const text = change(file.text)
  if (text === file.text) throw new Error('the test changed nothing')
  return { ...site, texts: new Map([...site.texts, [name, { ...file, text }]]) }
}

/** A site whose company has a text of its own, changed from the project's. */
export function ownText(site: Site, name: string, change: (text: string) => string): Site {
  const texts = new Map(withText(site, name, change).texts)
  const text = withoutPageFields(texts.get(name)?.text ?? '')
  return { ...site, texts: texts.set(name, { file: `${site.folder}/texts/${name}`, text }) }
}

/** A site that lacks some of its texts. */
export function withoutTexts(site: Site, isLeftOut: (name: string) => boolean): Site {
  return { ...site, texts: new Map([...site.texts].filter(([name]) => !isLeftOut(name))) }
}

/**
 * A site whose documents and statutory pages are written in English: the other languages take most
 * of the time.
 * @param others names of files in other languages to keep
 */
export function inEnglish(site: Site, ...others: readonly string[]): Site {
  const isTranslation = (name: string) => /^(?!en\/)\w+\/(?!questions)[\w-]+\.md$/.test(name)
  return withoutTexts(site, name => isTranslation(name) && !others.includes(name))
}

/** A site that published these versions and no others, each file by its name below `versions/`. */
export function withVersions(
  site: Site,
  ...files: readonly (readonly [name: string, file: TextFile])[]
): Site {
  return { ...site, versions: new Map(files) }
}

/** A site with a past and a future: three versions of its privacy policy are published. */
export function withPublishedPolicies(site: Site): Site {
  const folder = `${site.folder}/versions/`
  const files = publishedPolicies(site).map(
    ({ file, text }) => [file.replace(folder, ''), { file, text }] as const,
  )
  return withVersions(site, ...files)
}
