import { join } from 'node:path'
import { builtFolders, healthPath, hostNames } from '../../../server/index.ts'
import { type Fault, OperatorError } from '../folder/index.ts'
import { isLanguage, type Language, languages, localizePath } from '../languages/index.ts'
import { isStatutoryPage, statutoryPageTable, textPages } from './pageRows.ts'
import { oncePerSite, type Site, type TextFile } from './site.ts'

/** The folder in the company's folder with pages of its own. */
export const pagesFolderName = 'pages'

/** A page that the company wrote beside those of the project. */
export interface CompanyPage {
  /** The name of its files, which is the last part of its address in every language. */
  readonly name: string
  /** Its file in each language that it has, of those the site is offered in. */
  readonly files: ReadonlyMap<Language, TextFile>
}

/** What a file in the folder of pages is called: `about.en.md`. */
const fileName = /^(?<name>[a-z0-9]+(?:-[a-z0-9]+)*)\.(?<language>[a-z]+)\.md$/

/** The page and the language of a file in the folder of pages; undefined where its name is not that of a page. */
export function companyPageOf(file: string) {
  const { name, language } = fileName.exec(file)?.groups ?? {}
  if (name === undefined || language === undefined || !isLanguage(language)) return undefined
  return { name, language }
}

/** The pages that a company wrote, in the order of their names. */
export const companyPages = oncePerSite((site): readonly CompanyPage[] => {
  const files = new Map<string, Map<Language, TextFile>>()
  for (const [file, text] of site.pages) {
    const page = companyPageOf(file)
    if (!page || !site.languages.any.includes(page.language)) continue
    const filesOfPage = files.get(page.name) ?? new Map<Language, TextFile>()
    files.set(page.name, filesOfPage.set(page.language, text))
  }
  return Array.from(files, ([name, filesOfPage]) => ({ name, files: filesOfPage }))
})

/** Whether a page of the company's own has taken the place of a page of text. */
export function isReplaced(site: Site, name: string): boolean {
  const givesWay = isStatutoryPage(name) && statutoryPageTable[name].givesWay === true
  return givesWay && companyPages(site).some(page => page.name === name)
}

/** The path of a company's page in a language. */
export function companyPagePath({ name }: Pick<CompanyPage, 'name'>, language: Language): string {
  return localizePath(`/${name}`, language)
}

/** What a build has under names of its own, and what hosts of static sites keep to themselves. */
const reservedNames = ['404', 'index', 'landing', 'legal-home', ...builtFolders, ...hostNames]

/** What has the address of a company's page in a language; undefined if nothing. */
function takenBy(site: Site, name: string, language: Language): string | undefined {
  const { pageHeads } = site
  const path = companyPagePath({ name }, language)
  if (path === healthPath) return 'what says whether the server is up'
  if (reservedNames.includes(name)) return 'files that the build writes'
  for (const { code, legalHome } of languages) {
    if (path === localizePath('/', code)) return 'the landing page'
    if (path === localizePath(`/${legalHome.address}`, code)) return 'the list of all legal pages'
    const page = textPages
      .filter(text => !isReplaced(site, text))
      .find(
        text => text === name || path === localizePath(`/${pageHeads[code][text].address}`, code),
      )
    if (page !== undefined) return `the page ${page}`
  }
  return undefined
}

/**
 * Refuses pages of the company at an address that the site has for something else, whether it has that page now or may
 * have it later. An address that only leads to a page, such as `/help`, gives way.
 * @throws OperatorError with every such file
 */
export function refuseTakenNames(site: Site): void {
  const faults = companyPages(site).flatMap(({ name, files }) =>
    Array.from(files).flatMap(([language, { file }]): Fault[] => {
      const taken = takenBy(site, name, language)
      if (taken === undefined) return []
      const path = companyPagePath({ name }, language)
      const message = `would be at ${path}, which is the address of ${taken}. Give the file another name, like ${join(site.folder, pagesFolderName)}/about.${language}.md`
      return [{ file, line: 1, message }]
    }),
  )
  if (faults.length > 0) throw new OperatorError(faults)
}
