import type { CroppedWork, WorkPlace } from '../../company/index.ts'
import { sharingSize } from '../../website/index.ts'

/** The shape of a place in which a picture is shown, as width to height. */
type Shape = readonly [width: number, height: number]

/** The shape of a feature's pictures (works.css). */
const featureShape: Shape = [4, 3]

/** The shape of each place on screens of 1440 px; tests/e2e/works.spec.ts measures it. */
const shapesOfPlaces: Readonly<Record<WorkPlace, Shape>> = {
  video: [3, 4],
  image: [1, 1],
  'feature-video': featureShape,
  'feature-image': featureShape,
  'feature-chat': featureShape,
  'feature-organize': featureShape,
  'feature-share': featureShape,
  closing: [3, 1],
  sharing: [sharingSize.width, sharingSize.height],
}

/** The share of a picture from which on its company is told that it is cut off. */
const MOST_CUT = 1 / 3

interface MeasuredWork {
  readonly place: WorkPlace
  /** Of its file, without the ending. */
  readonly name: string
  /** The path of its picture, as messages name it. */
  readonly file: string
  /** Its size in px. */
  readonly picture: { readonly width: number; readonly height: number }
}

/** What a place cuts off a picture; undefined where that is little. */
export function cropOf({ place, name, file, picture }: MeasuredWork): CroppedWork | undefined {
  const { width, height } = picture
  const [across, down] = shapesOfPlaces[place]
  const proportion = width / height / (across / down)
  const cut = 1 - Math.min(proportion, 1 / proportion)
  if (cut <= MOST_CUT) return undefined
  return {
    name,
    file,
    size: `${width} × ${height} px`,
    percent: Math.round(cut * 100),
    sides: proportion > 1 ? 'left and right' : 'top and bottom',
    shape: `${across}:${down}`,
  }
}
