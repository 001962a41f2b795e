import { Headline } from '../../components/Headline.tsx'
import type { Language } from '../../i18n/languages.ts'
import { messages } from '../../i18n/messages/index.ts'
import { routePath } from '../routeTable.ts'
import { SitePage } from '../SitePage.tsx'
import { notFoundStyles } from './styles.ts'

interface NotFoundPageProps {
  readonly language: Language
}

/** What an unknown address shows, with the way back. */
export function NotFoundPage({ language }: NotFoundPageProps) {
  const t = messages[language]
  return (
    <SitePage
      language={language}
      title={t['meta.notFound.title']}
      description={t['meta.notFound.description']}
      navbarTitle={t['meta.notFound.title']}
      css={notFoundStyles}
    >
      <div className="not-found">
        <div className="empty-wall" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
        <h1>
          <Headline text={t['notFound.title']} />
        </h1>
        <p className="lead">{t['notFound.text']}</p>
        <a className="button" href={routePath('landing', language)}>
          {t['back.home']}
        </a>
      </div>
    </SitePage>
  )
}
