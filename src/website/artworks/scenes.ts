/** The places of the video panel. */
export const landscapes = ['dunes', 'sea', 'hills'] as const
export type Landscape = (typeof landscapes)[number]

/** The places that pictures show where there is nothing to choose: at the end of a page, in a film, on the 404 page. */
export const stillLandscapes = ['dunes', 'hills'] as const satisfies readonly Landscape[]

/** The times that can be chosen. */
export const times = ['dawn', 'dusk', 'night'] as const
type Time = (typeof times)[number]

/** The times a day passes through when it is played; noon cannot be chosen. */
const hours = ['dawn', 'noon', 'dusk', 'night'] as const
type Hour = (typeof hours)[number]

/** One picture: a place at a time. */
export interface Scene {
  readonly place: Landscape
  readonly time: Time
}

/** What the picture shows before anything is chosen. */
export const firstScene: Scene = { place: 'dunes', time: 'dusk' }

/** Every picture that can be chosen. */
export const scenes: readonly Scene[] = landscapes.flatMap(place =>
  times.map(time => ({ place, time })),
)

/** Where the picture of a scene lies among the site's files. */
export function wallpaperPath({ place, time }: Scene): string {
  return `/wallpapers/${place}-${time}.png`
}

/** Where sun and moon are while they are not seen: below the horizon, in units of the drawing. */
const UNSEEN = 470

/**
 * The color of the sun or moon and of its path on the water; where they are; 1 where there are stars and the
 * moon's path.
 */
export const lights = {
  dawn: { light: '#fff4d8', sun: [118, 184], moon: [230, UNSEEN], stars: 0 },
  noon: { light: '#ffe', sun: [160, 118], moon: [160, UNSEEN], stars: 0 },
  dusk: { light: '#ffe3ae', sun: [202, 188], moon: [110, UNSEEN], stars: 0 },
  night: { light: '#dfe8ff', sun: [150, UNSEEN], moon: [140, 146], stars: 1 },
} as const satisfies Record<Hour, unknown>

/** Four colors at every hour: of the sky from the zenith down, of a place from the horizon to the foreground. */
const landscapeColors: Readonly<
  Record<'sky' | Landscape, Readonly<Record<Hour, readonly string[]>>>
> = {
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
    night: ['#33437f', '#2b3668', '#141c44', '#090d26'],
  },
  sea: {
    dawn: ['#bcc7da', '#8faccb', '#5b83ad', '#34577f'],
    noon: ['#8ce', '#49c', '#17a', '#147'],
    dusk: ['#c46c86', '#84497f', '#4a2f6c', '#221748'],
    night: ['#33437f', '#1d2a5c', '#141c44', '#090d26'],
  },
  hills: {
    dawn: ['#c2bdd3', '#98a0c0', '#679', '#36475f'],
    noon: ['#acd', '#7a9', '#486', '#253'],
    dusk: ['#b2638a', '#7d417c', '#4b2962', '#220f3a'],
    night: ['#33437f', '#222d60', '#141c44', '#090d26'],
  },
}

/** The numbers of the colors of sky and land. */
const layerNumbers = [1, 2, 3, 4]

/** Values of one name by their number: `sky-1` to `sky-4`. */
function numbered(name: string, values: readonly string[]) {
  return Object.fromEntries(values.map((value, index) => [`${name}-${index + 1}`, value]))
}

/** A drawing with the colors of a scene in place of the properties that follow the visitor's choice. */
export function paintedAs({ place, time }: Scene, svg: string): string {
  const sky = numbered('sky', landscapeColors.sky[time])
  const values = {
    ...sky,
    ...numbered('land', landscapeColors[place][time]),
    light: lights[time].light,
  }
  return svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: keyof typeof values) => `${values[name]}`)
}

/** Values as declarations of custom properties. */
function declarations(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

/** Everything an hour says about the picture; the land's colors are those of the chosen place. */
function pictureAt(hour: Hour) {
  const { light, sun, moon, stars } = lights[hour]
  const land = layerNumbers.map(layer => `var(--${hour}-${layer})`)
  return {
    ...numbered('sky', landscapeColors.sky[hour]),
    ...numbered('land', land),
    light,
    stars,
    'sun-x': `${sun[0]}px`,
    'sun-y': `${sun[1]}px`,
    'moon-x': `${moon[0]}px`,
    'moon-y': `${moon[1]}px`,
  }
}

/** Properties that move from one value to another, by what they hold and where they begin. */
interface MovingProperties {
  readonly syntax: 'color' | 'length' | 'number'
  readonly initial: string
  readonly names: readonly string[]
}

const layerColors = layerNumbers.flatMap(layer => [`sky-${layer}`, `land-${layer}`])

const moving: readonly MovingProperties[] = [
  { syntax: 'color', initial: '#000', names: [...layerColors, 'light'] },
  { syntax: 'length', initial: '0px', names: ['sun-x', 'sun-y', 'moon-x', 'moon-y'] },
  { syntax: 'number', initial: '0', names: ['stars', ...landscapes] },
]

/** A transition names each: `all` leaves registered properties out in Chromium and Firefox. */
const transitionProperty = moving.flatMap(({ names }) => names.map(name => `--${name}`)).join()

const registrations = moving.flatMap(({ syntax, initial, names }) =>
  names.map(
    name => `@property --${name}{syntax:"<${syntax}>";inherits:true;initial-value:${initial}}`,
  ),
)

/** When each hour of a day comes while it is played, in percent of it. */
const dayFrames = { dawn: 8, noon: 34, dusk: 60, night: 88 } as const

/**
 * A day from dawn to night; before its first frame and after its last it is the chosen time, because
 * neither states a picture. Between dusk and night the sun goes down where it is and the moon comes up: not
 * across the sky. At the very end *Play* makes way for *Play again*: hidden a frame earlier, it would lose
 * the focus before a script lets it rest.
 */
const day = [
  ...hours.map(hour => `${dayFrames[hour]}%{${declarations(pictureAt(hour))}}`),
  '68%{--sun-x:228px;--sun-y:300px;--moon-x:150px;--moon-y:210px}',
  '0%{--playing:visible;--over:hidden}',
  '99%{--playing:visible;--over:hidden;animation-timing-function:step-end}',
  'to{--playing:hidden;--over:visible}',
].join('')

/** A day for each time, all alike: another name is what makes a style sheet start an animation again. */
const days = times.map(time => `@keyframes --day-${time}{${day}}`)

/**
 * A run of *Generating*, which says at its end what was made; each choice names its own, so that
 * every choice starts it again.
 */
const runs = [...landscapes, ...times].map(
  choice =>
    `@keyframes --run-${choice}{0%{--progress:0}0%,99%{--generating:visible;--made:hidden}}`,
)

/** The selector of an element in which a place or a time is chosen. */
function whereChosen(value: Landscape | Time): string {
  return `:has([value=${value}]:checked)`
}

/** Selectors of elements that follow what is chosen: their light the time, their colors the place. */
interface SceneFollowers {
  readonly hour: readonly string[]
  readonly place: readonly string[]
  /** Whether the page has anything to choose. Noon comes only while a day is played there. */
  readonly canChoose: boolean
}

/** The colors of every place and the light of every time, for pictures that are always so and for followers. */
function sceneRules({ hour, place, canChoose }: SceneFollowers): readonly string[] {
  /** What shows a place or a time: followers show the first ones before a choice, or without `:has()`. */
  const selectorsOf = (value: Landscape | Time, following: readonly string[]) => {
    const selectors = [`.${value}`]
    if (value === firstScene.place || value === firstScene.time) selectors.push(...following)
    // Inside :is() a selector that a browser does not know leaves the rest of the rule alone.
    if (canChoose) selectors.push(`body:is(${whereChosen(value)}) :is(${following.join()})`)
    return selectors.join()
  }
  const places = canChoose ? landscapes : stillLandscapes
  const coloredHours = canChoose ? hours : times
  return [
    ...places.flatMap(value => {
      const ground = coloredHours.map(hour => numbered(hour, landscapeColors[value][hour]))
      const sunk = places.map(other => [other, other === value ? 0 : 1])
      const values = Object.assign({}, ...ground, Object.fromEntries(sunk))
      return [
        `${selectorsOf(value, place)}{${declarations({ ...values, 'run-place': `--run-${value}` })}}`,
        `.land-${value}{transform:translateY(calc(var(--${value})*270px))}`,
      ]
    }),
    ...times.map((value, index) => {
      const values = {
        ...pictureAt(value),
        'run-time': `--run-${value}`,
        // Every other time it is played, by the name of the next time.
        odd: `--day-${value}`,
        even: `--day-${times.at(index + 1) ?? times[0]}`,
      }
      return `${selectorsOf(value, hour)}{${declarations(values)}}`
    }),
  ]
}

/**
 * What follows the choices: the stage of the scene, the picture in the chat, the player, and the last
 * picture of the page, where it is always night. What moves is set here and no higher: every element
 * below is styled anew with each frame. The day is played by elements within these: in Firefox nothing
 * moves from one value to another while an animation names it, even one that has not begun.
 */
const followers: SceneFollowers = {
  hour: ['.stage', '.sent', '.progress', '.player'],
  place: ['.stage', '.sent', '.progress', '.closing'],
  canChoose: true,
}

/** The selector of what belongs to a place or a time that is chosen in the panel. */
function whatBelongsTo(values: readonly (Landscape | Time)[]): string {
  return `:is(${values.map(value => `.panel-video${whereChosen(value)} .${value}`).join()})`
}

/** What belongs to the chosen scene alone: its title, its link, its place among the recent videos. */
const chosenScene = whatBelongsTo(landscapes) + whatBelongsTo(times)

/**
 * The style rules of the living scene, made from the table of its colors: what each choice sets,
 * how it moves there, and the day that *Play* plays.
 */
export const sceneCss = [
  ...registrations,
  `.stage,.sent{transition-property:clip-path,${transitionProperty}}`,
  ...sceneRules(followers),
  ...runs,
  ...days,
  `${chosenScene}{visibility:var(--made,visible);flex-basis:2.5rem;scale:1;z-index:1;transition-delay:var(--after,0s)}`,
].join('')

/** The rules of scenes that never change: beside works of the company, and where there is no panel. */
export const stillSceneCss = sceneRules({
  hour: [],
  place: ['.closing'],
  canChoose: false,
}).join('')
