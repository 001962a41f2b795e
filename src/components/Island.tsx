import { type HydrationData, useHydrationData } from './HydrationContext.ts'
import { type IslandName, type IslandProps, islands } from './islands.ts'

/** What the browser needs to hydrate an island and cannot read from the HTML; JSON in the page. */
export interface IslandPayload extends Pick<HydrationData, 'messages'> {
  readonly props: unknown
}

interface IslandOptions<Name extends IslandName> {
  readonly name: Name
  readonly props: IslandProps[Name]
}

/** A part of the page that is complete as HTML; React hydrates it on the first interaction. */
export function Island<Name extends IslandName>({ name, props }: IslandOptions<Name>) {
  const data = useHydrationData()
  const { component: Component, messages, inHtml } = islands[name]
  const payload: IslandPayload = {
    messages: Object.fromEntries(messages.map(key => [key, data.messages[key]])),
    props: Object.fromEntries(Object.entries(props).filter(([key]) => !(key in inHtml))),
  }
  return (
    <div className="island" data-island={name} data-payload={JSON.stringify(payload)}>
      <Component {...props} />
    </div>
  )
}
