import {
  firstScene,
  grounds,
  type Hour,
  hours,
  lights,
  type Place,
  places,
  scenes,
  type Time,
  times,
} from './scenes.ts'

/** Values as declarations of custom properties. */
function declarations(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

function skyOf(hour: Hour) {
  const { sky, light, sun, moon, stars, head } = lights[hour]
  return {
    ...Object.fromEntries(sky.map((color, index) => [`sky-${index + 1}`, color])),
    light,
    'sun-x': `${sun[0]}px`,
    'sun-y': `${sun[1]}px`,
    'moon-x': `${moon[0]}px`,
    'moon-y': `${moon[1]}px`,
    stars,
    head,
  }
}

/** Everything an hour says about the picture; the land's colors are those of the chosen place. */
function pictureAt(hour: Hour): Record<string, string | number> {
  const layers = [1, 2, 3, 4].map(layer => [`land-${layer}`, `var(--${hour}-${layer})`])
  return { ...skyOf(hour), ...Object.fromEntries(layers) }
}

/** The properties that move, with what they hold. */
const registered: readonly (readonly [name: string, syntax: string, initial: string])[] = [
  ...['sky-1', 'sky-2', 'sky-3', 'sky-4', 'light', 'land-1', 'land-2', 'land-3', 'land-4'].map(
    name => [name, 'color', '#000'] as const,
  ),
  ...['sun-x', 'sun-y', 'moon-x', 'moon-y'].map(name => [name, 'length', '0px'] as const),
  ...['stars', 'head', ...places].map(name => [name, 'number', '0'] as const),
]

/** Their names, for a transition: `all` leaves registered properties out in Chromium and Firefox. */
const movingProperties = registered.map(([name]) => `--${name}`).join()

/** The rules that register them. */
const registrations = registered.map(
  ([name, syntax, initial]) =>
    `@property --${name}{syntax:"<${syntax}>";inherits:true;initial-value:${initial}}`,
)

/** When each hour of a day comes while it is played. */
const dayFrames: Readonly<Record<Hour, string>> = {
  dawn: '8%',
  noon: '34%',
  dusk: '60%',
  night: '88%',
}

/** Between dusk and night the sun goes down where it is and the moon comes up: not across the sky. */
const nightfall = '68%{--sun-x:238px;--sun-y:300px;--moon-x:150px;--moon-y:210px}'

/**
 * A day from dawn to night; before its first frame and after its last it is the chosen time, because
 * neither states a picture. At the very end *Play* makes way for *Play again*: hidden a frame earlier, it
 * would lose the focus before a script lets it rest.
 */
const day = [
  ...hours.map(hour => `${dayFrames[hour]}{${declarations(pictureAt(hour))}}`),
  nightfall,
  '0%{--playing:visible;--over:hidden}',
  '99%{--playing:visible;--over:hidden;animation-timing-function:step-end}',
  'to{--playing:hidden;--over:visible}',
].join('')

const dayName = (time: Time, round: 'odd' | 'even') => `day-${time}-${round}`

/**
 * The names of the two days that can be played from a time; another name is what makes a style sheet
 * start an animation again.
 */
function dayNames(time: Time) {
  return { odd: dayName(time, 'odd'), even: dayName(time, 'even') }
}

/** The frames of a day under every name. */
const days = times.flatMap(time =>
  Object.values(dayNames(time)).map(name => `@keyframes ${name}{${day}}`),
)

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

const chosen = (value: string) => `:has([value=${value}]:checked)`

// Inside :is() a selector that a browser does not know leaves the rest of the rule alone.
const whenChosen = (value: string) => `body:is(${chosen(value)})`

function placeRule(place: Place): string {
  const colors = hours.flatMap(hour =>
    grounds[place][hour].map((color, index) => [`${hour}-${index + 1}`, color]),
  )
  const sunk = places.map(other => [other, other === place ? 0 : 1])
  const run = ['run-place', `run-${place}`]
  return `{${declarations(Object.fromEntries([...colors, ...sunk, run]))}}`
}

/**
 * A run of *Generating*, which says at its end what was made; each choice names its own, so that
 * every choice starts it again.
 */
const runs = [...places, ...times].map(
  choice => `@keyframes run-${choice}{0%{--progress:0}0%,99%{--generating:visible;--made:hidden}}`,
)

const landRules = places.map(
  place => `.land-${place}{transform:translateY(calc(var(--${place})*270px))}`,
)

/**
 * The selectors of a choice: pictures that are always so, and those that follow, which show the first
 * scene before a choice or without `:has()`.
 */
function picturesOf(value: Place | Time, following: readonly string[]): string {
  return `${stillPicturesOf(value, following)},${whenChosen(value)} :is(${following.join()})`
}

/** The same where nothing is chosen. */
function stillPicturesOf(value: Place | Time, following: readonly string[]): string {
  const first = [firstScene.place, firstScene.time].some(initial => initial === value)
  return [...(first ? following : []), `.${value}`].join()
}

/** The place's colors at every hour. */
const placeRules = places.map(place => picturesOf(place, followers.place) + placeRule(place))

/** The light of every time, and the names of what starts again with it. */
const hourRules = times.map(time => {
  const picture = { ...pictureAt(time), 'run-time': `run-${time}`, ...dayNames(time) }
  return `${picturesOf(time, followers.hour)}{${declarations(picture)}}`
})

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
  ...placeRules,
  ...hourRules,
  ...runs,
  ...days,
  ...landRules,
  `${chosenScene}{visibility:var(--made,visible);flex-basis:2.5rem;z-index:1;transition-delay:0s}`,
].join('')

/** The rules of the scenes that are left where works of the operator replace the living one. */
export const stillSceneCss = [
  ...places.map(place => stillPicturesOf(place, ['.closing']) + placeRule(place)),
  ...times.map(time => `.${time}{${declarations(pictureAt(time))}}`),
  ...landRules,
].join('')
