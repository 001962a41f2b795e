import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LanguageProvider } from '../../company/languages/LanguageProvider.tsx'
import type { Messages } from '../../company/languages/language.ts'
import { type IslandName, islands } from '../components/islands.tsx'
import { readAlternates, readLanguage } from '../components/navbar/readNavbar.ts'
import { currentSection, onResize, type TargetSection } from '../components/sections.ts'
import { type FirstSign, targetSection } from './targetSection.ts'
import { placeWords } from './wordPlaces.ts'

/** Ends the current task, so that the browser can answer and paint before the next one begins. */
function nextTask(): Promise<void> {
  // Chrome 129 and Firefox 142 continue ahead of other tasks; Safari has no `scheduler`.
  return globalThis.scheduler?.yield?.() ?? new Promise(resolve => setTimeout(resolve))
}

interface StoredIsland {
  readonly component: ComponentType<{ readonly targetSection: TargetSection | undefined }>
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
      <Component {...read(root)} targetSection={targetSection(sign)} />
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
    .sort((first, second) => isTouched(second) - isTouched(first))
}

/**
 * Plays the clips whose boxes are checked, in their place, and stops those that are no longer shown. At its
 * end a clip unchecks its box.
 */
function playClips(): void {
  for (const clip of document.querySelectorAll<HTMLVideoElement>('.shot > video')) {
    const box = clip.parentElement?.querySelector('input')
    if (!box) continue
    const rest = () => {
      box.checked = false
    }
    clip.onpause = rest
    if (box.checked && box.getClientRects().length > 0) clip.play().catch(rest)
    else clip.pause()
  }
}

/**
 * Lets *Play* rest when the day is over: the box is unchecked, and the other round is named, so that
 * it plays from the start when it is pressed again. Without a script *Again* takes its place.
 */
function restAfterDay({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('.scene')) return
  const [play, again] = document.querySelectorAll<HTMLInputElement>('.player input')
  if (!play || !again) return
  play.checked = false
  again.checked = !again.checked
}

/**
 * Keeps one answer of an accordion open at a time in browsers that do not
 * know exclusive `<details>`: Chrome before 120, Firefox before 130, Safari before 17.2.
 */
function closeOthers({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return
  const open = target.closest('.accordion')?.querySelectorAll<HTMLDetailsElement>('[open]') ?? []
  for (const item of open) if (item !== target) item.open = false
}

/** Starts what the page does besides React. */
function listen(): void {
  addEventListener('animationend', restAfterDay)
  addEventListener('change', playClips)
  playClips()
  placeWords()
  onResize(placeWords)
  // `toggle` does not bubble.
  addEventListener('toggle', closeOthers, { capture: true })
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
