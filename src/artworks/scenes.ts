/** The places of the video panel. */
export const places = ['dunes', 'sea', 'hills'] as const
export type Place = (typeof places)[number]

/** The times that can be chosen. */
export const times = ['dawn', 'dusk', 'night'] as const
export type Time = (typeof times)[number]

/** The times a day passes through when it is played; noon cannot be chosen. */
export const hours = ['dawn', 'noon', 'dusk', 'night'] as const
export type Hour = (typeof hours)[number]

/** One picture: a place at a time. */
export interface Scene {
  readonly place: Place
  readonly time: Time
}

/** What the picture shows before anything is chosen. */
export const firstScene: Scene = { place: 'dunes', time: 'dusk' }

/** Every picture that can be chosen. */
export const scenes: readonly Scene[] = places.flatMap(place =>
  times.map(time => ({ place, time })),
)

/** Where the picture of a scene lies among the site's files. */
export function wallpaperPath({ place, time }: Scene): string {
  return `/wallpapers/${place}-${time}.png`
}

/** How far below the horizon sun and moon wait, in units of the drawing. */
const below = 470

/**
 * The color of the sun or moon and of its path on the water; where they are; 1 where there are stars and the
 * moon's path; how much of the day from dawn to night has passed.
 */
export const lights = {
  dawn: { light: '#fff4d8', sun: [106, 184], moon: [230, below], stars: 0, head: 0 },
  noon: { light: '#ffe', sun: [160, 118], moon: [160, below], stars: 0, head: 0.33 },
  dusk: { light: '#ffe3ae', sun: [212, 188], moon: [110, below], stars: 0, head: 0.65 },
  night: { light: '#dfe8ff', sun: [150, below], moon: [202, 146], stars: 1, head: 1 },
} as const satisfies Record<Hour, unknown>

/** Four colors at every hour: of the sky from the zenith down, of a place from the horizon to the foreground. */
export const colors: Readonly<Record<'sky' | Place, Readonly<Record<Hour, readonly string[]>>>> = {
  sky: {
    dawn: ['#4d74b0', '#93add6', '#efc4c6', '#ffe2bd'],
    noon: ['#27c', '#6ae', '#ade', '#eff'],
    dusk: ['#1c2258', '#6b3f90', '#d8617c', '#ffb06a'],
    night: ['#050920', '#0e1842', '#22306c', '#465794'],
  },
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

/** Values of one name by their number: `sky-1` to `sky-4`. */
export function numbered(name: string, values: readonly string[]) {
  return Object.fromEntries(values.map((value, index) => [`${name}-${index + 1}`, value]))
}

/** A drawing with the colors of a scene in place of the properties that follow the visitor's choice. */
export function paintedAs({ place, time }: Scene, svg: string): string {
  const sky = numbered('sky', colors.sky[time])
  const values = { ...sky, ...numbered('land', colors[place][time]), light: lights[time].light }
  return svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: keyof typeof values) => `${values[name]}`)
}
