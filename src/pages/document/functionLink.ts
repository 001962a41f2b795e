import type { Language } from '../../languages/languages.ts'
import { supplied } from '../../model/placeholder.ts'
import type { Site } from '../../model/site.ts'
import type { StatutoryPageName } from '../../model/statutoryPages.ts'

interface FunctionLink {
  readonly href: string
  readonly label: string
}

/**
 * The link to the company's own function, in words that the law prescribes; nothing where there is none.
 * Withdrawal: § 356a(1) BGB, Article D221-5 of the French consumer code, Article 11a(1) of Directive
 * 2011/83/EU. Cancellation: § 312k(2) BGB, Article D215-1 of the French consumer code.
 */
export function functionLink(
  { config, messages }: Site,
  name: StatutoryPageName,
  language: Language,
): FunctionLink | undefined {
  const addresses: Partial<Record<StatutoryPageName, string | undefined>> = {
    cancellation: supplied(config.cancellation)?.ownUrl,
    withdrawal: supplied(config.withdrawal)?.formUrl,
  }
  const href = addresses[name]
  if (href === undefined) return undefined
  const key = name === 'withdrawal' ? 'function.withdrawal' : 'function.cancellation'
  return { href, label: messages[language][key] }
}
