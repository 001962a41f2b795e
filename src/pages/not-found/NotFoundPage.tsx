import { Headline } from '../../components/Headline.tsx'
import { linkToRoute } from '../../model/routes.ts'
import { PageFrame } from '../PageFrame.tsx'
import type { NotFoundPageEntry } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import { notFoundStyles } from '../styles/styles.ts'
import { Wall } from './Wall.tsx'

/** What an unknown address shows, with the way back. */
export function NotFoundPage({ page, build }: PageProps<NotFoundPageEntry>) {
  const { site } = build
  const texts = site.messages[page.language]
  const home = linkToRoute(site, 'landing', page.language)
  const title = texts['meta.notFound.title']
  return (
    <PageFrame
      page={page}
      build={build}
      title={title}
      description={texts['meta.notFound.description']}
      css={notFoundStyles}
    >
      <div className="not-found">
        <div>
          <h1>
            <Headline text={texts['notFound.title']} />
          </h1>
          <p className="lead">{texts['notFound.text']}</p>
          <a className="button" href={home.path} hrefLang={home.otherLanguage}>
            {texts['back.home']}
          </a>
        </div>
        <Wall home={home} />
      </div>
    </PageFrame>
  )
}
