import { renderToStaticMarkup } from 'react-dom/server'
import { LanguageProvider } from '../../src/languages/LanguageProvider.tsx'
import { type Language, localized } from '../../src/languages/languages.ts'
import { messages } from '../../src/languages/messages.ts'
import type { Site } from '../../src/model/site.ts'
import { Landing } from '../../src/pages/landing/Landing.tsx'
import { shownReviews } from '../../src/pages/siteBuild.ts'

/** What the landing page of a site shows with drawn works, without questions and stores. */
export function renderLanding(site: Site, language: Language): string {
  return renderToStaticMarkup(
    <LanguageProvider
      language={language}
      messages={messages[language]}
      alternates={localized(() => '/')}
    >
      <Landing
        site={site}
        reviews={shownReviews({ site, isIndexed: false })}
        questions={[]}
        stores={[]}
        works={{}}
      />
    </LanguageProvider>,
  )
}
