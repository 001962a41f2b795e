import { renderToStaticMarkup } from 'react-dom/server'
import { LanguageProvider } from '../../src/languages/LanguageProvider.tsx'
import { localized } from '../../src/languages/languages.ts'
import { messages } from '../../src/languages/messages.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { Landing } from '../../src/pages/landing/Landing.tsx'
import { finishedSite } from './environment.mjs'

/**
 * Prints, as JSON, what the landing pages in French and Spanish show with drawn works: the one fixture
 * that is built in these languages has works of its own.
 */
const site = loadSite({ folder: 'tests/sites/finished', today: finishedSite.SITE_DATE })
const landings = (['fr', 'es'] as const).map(language => [
  `/${language}`,
  renderToStaticMarkup(
    <LanguageProvider
      language={language}
      messages={messages[language]}
      alternates={localized(() => '/')}
    >
      <Landing site={site} questions={[]} stores={[]} works={{}} />
    </LanguageProvider>,
  ),
])
process.stdout.write(JSON.stringify(Object.fromEntries(landings)))
