import type { Language } from '../../languages/languages.ts'
import { dateText } from '../../model/dateText.ts'
import { isLegalDocument } from '../../model/documents.ts'
import type { LegalRoute } from '../../model/routeGroups.ts'
import { routePath } from '../../model/routes.ts'
import { isStatutoryPage } from '../../model/statutoryPages.ts'
import { type DocumentDetail, documentDetails } from '../../texts/rendered.ts'
import { feedPath } from '../feedPath.ts'
import type { LinksRow } from '../legal/LinksTable.tsx'
import { legalEvents } from '../legalEvents.ts'
import type { SiteBuild } from '../siteBuild.ts'
import { versionListPath } from '../versionPages.ts'

/** What a reader has to know of a page before opening it. */
export interface LegalHomeEntry {
  readonly route: LegalRoute
  readonly path: string
  readonly title: string
  readonly description: string
  /** The language that title and description are written in. */
  readonly textLanguage: Language
  readonly audience: string
  readonly details: readonly DocumentDetail[]
  /** Its other forms. */
  readonly formats: LinksRow['links']
}

type OwnPart = Omit<LegalHomeEntry, 'route' | 'path' | 'audience'>

/** What the list says of a document: which version applies, and since when. */
const shownDetails: readonly string[] = ['legal.version', 'legal.effective', 'legal.lastUpdated']

/** The day the register of processors last changed, as a detail. */
function registerDetails({ site }: SiteBuild, language: Language): readonly DocumentDetail[] {
  const path = routePath('sub-processors', language)
  const day = legalEvents(site, language).find(event => event.path === path)?.day
  return day === undefined
    ? []
    : [{ label: 'legal.lastUpdated', text: dateText(day, language), day }]
}

function ownPart(build: SiteBuild, route: LegalRoute, language: Language): OwnPart {
  const { site } = build
  const texts = site.messages[language]
  const path = routePath(route, language)
  const markdown = { text: 'Markdown', path: `${path}.md` }
  if (isLegalDocument(route)) {
    const document = build.legalTexts[route][language]
    return {
      ...{ title: document.title, description: document.description },
      textLanguage: document.language,
      details: documentDetails(site, document, language).filter(({ label }) =>
        shownDetails.includes(label),
      ),
      formats: [
        markdown,
        { text: 'Word', path: `${path}.docx` },
        { text: 'Atom', path: feedPath(language, route) },
        { text: texts['legal.versions'], path: versionListPath(route, language) },
      ],
    }
  }
  if (isStatutoryPage(route)) {
    const { title, description, language: textLanguage } = build.statutoryTexts[route][language]
    return { title, description, textLanguage, details: [], formats: [markdown] }
  }
  const own = { textLanguage: language, details: [], formats: [] }
  switch (route) {
    case 'sub-processors':
      return {
        ...own,
        ...{ title: texts['processors.title'], description: texts['processors.description'] },
        details: registerDetails(build, language),
      }
    case 'your-rights':
      return {
        ...own,
        ...{ title: texts['legal.your-rights'], description: build.rights[language].description },
      }
  }
}

/** The entry of a page in the list of all legal pages. */
export function legalHomeEntry(
  build: SiteBuild,
  route: LegalRoute,
  language: Language,
): LegalHomeEntry {
  return {
    ...{ route, ...ownPart(build, route, language) },
    path: routePath(route, language),
    audience: build.site.messages[language][`audience.${route}`],
  }
}
