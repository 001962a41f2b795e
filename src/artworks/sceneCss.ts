import {
  colors,
  firstScene,
  type Hour,
  hours,
  lights,
  numbered,
  type Place,
  places,
  scenes,
  type Time,
  times,
} from './scenes.ts'

/** Values as declarations of custom properties. */
function declarations(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

/** Everything an hour says about the picture; the land's colors are those of the chosen place. */
function pictureAt(hour: Hour) {
  const { light, sun, moon, stars, head } = lights[hour]
  const land = [1, 2, 3, 4].map(layer => `var(--${hour}-${layer})`)
  return {
    ...{ ...numbered('sky', colors.sky[hour]), ...numbered('land', land), light, stars, head },
    ...{ 'sun-x': `${sun[0]}px`, 'sun-y': `${sun[1]}px` },
    ...{ 'moon-x': `${moon[0]}px`, 'moon-y': `${moon[1]}px` },
  }
}

/** The properties that move, after what they hold and where they begin. */
const moving: readonly (readonly [syntax: string, initial: string, ...names: string[]])[] = [
  ['color', '#000', ...[1, 2, 3, 4].flatMap(layer => [`sky-${layer}`, `land-${layer}`]), 'light'],
  ['length', '0px', 'sun-x', 'sun-y', 'moon-x', 'moon-y'],
  ['number', '0', 'stars', 'head', ...places],
]

/** A transition names each: `all` leaves registered properties out in Chromium and Firefox. */
const movingProperties = moving.flatMap(([, , ...names]) => names.map(name => `--${name}`)).join()

const registrations = moving.flatMap(([syntax, initial, ...names]) =>
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
  '68%{--sun-x:238px;--sun-y:300px;--moon-x:150px;--moon-y:210px}',
  '0%{--playing:visible;--over:hidden}',
  '99%{--playing:visible;--over:hidden;animation-timing-function:step-end}',
  'to{--playing:hidden;--over:visible}',
].join('')

/**
 * The two days that can be played from a time; another name is what makes a style sheet start an animation
 * again.
 */
const days = times.flatMap(time =>
  ['odd', 'even'].map(round => `@keyframes day-${time}-${round}{${day}}`),
)

/**
 * A run of *Generating*, which says at its end what was made; each choice names its own, so that
 * every choice starts it again.
 */
const runs = [...places, ...times].map(
  choice => `@keyframes run-${choice}{0%{--progress:0}0%,99%{--generating:visible;--made:hidden}}`,
)

const chosen = (value: string) => `:has([value=${value}]:checked)`

interface Followers {
  readonly hour: readonly string[]
  readonly place: readonly string[]
}

/** The colors of every place and the light of every time, for pictures that are always so and for followers. */
function sceneRules({ hour, place }: Followers, canChoose: boolean): readonly string[] {
  /** Followers show the first scene before a choice or without `:has()`. */
  const pictures = (value: Place | Time, followers: readonly string[]) => {
    const isFirst = value === firstScene.place || value === firstScene.time
    // Inside :is() a selector that a browser does not know leaves the rest of the rule alone.
    const following = canChoose ? [`body:is(${chosen(value)}) :is(${followers.join()})`] : []
    return [`.${value}`, ...(isFirst ? followers : []), ...following].join()
  }
  return [
    ...places.flatMap(value => {
      const ground = hours.map(each => numbered(each, colors[value][each]))
      const sunk = places.map(other => [other, other === value ? 0 : 1])
      const values = Object.assign({}, ...ground, Object.fromEntries(sunk))
      return [
        `${pictures(value, place)}{${declarations({ ...values, 'run-place': `run-${value}` })}}`,
        `.land-${value}{transform:translateY(calc(var(--${value})*270px))}`,
      ]
    }),
    ...times.map(value => {
      const days = { odd: `day-${value}-odd`, even: `day-${value}-even` }
      const values = { ...pictureAt(value), 'run-time': `run-${value}`, ...days }
      return `${pictures(value, hour)}{${declarations(values)}}`
    }),
  ]
}

/**
 * What follows the choices: the stage of the scene, the picture in the chat, the player, and the last
 * picture of the page, where it is always night. What moves is set here and no higher: every element
 * below is styled anew with each frame. The day is played by elements within these: in Firefox nothing
 * moves from one value to another while an animation names it, even one that has not begun.
 */
const followers = {
  hour: ['.stage', '.sent', '.progress', '.player'],
  place: ['.stage', '.sent', '.progress', '.closing'],
}

/** What belongs to the chosen scene alone: its title, its link, its place among the recent videos. */
const chosenScene = scenes
  .map(({ place, time }) => `.panel-video${chosen(place)}${chosen(time)} .${place}.${time}`)
  .join()

/**
 * The style rules of the living scene, made from the table of its colors: what each choice sets,
 * how it moves there, and the day that *Play* plays.
 */
export const sceneCss = [
  ...registrations,
  `.stage,.sent,.progress{transition-property:${movingProperties}}`,
  ...sceneRules(followers, true),
  ...runs,
  ...days,
  `${chosenScene}{visibility:var(--made,visible);flex-basis:2.5rem;z-index:1;transition-delay:0s}`,
].join('')

/** The rules of scenes that never change: beside works of the operator, and where there is no panel. */
export const stillSceneCss = sceneRules({ hour: [], place: ['.closing'] }, false).join('')
