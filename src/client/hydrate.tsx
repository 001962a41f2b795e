import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type IslandName, islands } from '../components/islands.tsx'
import { readAlternates, readLanguage } from '../components/navbar/readNavbar.ts'
import { currentSection } from '../components/sections.ts'
import { LanguageProvider } from '../languages/LanguageProvider.tsx'
import type { Messages } from '../languages/language.ts'
import { listen } from './listen.ts'
import { type FirstSign, targetSection } from './targetSection.ts'

/** Ends the current task, so that the browser can answer and paint before the next one begins. */
function nextTask(): Promise<void> {
  // Chrome 129 and Firefox 142 continue ahead of other tasks; Safari has no `scheduler`.
  return globalThis.scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}

interface StoredIsland {
  readonly component: ComponentType<object>
  readonly read: (root: HTMLElement) => object
  readonly readMessages?: (root: HTMLElement) => Messages
}

function hydrateIsland(root: HTMLElement, sign: FirstSign): void {
  // The island's own definition, whose component takes the props that it reads.
  const island = islands[root.dataset.island as IslandName] as unknown as StoredIsland
  const { component: Component, read, readMessages } = island
  hydrateRoot(
    root,
    <LanguageProvider
      language={readLanguage()}
      messages={readMessages?.(root) ?? {}}
      alternates={readAlternates()}
      currentSection={currentSection}
    >
      <Component {...{ ...read(root), targetSection: targetSection(sign) }} />
    </LanguageProvider>,
  )
}

/**
 * The islands in the order they are hydrated in: the one that was touched, then as on the page. Browsers
 * that translate put their words into elements of their own; React would write such a part anew, and undo
 * what the visitor did in it. It works as it is.
 */
function islandsByUrgency({ target }: FirstSign): HTMLElement[] {
  const isTouched = (root: HTMLElement) => Number(target instanceof Node && root.contains(target))
  return Array.from(document.querySelectorAll<HTMLElement>('[data-island]'))
    .filter(root => !root.querySelector('font'))
    .sort((one, other) => isTouched(other) - isTouched(one))
}

/** Lets React take over the interactive parts of the page, each in tasks of its own. */
export async function hydrateIslands(sign: FirstSign): Promise<void> {
  listen()
  await nextTask()
  for (const root of islandsByUrgency(sign)) {
    // React renders a transition in slices, and lets the browser answer in between.
    startTransition(() => hydrateIsland(root, sign))
    await nextTask()
  }
}
