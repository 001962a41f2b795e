import { DocumentArticle } from '../legal/DocumentArticle.tsx'
import { legalStyles } from '../legal/styles.ts'
import type { AppViewPageEntry } from '../pageTable.ts'
import type { PageProps } from '../siteBuild.ts'
import { AppFrame } from './AppFrame.tsx'
import { LanguagesRow } from './LanguagesRow.tsx'
import { withinApp } from './withinApp.ts'

/** A legal document for a web view of the app: its head and its text, from the same source as its page. */
export function AppViewPage({ page, build }: PageProps<AppViewPageEntry>) {
  const { route, language, alternates } = page
  const document = withinApp(build.legalTexts[route][language])
  return (
    <AppFrame
      page={page}
      build={build}
      title={document.title}
      description={document.description}
      css={legalStyles}
    >
      <DocumentArticle
        {...{ route, language, document }}
        site={build.site}
        rows={<LanguagesRow alternates={alternates} />}
      />
    </AppFrame>
  )
}
