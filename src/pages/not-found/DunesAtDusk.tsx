import { Halos, Heavens } from '../../artworks/Heavens.tsx'
import { Dunes } from '../../artworks/Lands.tsx'
import { firstScene, lights, scenePalette } from '../../artworks/scenes.ts'

const { sky, sun, moon, stars } = lights[firstScene.time]
const paint = scenePalette(firstScene)

/** The dunes at dusk, as a picture that hangs on a wall. */
export function DunesAtDusk() {
  return (
    <svg viewBox="60 24 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <Halos />
        <linearGradient id="sky" x2="0" y2="1">
          {sky.map((color, index) => (
            <stop key={color} offset={index / sky.length} stopColor={color} />
          ))}
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d="M0-30h320v290H0z" />
      <Heavens paint={paint} at={{ sun, moon, stars }} />
      <Dunes paint={paint} />
    </svg>
  )
}
