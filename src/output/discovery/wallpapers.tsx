import { renderToStaticMarkup } from 'react-dom/server'
import {
  Heavens,
  Land,
  lights,
  paintedAs,
  type Scene,
  SceneDefs,
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

/** A scene that never changes, within a drawing that is then painted as that scene. */
export function SceneDrawing({ scene: { place, time } }: Readonly<{ scene: Scene }>) {
  const { sun, moon, stars } = lights[time]
  const positions = { sun, moon, glint: [(stars ? moon : sun)[0]] }
  const styles = Object.entries(positions).map(
    ([name, at]) => `.${name}{transform:translate(${at})}`,
  )
  return (
    <>
      <style>{`${styles.join('')}.starlight{opacity:${stars}}`}</style>
      <defs>
        <SceneDefs />
        <linearGradient id="sky" x2="0" y2="1">
          {skyStops.map((offset, index) => (
            <stop key={offset} offset={offset} stopColor={`var(--sky-${index + 1})`} />
          ))}
        </linearGradient>
      </defs>
      <path fill="url(#sky)" d="M0-170h320v420H0z" />
      <Heavens />
      <Land place={place} />
    </>
  )
}

/** A picture of every scene that *Save* can take home, in the proportions of a phone, by its path. */
export function wallpapers(): Drawing[] {
  return scenes.map(scene => {
    const svg = renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={view} aria-hidden="true">
        <SceneDrawing scene={scene} />
      </svg>,
    )
    return { path: wallpaperPath(scene), svg: paintedAs(scene, svg), width: WALLPAPER_WIDTH }
  })
}
