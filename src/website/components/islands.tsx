import type { PropsWithChildren } from 'react'
import { Navbar } from './navbar/Navbar.tsx'
import { readNavbar, readNavbarMessages } from './navbar/readNavbar.ts'
import { readContents, TableOfContents } from './TableOfContents.tsx'

/** What React takes over in the browser; props and texts are read from its HTML, so that they travel only once. */
export const islands = {
  navbar: { component: Navbar, read: readNavbar, readMessages: readNavbarMessages },
  contents: { component: TableOfContents, read: readContents },
}

export type IslandName = keyof typeof islands

/** A part of the page that is complete as HTML; React hydrates it on the first interaction. */
export function Island({ name, children }: PropsWithChildren<{ readonly name: IslandName }>) {
  return (
    <div className="island" data-island={name}>
      {children}
    </div>
  )
}
