import { createContext, useContext } from 'react'
import type { Alternates, Language } from '../i18n/languages.ts'
import type { Messages } from '../i18n/messages.ts'

/** What the islands of a page are hydrated with. */
export interface HydrationData {
  readonly language: Language
  readonly messages: Messages
  readonly alternates: Alternates
}

/** Given by every page to its islands. */
export const HydrationContext = createContext<HydrationData | undefined>(undefined)

/**
 * The data of the page being rendered.
 * @throws outside a `HydrationContext`
 */
export function useHydrationData(): HydrationData {
  const data = useContext(HydrationContext)
  if (!data) throw new Error('useHydrationData must be used within a HydrationContext')
  return data
}
