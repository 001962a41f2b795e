import { type Hour, lights, places } from './scenes.ts'

/** Values as declarations of custom properties. */
export function declarations(
  values: Readonly<Record<string, string | number | undefined>>,
): string {
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
export function pictureAt(hour: Hour): Record<string, string | number> {
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
export const movingProperties = registered.map(([name]) => `--${name}`).join()

/** The rules that register them. */
export const registrations = registered.map(
  ([name, syntax, initial]) =>
    `@property --${name}{syntax:"<${syntax}>";inherits:true;initial-value:${initial}}`,
)
