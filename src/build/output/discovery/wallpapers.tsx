import { renderToStaticMarkup } from 'react-dom/server'
import { paintedAs, scenes, wallpaperPath } from '../../../website/index.ts'
import type { Drawing } from './raster.ts'
import { SceneDrawing } from './SceneDrawing.tsx'

/** Width of a wallpaper in px; with its height of 2868 it fills the largest phones of today. */
const WALLPAPER_WIDTH = 1320

/** The part of the drawing a phone shows: narrower than the panel, with more sky above. */
const phoneView = '34 -164.9 260 564.9'

/** A picture of every scene that *Save* can take home, in the proportions of a phone. */
export function wallpapers(): Drawing[] {
  return scenes.map(scene => {
    const svg = renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={phoneView} aria-hidden="true">
        <SceneDrawing scene={scene} />
      </svg>,
    )
    return { path: wallpaperPath(scene), svg: paintedAs(scene, svg), width: WALLPAPER_WIDTH }
  })
}
