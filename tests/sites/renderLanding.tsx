import { renderToStaticMarkup } from 'react-dom/server'
import { LanguageProvider } from '../../src/company/languages/LanguageProvider.tsx'
import { type Language, localized, messages } from '../../src/company/languages/languages.ts'
import type { Site } from '../../src/company/site/site.ts'
import { Landing } from '../../src/website/pages/landing/Landing.tsx'

type Shown = Parameters<typeof Landing>[0]['build']

/**
 * What the landing page of a site shows with drawn works and without questions.
 * @param shown what a build shows besides
 */
export function renderLanding(site: Site, language: Language, shown: Partial<Shown> = {}): string {
  const build = {
    site,
    isIndexed: false,
    questions: localized(() => []),
    badges: {},
    qrCodes: {},
    works: {},
    screens: {},
    ...shown,
  }
  return renderToStaticMarkup(
    <LanguageProvider
      language={language}
      messages={messages[language]}
      alternates={localized(() => '/')}
    >
      <Landing build={build} />
    </LanguageProvider>,
  )
}
