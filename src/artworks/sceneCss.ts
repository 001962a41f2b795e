import { dayNames, days } from './dayCss.ts'
import { declarations, movingProperties, pictureAt, registrations } from './sceneProperties.ts'
import {
  firstScene,
  grounds,
  hours,
  type Place,
  places,
  scenes,
  type Time,
  times,
} from './scenes.ts'

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
  const first = [firstScene.place, firstScene.time].some(initial => initial === value)
  const always = [...(first ? following : []), `.${value}`]
  return `${always.join()},${whenChosen(value)} :is(${following.join()})`
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
