import type { Messages } from '../i18n/LanguageProvider.tsx'
import type { Language, Localized } from '../i18n/languages.ts'
import { type IslandName, type IslandProps, islands } from './islands.ts'
import { usePage } from './PageContext.ts'

/** What the browser needs to wake an island up; travels as JSON in the page. */
export interface IslandPayload {
  readonly language: Language
  readonly alternates: Localized
  readonly messages: Messages
  readonly props: unknown
}

interface IslandOptions<Name extends IslandName> {
  readonly name: Name
  readonly props: IslandProps[Name]
}

/** A part of the page that is complete as HTML and that React takes over on the first touch. */
export function Island<Name extends IslandName>({ name, props }: IslandOptions<Name>) {
  const page = usePage()
  const { component: Component, messages } = islands[name]
  const payload: IslandPayload = {
    language: page.language,
    alternates: page.alternates,
    messages: Object.fromEntries(messages.map(key => [key, page.messages[key]])),
    props,
  }
  return (
    <div className="island" data-island={name} data-payload={JSON.stringify(payload)}>
      <Component {...props} />
    </div>
  )
}
