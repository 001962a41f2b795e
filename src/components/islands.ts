import type { ComponentType } from 'react'
import type { MessageKey, Messages } from '../i18n/messages.ts'
import { Navbar, type NavbarProps, navbarMessages } from './navbar/Navbar.tsx'
import { readEntries, readLabels, readLanguages } from './readProps.ts'
import { TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx'

/** The props of every part that React takes over in the browser. */
export interface IslandProps {
  readonly navbar: NavbarProps
  readonly contents: TableOfContentsProps
}

export type IslandName = keyof IslandProps

interface IslandDefinition<Props> {
  readonly component: ComponentType<Props>
  /** The texts it uses that are not read from its HTML; only these travel to the browser. */
  readonly messages: readonly MessageKey[]
  /** The texts that its HTML holds already. */
  readonly readMessages?: (root: HTMLElement) => Messages
  /** Props that the island's HTML holds already: they are read from it and travel no second time. */
  readonly inHtml: { readonly [Key in keyof Props]?: (root: HTMLElement) => Props[Key] }
}

type IslandDefinitions = { readonly [Name in IslandName]: IslandDefinition<IslandProps[Name]> }

export const islands: IslandDefinitions = {
  navbar: {
    component: Navbar,
    messages: navbarMessages,
    readMessages: readLabels,
    inHtml: { languageLinks: readLanguages },
  },
  contents: { component: TableOfContents, messages: [], inHtml: { entries: readEntries } },
}
