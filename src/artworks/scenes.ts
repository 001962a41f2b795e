/** The places of the video panel. */
export const places = ['dunes', 'sea', 'hills'] as const
export type Place = (typeof places)[number]

/** The times that can be chosen. */
export const times = ['dawn', 'dusk', 'night'] as const
export type Time = (typeof times)[number]

/** The times a day passes through when it is played; noon cannot be chosen. */
export const hours = ['dawn', 'noon', 'dusk', 'night'] as const
export type Hour = (typeof hours)[number]

/** What the picture shows before anything is chosen. */
export const firstScene: Scene = { place: 'dunes', time: 'dusk' }

/** One picture: a place at a time. */
export interface Scene {
  readonly place: Place
  readonly time: Time
}

/** Every picture that can be chosen. */
export const scenes: readonly Scene[] = places.flatMap(place =>
  times.map(time => ({ place, time })),
)

/** The light of an hour: the sky from the zenith down, and where sun and moon are. */
interface Light {
  readonly sky: readonly [string, string, string, string]
  /** The color of the sun or moon and of its path on the water. */
  readonly light: string
  readonly sun: readonly [x: number, y: number]
  readonly moon: readonly [x: number, y: number]
  /** 1 at night, which has stars and the path of light under the moon, 0 by day. */
  readonly stars: 0 | 1
  /** How much of the day from dawn to night has passed. */
  readonly head: number
}

/** How far below the horizon sun and moon wait, in units of the drawing. */
const below = 470

export const lights: Readonly<Record<Hour, Light>> = {
  dawn: {
    sky: ['#4d74b0', '#93add6', '#efc4c6', '#ffe2bd'],
    light: '#fff4d8',
    sun: [106, 184],
    moon: [230, below],
    stars: 0,
    head: 0,
  },
  noon: {
    sky: ['#27c', '#6ae', '#ade', '#eff'],
    light: '#ffe',
    sun: [160, 118],
    moon: [160, below],
    stars: 0,
    head: 0.33,
  },
  dusk: {
    sky: ['#1c2258', '#6b3f90', '#d8617c', '#ffb06a'],
    light: '#ffe3ae',
    sun: [212, 188],
    moon: [110, below],
    stars: 0,
    head: 0.65,
  },
  night: {
    sky: ['#050920', '#0e1842', '#22306c', '#465794'],
    light: '#dfe8ff',
    sun: [150, below],
    moon: [202, 146],
    stars: 1,
    head: 1,
  },
}

/** The four layers of a place from the horizon to the foreground, at every hour. */
type Ground = Readonly<Record<Hour, readonly [string, string, string, string]>>

export const grounds: Readonly<Record<Place, Ground>> = {
  dunes: {
    dawn: ['#e8c3b4', '#dfa48c', '#a86f78', '#6b4a66'],
    noon: ['#eda', '#eb7', '#b85', '#754'],
    dusk: ['#d97c62', '#c65c50', '#7d3354', '#2e123a'],
    night: ['#33407c', '#2b3668', '#181f46', '#0b1029'],
  },
  sea: {
    dawn: ['#bcc7da', '#8faccb', '#5b83ad', '#34577f'],
    noon: ['#8ce', '#49c', '#17a', '#147'],
    dusk: ['#c46c86', '#84497f', '#4a2f6c', '#221748'],
    night: ['#33437f', '#1d2a5c', '#101a42', '#070c26'],
  },
  hills: {
    dawn: ['#c2bdd3', '#98a0c0', '#647699', '#36475f'],
    noon: ['#acd', '#7a9', '#486', '#253'],
    dusk: ['#b2638a', '#7d417c', '#4b2962', '#220f3a'],
    night: ['#313f7b', '#222d60', '#141c44', '#090d26'],
  },
}

/** The words that name the colors of the drawing. */
export type Paint = 'sky-4' | 'land-1' | 'land-2' | 'land-3' | 'land-4' | 'light'

/** Gives a color of the drawing its value: a custom property on the page, a literal in a file. */
export type Palette = (paint: Paint) => string

/** The colors of the page, which follow the visitor's choice. */
export const livePalette: Palette = paint => `var(--${paint})`

/** The colors of one scene, for pictures that never change. */
export function scenePalette({ place, time }: Scene): Palette {
  const [far, back, front, near] = grounds[place][time]
  const { sky, light } = lights[time]
  const colors: Readonly<Record<Paint, string>> = {
    'sky-4': sky[3],
    'land-1': far,
    'land-2': back,
    'land-3': front,
    'land-4': near,
    light,
  }
  return paint => colors[paint]
}

/** Where the picture of a scene lies among the site's files. */
export function wallpaperPath({ place, time }: Scene): string {
  return `/wallpapers/${place}-${time}.png`
}
