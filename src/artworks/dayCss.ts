import { declarations, pictureAt } from './sceneProperties.ts'
import { type Hour, hours, type Time, times } from './scenes.ts'

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
export function dayNames(time: Time) {
  return { odd: dayName(time, 'odd'), even: dayName(time, 'even') }
}

/** The frames of a day under every name. */
export const days = times.flatMap(time =>
  Object.values(dayNames(time)).map(name => `@keyframes ${name}{${day}}`),
)
