import type { ReactNode } from 'react'
import { Document } from '../components/Document.tsx'
import { SkipLink } from '../components/SkipLink.tsx'
import { LanguageProvider } from '../languages/LanguageProvider.tsx'
import { paletteOf } from '../model/palette.ts'
import { documentHead } from './documentHead.ts'
import { DraftMark } from './drafts/DraftMark.tsx'
import type { Page } from './pageTable.ts'
import type { SiteBuild } from './siteBuild.ts'
import draftStyles from './styles/draft.css?inline'

/** What every page is made from. */
export interface PageShellProps {
  readonly page: Page
  readonly build: SiteBuild
  readonly title: string
  readonly description: string
  readonly css: string
  readonly children: ReactNode
}

/** What every page has, the app's views too: document, language, skip link, and the mark of a draft. */
export function PageShell({ page, build, title, description, css, children }: PageShellProps) {
  const { language, alternates } = page
  const { site } = build
  return (
    <Document
      resources={build.resources}
      language={language}
      palette={paletteOf(site.config)}
      icon={build.mark?.icon}
      css={site.showsDrafts ? css + draftStyles : css}
      head={documentHead({ page, build, title, description })}
    >
      <LanguageProvider
        language={language}
        messages={site.messages[language]}
        alternates={alternates}
      >
        <SkipLink />
        {site.showsDrafts && <DraftMark />}
        {children}
      </LanguageProvider>
    </Document>
  )
}
