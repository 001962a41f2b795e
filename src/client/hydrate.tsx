import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { currentSection } from '../components/hooks/useActiveSection.ts'
import type { IslandPayload } from '../components/Island.tsx'
import { type IslandName, islands } from '../components/islands.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { restAfterDay } from './endOfDay.ts'
import { targetSection } from './targetSection.ts'

/** The island's own component: the build wrote name and props of the payload together. */
function islandComponent(name: string | undefined): ComponentType<object> {
  return islands[name as IslandName].component as ComponentType<object>
}

/** Lets React take over the interactive parts of the page; `wokenBy` is the event that asked for it. */
export function hydrateIslands(wokenBy: string): void {
  restAfterDay()
  const target = targetSection(wokenBy)
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const payload = JSON.parse(root.dataset.payload ?? '') as IslandPayload
    const { language, messages, alternates } = payload
    const Component = islandComponent(root.dataset.island)
    hydrateRoot(
      root,
      <LanguageProvider
        language={language}
        messages={messages}
        alternates={alternates}
        currentSection={currentSection}
      >
        <Component {...(payload.props as object)} {...(target && { targetSection: target })} />
      </LanguageProvider>,
    )
  }
}
