import { type IslandName, type IslandProps, islands } from './islands.ts'

interface IslandOptions<Name extends IslandName> {
  readonly name: Name
  readonly props: IslandProps[Name]
}

/** A part of the page that is complete as HTML; React hydrates it on the first interaction. */
export function Island<Name extends IslandName>({ name, props }: IslandOptions<Name>) {
  const { component: Component } = islands[name]
  return (
    <div className="island" data-island={name}>
      <Component {...props} />
    </div>
  )
}
