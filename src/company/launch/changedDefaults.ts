import type { Language } from '../languages/index.ts'
import { isLegalDocument, languagesOf, type Site, type TextFiles } from '../site/index.ts'
import {
  type OwnTextName,
  offeredLanguages,
  ownTextFile,
  ownTextNames,
  partHash,
  partsOf,
  type TextParts,
} from '../texts/index.ts'
import { publishedVersions } from '../versions/index.ts'
import { hasPublished } from './rule.ts'

/** A default text that readers see as it is, and that was another one in the last build. */
export interface ChangedDefault {
  readonly name: OwnTextName
  readonly language: Language
  /** The ids of what has changed: sections of a text, lines of the landing page. */
  readonly ids: readonly string[]
  readonly before: TextParts
  readonly now: TextParts
}

/** The languages in which readers see a default text as it is: a published document is shown as it was frozen. */
function shownIn(site: Site, name: OwnTextName): readonly Language[] {
  if (name === 'landing' || name === 'questions') return offeredLanguages(site, name)
  if (isLegalDocument(name) && publishedVersions(site)[name].length > 0) return []
  return languagesOf(site, name)
}

/**
 * The default texts that a live site shows as they are and that have changed since its last build: the next one
 * puts them online, though nobody has published anything.
 * @param last the default texts of the last build, by their names below `texts/`
 */
export function changedDefaults(site: Site, last: TextFiles): readonly ChangedDefault[] {
  if (!hasPublished(site)) return []
  return ownTextNames.flatMap(name =>
    shownIn(site, name).flatMap((language): readonly ChangedDefault[] => {
      const fileName = ownTextFile(name, language)
      const companyText = site.texts.get(fileName)
      const source = site.defaultTexts.get(fileName)
      const former = last.get(fileName)
      if (!source || !former) return []
      const isCopied = companyText !== undefined && companyText.file !== source.file
      // The company's copy of the landing page takes the place of the lines that it has.
      if (isCopied && name !== 'landing') return []
      const replaced = isCopied ? partsOf(companyText) : new Map()
      const [before, now] = [partsOf(former), partsOf(source)]
      const ids = [...new Set([...now.keys(), ...before.keys()])].filter(
        id => !replaced.has(id) && partHash(before.get(id) ?? '') !== partHash(now.get(id) ?? ''),
      )
      return ids.length > 0 ? [{ name, language, ids, before, now }] : []
    }),
  )
}

/** What a build says about it; undefined where nothing has changed. */
export function changedDefaultsMessage(changed: readonly ChangedDefault[]): string | undefined {
  if (changed.length === 0) return undefined
  const names = [...new Set(changed.map(({ name }) => name))].map(name => {
    const codes = changed.flatMap(text => (text.name === name ? text.language : []))
    return `${name} (${codes.join(', ')})`
  })
  return `Default texts that this site shows as they are have changed since its last build: ${names.join(', ')}. npm run legal -- edit <text> --former puts the former wording into your folder.`
}
