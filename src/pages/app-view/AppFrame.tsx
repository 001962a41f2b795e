import type { ReactNode } from 'react'
import { Document } from '../../components/Document.tsx'
import { SkipLink } from '../../components/SkipLink.tsx'
import { LanguageProvider } from '../../languages/LanguageProvider.tsx'
import { paletteOf } from '../../model/palette.ts'
import { documentHead } from '../documentHead.ts'
import { DraftMark } from '../drafts/DraftMark.tsx'
import draftStyles from '../drafts/draftMark.css?inline'
import type { AppViewPageEntry } from '../pageTable.ts'
import type { SiteBuild } from '../siteBuild.ts'

interface AppFrameProps {
  readonly page: AppViewPageEntry
  readonly build: SiteBuild
  readonly title: string
  readonly description: string
  readonly css: string
  readonly children: ReactNode
}

/** A page within the app, which has a bar of its own and a way back: no navbar, no footer. */
export function AppFrame({ page, build, title, description, css, children }: AppFrameProps) {
  const { language, alternates } = page
  const { site } = build
  return (
    <Document
      resources={build.resources}
      language={language}
      css={site.showsDrafts ? css + draftStyles : css}
      palette={paletteOf(site.config)}
      icon={build.mark?.icon}
      head={documentHead({ page, build, title, description })}
    >
      <LanguageProvider
        language={language}
        messages={site.messages[language]}
        alternates={alternates}
      >
        <SkipLink />
        {site.showsDrafts && <DraftMark />}
        <main id="content" className="container app-view">
          {children}
        </main>
      </LanguageProvider>
    </Document>
  )
}
