import { Halos, Heavens } from './Heavens.tsx'
import { Dunes, Hills, Mist, Sea } from './Lands.tsx'
import { livePalette } from './scenes.ts'

/** Every place under one sky; the style sheet lets the chosen one rise, here and in each `<use>`. */
export function World() {
  return (
    <>
      <defs>
        <Halos />
        <Mist />
      </defs>
      <g id="world">
        <Heavens paint={livePalette} />
        <Dunes paint={livePalette} />
        <Sea paint={livePalette} />
        <Hills paint={livePalette} />
      </g>
    </>
  )
}
