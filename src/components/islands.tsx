import type { ComponentType } from 'react'
import type { Messages } from '../languages/language.ts'
import { Navbar, type NavbarProps } from './navbar/Navbar.tsx'
import { readNavbar, readNavbarMessages } from './navbar/readNavbar.ts'
import { readContents, TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx'

/** The props of every part that React takes over in the browser. */
export interface IslandProps {
  readonly navbar: NavbarProps
  readonly contents: TableOfContentsProps
}

export type IslandName = keyof IslandProps

/** A component, and how its props and texts are read from its HTML, so that they travel only once. */
interface IslandDefinition<Props> {
  readonly component: ComponentType<Props>
  readonly read: (root: HTMLElement) => Props
  readonly readMessages?: (root: HTMLElement) => Messages
}

type IslandDefinitions = { readonly [Name in IslandName]: IslandDefinition<IslandProps[Name]> }

export const islands: IslandDefinitions = {
  navbar: { component: Navbar, read: readNavbar, readMessages: readNavbarMessages },
  contents: { component: TableOfContents, read: readContents },
}

interface IslandOptions<Name extends IslandName> {
  readonly name: Name
  readonly props: IslandProps[Name]
}

/** A part of the page that is complete as HTML; React hydrates it on the first interaction. */
export function Island<Name extends IslandName>({ name, props }: IslandOptions<Name>) {
  const { component: Component } = islands[name]
  return (
    <div className="island" data-island={name}>
      <Component {...props} />
    </div>
  )
}
