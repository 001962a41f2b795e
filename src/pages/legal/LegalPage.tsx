import { linkToRoute } from '../../model/routes.ts'
import { BackLink } from '../BackLink.tsx'
import { DraftNote } from '../drafts/DraftNote.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { LegalPageEntry } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import { documentStyles } from '../styles/styles.ts'
import { versionListPath } from '../versionPages.ts'
import { DocumentArticle } from './DocumentArticle.tsx'
import { FormatsRow } from './FormatsRow.tsx'
import { RelatedRow } from './RelatedRow.tsx'

/** A legal document with its dates, its table of contents and its text. */
export function LegalPage({ page, build }: PageProps<LegalPageEntry>) {
  const { site } = build
  const { route, language } = page
  const document = build.legalTexts[route][language]
  const home = linkToRoute(site, 'landing', language)

  return (
    <PageFrame
      page={page}
      build={build}
      title={document.title}
      description={document.description}
      navbarTitle={document.title}
      css={documentStyles}
    >
      <DocumentArticle
        {...{ site, route, language, document }}
        draftNote={<DraftNote site={site} document={route} />}
        rows={
          <>
            <FormatsRow path={page.path} versionsPath={versionListPath(route, language)} />
            <RelatedRow document={route} />
          </>
        }
      >
        <BackLink to={home} label={site.messages[language]['back.home']} />
      </DocumentArticle>
    </PageFrame>
  )
}
