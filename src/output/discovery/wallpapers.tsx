import { renderToStaticMarkup } from 'react-dom/server'
import {
  Dunes,
  Halos,
  Heavens,
  Hills,
  lights,
  Mist,
  type Scene,
  Sea,
  scenePalette,
  scenes,
  wallpaperPath,
} from '../../artworks/index.ts'
import type { Drawing } from './raster.ts'

/** Width of a wallpaper in px; with its height of 2868 it fills the largest phones of today. */
const WALLPAPER_WIDTH = 1320

/** The part of the drawing a phone shows: narrower than the panel, with more sky above. */
const view = '34 -164.9 260 564.9'

/** Where the colors of the sky lie between the zenith and the horizon. */
const skyStops = [0, 0.36, 0.72, 1]

const lands = { dunes: Dunes, sea: Sea, hills: Hills }

/** A scene that never changes, within the drawing that holds it. */
export function SceneDrawing({ scene }: Readonly<{ scene: Scene }>) {
  const paint = scenePalette(scene)
  const { sky, sun, moon, stars } = lights[scene.time]
  const Land = lands[scene.place]
  return (
    <>
      <defs>
        <Halos />
        <Mist />
        <linearGradient id="sky" x2="0" y2="1">
          {sky.map((color, index) => (
            <stop key={color} offset={skyStops[index]} stopColor={color} />
          ))}
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d="M0-170h320v420H0z" />
      <Heavens paint={paint} at={{ sun, moon, stars }} />
      <Land paint={paint} glint={(stars ? moon : sun)[0]} />
    </>
  )
}

/** A picture of every scene that *Save* can take home, in the proportions of a phone, by its path. */
export function wallpapers(): Drawing[] {
  return scenes.map(scene => ({
    path: wallpaperPath(scene),
    svg: renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={view} aria-hidden="true">
        <SceneDrawing scene={scene} />
      </svg>,
    ),
    width: WALLPAPER_WIDTH,
  }))
}
