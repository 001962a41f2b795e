import type { Language } from '../../i18n/languages.ts'
import { messages } from '../../i18n/messages/index.ts'
import { SitePage } from '../SitePage.tsx'
import { Landing } from './Landing.tsx'
import { landingStyles } from './styles.ts'

interface LandingPageProps {
  readonly language: Language
}

/** The route `/`. */
export function LandingPage({ language }: LandingPageProps) {
  return (
    <SitePage
      language={language}
      route="landing"
      title={messages[language]['meta.landing.title']}
      description={messages[language]['meta.landing.description']}
      css={landingStyles}
    >
      <Landing />
    </SitePage>
  )
}
