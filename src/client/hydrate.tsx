import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { currentSection } from '../components/hooks/useActiveSection.ts'
import type { IslandPayload } from '../components/Island.tsx'
import { type IslandName, islands } from '../components/islands.ts'
import { readAlternates } from '../components/readProps.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import type { Language } from '../i18n/languages.ts'
import { restAfterDay } from './endOfDay.ts'
import { keepOneAnswerOpen } from './exclusiveDetails.ts'
import { nextTask } from './nextTask.ts'
import { type FirstSign, targetSection } from './targetSection.ts'

interface StoredIsland {
  readonly readMessages?: (root: HTMLElement) => IslandPayload['messages']
  readonly component: ComponentType<object>
  readonly inHtml: Readonly<Record<string, (root: HTMLElement) => unknown>>
}

/** The island's own definition: the build wrote name and props of the payload together. */
function islandNamed(name: string | undefined): StoredIsland {
  return islands[name as IslandName] as unknown as StoredIsland
}

function hydrateIsland(root: HTMLElement, sign: FirstSign): void {
  const payload = JSON.parse(root.dataset.payload ?? '') as IslandPayload
  const { component: Component, inHtml, readMessages } = islandNamed(root.dataset.island)
  const read = Object.entries(inHtml).map(([key, readProp]) => [key, readProp(root)])
  const props = { ...(payload.props as object), ...Object.fromEntries(read) }
  hydrateRoot(
    root,
    <LanguageProvider
      language={document.documentElement.lang as Language /* the build wrote it there */}
      messages={{ ...payload.messages, ...readMessages?.(root) }}
      alternates={readAlternates()}
      currentSection={currentSection}
    >
      <Component {...props} targetSection={targetSection(sign)} />
    </LanguageProvider>,
  )
}

/** The islands in the order they are hydrated in: the one that was touched, then as on the page. */
function islandsByUrgency({ target }: FirstSign): HTMLElement[] {
  const isTouched = (root: HTMLElement) => Number(target instanceof Node && root.contains(target))
  return Array.from(document.querySelectorAll<HTMLElement>('[data-island]')).sort(
    (one, other) => isTouched(other) - isTouched(one),
  )
}

/** Lets React take over the interactive parts of the page, each in tasks of its own. */
export async function hydrateIslands(sign: FirstSign): Promise<void> {
  restAfterDay()
  keepOneAnswerOpen()
  await nextTask()
  for (const root of islandsByUrgency(sign)) {
    // React renders a transition in slices, and lets the browser answer in between.
    startTransition(() => hydrateIsland(root, sign))
    await nextTask()
  }
}
