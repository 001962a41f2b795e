import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { currentSection } from '../components/hooks/useActiveSection.ts'
import type { IslandPayload } from '../components/Island.tsx'
import { type IslandName, islands } from '../components/islands.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { restAfterDay } from './endOfDay.ts'
import { keepOneAnswerOpen } from './exclusiveDetails.ts'
import { type FirstSign, targetSection } from './targetSection.ts'

interface StoredIsland {
  readonly component: ComponentType<object>
  readonly inHtml: Readonly<Record<string, (root: HTMLElement) => unknown>>
}

/** The island's own definition: the build wrote name and props of the payload together. */
function islandNamed(name: string | undefined): StoredIsland {
  return islands[name as IslandName] as unknown as StoredIsland
}

function hydrateIsland(root: HTMLElement, shared: object): void {
  const payload = JSON.parse(root.dataset.payload ?? '') as IslandPayload
  const { language, messages, alternates } = payload
  const { component: Component, inHtml } = islandNamed(root.dataset.island)
  const read = Object.entries(inHtml).map(([key, readProp]) => [key, readProp(root)])
  const props = { ...(payload.props as object), ...Object.fromEntries(read), ...shared }
  hydrateRoot(
    root,
    <LanguageProvider
      language={language}
      messages={messages}
      alternates={alternates}
      currentSection={currentSection}
    >
      <Component {...props} />
    </LanguageProvider>,
  )
}

/** Lets React take over the interactive parts of the page. */
export function hydrateIslands(sign: FirstSign): void {
  restAfterDay()
  keepOneAnswerOpen()
  const target = targetSection(sign)
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    hydrateIsland(root, target ? { targetSection: target } : {})
  }
}
