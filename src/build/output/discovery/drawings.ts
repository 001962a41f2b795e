import type { SiteBuild } from '../../../website/index.ts'
import { cards } from './cards.tsx'
import type { Drawing } from './drawing.ts'
import { icons, pressMarkPictures } from './icons.ts'
import { wallpapers } from './wallpapers.tsx'

/** Every picture that a build draws. */
export function drawings(build: SiteBuild): readonly Drawing[] {
  return [...cards(build), ...wallpapers(), ...pressMarkPictures(build), ...icons(build)]
}
