import { channelsOf } from '../../../src/company/schema/palette.ts'

/** Red, green and blue from 0 to 255; more where a picture is overexposed. */
type Color = readonly [red: number, green: number, blue: number]

/** The light at a place of a picture: x from the left and y from the top, in heights of the picture. */
export type Light = (x: number, y: number) => Color

function mix(from: Color, to: Color, share: number): Color {
  const kept = 1 - share
  return [
    from[0] * kept + to[0] * share,
    from[1] * kept + to[1] * share,
    from[2] * kept + to[2] * share,
  ]
}

/** A color under more or less light. */
function lit(color: Color, light: number): Color {
  return mix([0, 0, 0], color, light)
}

/** 0 up to the first limit, 1 from the second one on, and smooth between them. */
function step(from: number, to: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** A number from 0 to 1 for a pair of integers, always the same. */
function random(x: number, y: number): number {
  const mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263)
  const hash = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Random numbers from 0 to 1 at integers, and smooth between them. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const across = step(0, 1, x - left)
  const down = step(0, 1, y - top)
  const above = random(left, top) * (1 - across) + random(left + 1, top) * across
  const below = random(left, top + 1) * (1 - across) + random(left + 1, top + 1) * across
  return above * (1 - down) + below * down
}

/** Noise of several sizes, each half of the one before it: the shape of clouds, ridges and waves. */
function fractal(x: number, y: number, octaves = 5): number {
  let sum = 0
  let total = 0
  for (let octave = 0; octave < octaves; octave += 1) {
    const scale = 2 ** octave
    sum += noise(x * scale + octave * 19, y * scale + octave * 7) / scale
    total += 1 / scale
  }
  return sum / total
}

interface Outdoors {
  /** At the top, and at the horizon. */
  readonly sky: readonly [string, string]
  readonly seed: number
}

function skyOf({ sky: [top, horizon], seed }: Outdoors): Light {
  const [high, low] = [channelsOf(top), channelsOf(horizon)]
  return (x, y) => {
    const bend = fractal(x * 2 + seed, y * 5)
    const cloud = step(0.5, 0.8, fractal(x * 2.5 + seed + bend, y * 7 + bend))
    const glow = Math.exp(-((x - 0.5) ** 2 + (y - 0.42) ** 2) * 9)
    const clear = mix(high, low, step(0, 0.55, y))
    return mix(mix(clear, lit(low, 1.06), cloud * 0.8), lit(low, 1.2), glow * 0.6)
  }
}

/** Ridges behind each other, the further the more in the mist; spruces stand on the nearest one. */
export function mountains(
  place: Outdoors & { readonly ground: string; readonly mist: string },
): Light {
  const sky = skyOf(place)
  const ground = channelsOf(place.ground)
  const mist = channelsOf(place.mist)
  const ridgesAt = (x: number) =>
    [0, 1, 2, 3, 4].map(layer => {
      const far = layer / 4
      const rough = fractal(x * (1.3 + layer * 0.5) + place.seed, layer * 31, 7)
      const spruces = layer === 0 ? 0.03 * random(Math.floor(x * 90), 1) * noise(x * 260, 5) : 0
      return 1.02 - 0.5 * far - (0.5 - 0.14 * far) * rough - spruces
    })
  // Each row asks for the same columns again.
  const ridges = new Map<number, readonly number[]>()
  return (x, y) => {
    const column = ridges.get(x) ?? ridgesAt(x)
    ridges.set(x, column)
    for (const [layer, ridge] of column.entries()) {
      if (y < ridge) continue
      const far = layer / 4
      const scale = 9 + 14 * far
      const relief = fractal(x * scale, y * scale, 6) - fractal(x * scale + 0.3, y * scale - 0.3, 6)
      const face = lit(ground, 0.62 - (layer === 0 ? 0.3 : 0) + relief * 1.5)
      const depth = step(0, 0.3, y - ridge) * (layer === 0 ? 0 : 0.55)
      return mix(face, mist, Math.min(0.93, far * 0.72 + depth))
    }
    return sky(x, y)
  }
}

/** A sea to the horizon under clouds, with the sun or the moon in its waves. */
export function sea(place: Outdoors & { readonly water: string }): Light {
  const [sky, deep, horizon] = [skyOf(place), channelsOf(place.water), 0.46]
  return (x, y) => {
    if (y < horizon) return sky(x, y)
    const near = y - horizon
    const distance = 1 / (near + 0.03)
    const wave = fractal((x - 0.5) * distance * 2.4 + place.seed, distance * 9, 6)
    const mirrored = sky(x + (wave - 0.5) * 0.2, Math.max(0, horizon - near * 0.8))
    const surface = mix(deep, mirrored, 0.75 - near * 0.9 + (wave - 0.5) * 0.9)
    const path = Math.exp(-(((x - 0.5) / (0.05 + near * 0.3)) ** 2))
    const glitter = path * step(0.5, 0.68, fractal((x - 0.5) * distance * 9, distance * 22, 4))
    return mix(surface, lit(sky(0.5, 0.42), 1.25), glitter * 0.85)
  }
}

const lamps: readonly Color[] = [
  [255, 178, 92],
  [255, 120, 70],
  [150, 190, 255],
  [255, 226, 180],
]

/** Lights of a city at night, out of focus. */
export function bokeh(seed: number): Light {
  const discs = Array.from({ length: 70 }, (_, index) => ({
    x: random(index, seed) * 1.7 - 0.1,
    y: 0.25 + random(index, seed + 1) * 0.6,
    radius: 0.025 + random(index, seed + 2) ** 2 * 0.07,
    strength: 0.15 + random(index, seed + 3) ** 2 * 0.6,
    color: lamps[index % lamps.length] ?? [255, 255, 255],
  }))
  return (x, y) => {
    const ground = lit([46, 52, 78], 0.35 + 0.6 * fractal(x * 1.5 + seed, y * 2, 3))
    const sum = [ground[0], ground[1], ground[2]] as [number, number, number]
    for (const disc of discs) {
      const place = Math.sqrt((x - disc.x) ** 2 + (y - disc.y) ** 2) / disc.radius
      if (place > 1.1) continue
      const share = disc.strength * (1 - step(0.92, 1.06, place)) * (0.75 + 0.25 * place ** 4)
      for (const channel of [0, 1, 2] as const) sum[channel] += disc.color[channel] * share
    }
    return sum
  }
}

type Point = readonly [x: number, y: number, z: number]

function ball(point: Point, at: Point, size: Point): number {
  const x = (point[0] - at[0]) / size[0]
  const y = (point[1] - at[1]) / size[1]
  const z = (point[2] - at[2]) / size[2]
  return (Math.sqrt(x * x + y * y + z * z) - 1) * Math.min(size[0], size[1], size[2])
}

/** The nearest of two surfaces, which run into each other. */
function joined(first: number, second: number, softness: number): number {
  const share = Math.max(0, softness - Math.abs(first - second)) / softness
  return Math.min(first, second) - (share * share * softness) / 4
}

/** How far a point is from what stands on the table, and the color of the nearest thing. */
const things = {
  fruit: (point: Point): readonly [number, Color] => {
    const orange = ball(point, [-0.34, 0.3, 0], [0.31, 0.29, 0.31])
    const lemon = ball(point, [0.36, 0.2, 0.35], [0.28, 0.2, 0.2])
    const plum = ball(point, [0.3, 0.23, -0.3], [0.24, 0.23, 0.24])
    const nearest = Math.min(orange, lemon, plum)
    if (nearest === orange) return [orange, [232, 118, 24]]
    return nearest === lemon ? [lemon, [240, 200, 40]] : [plum, [84, 36, 78]]
  },
  head: (point: Point): readonly [number, Color] => {
    const [x, y, z] = point
    const mirrored: Point = [Math.abs(x), y, z]
    const skull = ball(point, [0, 0.86, -0.03], [0.25, 0.33, 0.3])
    const jaw = ball(point, [0, 0.68, 0.06], [0.17, 0.2, 0.2])
    const nose = ball(point, [0, 0.8, 0.29], [0.035, 0.09, 0.06])
    const neck = ball(point, [0, 0.4, -0.06], [0.14, 0.32, 0.14])
    const chest = ball(point, [0, 0, -0.1], [0.55, 0.34, 0.26])
    const face = joined(joined(skull, jaw, 0.1), nose, 0.05)
    const sockets = -joined(-face, ball(mirrored, [0.1, 0.87, 0.3], [0.07, 0.045, 0.07]), 0.08)
    return [joined(joined(sockets, neck, 0.08), chest, 0.14), [226, 214, 198]]
  },
} as const

/** Toward the window. */
const window: Point = [-0.66, 0.55, 0.51]

/**
 * Something on a wooden table beside a window, before lights that are out of focus.
 * @param aspect width of the picture by its height
 */
export function stillLife(thing: keyof typeof things, aspect: number): Light {
  const background = bokeh(thing.length)
  const distance = (point: Point) => Math.min(things[thing](point)[0], point[1])
  const along = (from: Point, toward: Point, far: number): Point => [
    from[0] + toward[0] * far,
    from[1] + toward[1] * far,
    from[2] + toward[2] * far,
  ]
  return (x, y) => {
    const [across, up] = [(x - aspect / 2) * 0.62, (0.5 - y) * 0.62]
    const length = Math.hypot(across, up - 0.1, 1)
    const ray: Point = [across / length, (up - 0.1) / length, -1 / length]
    const eye: Point = [0, 0.78, 2.7]
    let far = 1.2
    let point = along(eye, ray, far)
    for (let march = 0; march < 60 && far < 6; march += 1) {
      const free = distance(point)
      if (free < 0.001) break
      far += free * 0.8
      point = along(eye, ray, far)
    }
    const behind = lit(background(x * 0.8, y * 0.8), 0.5)
    if (far > 6) return behind
    const small = 0.002
    const here = distance(point)
    const slopes = [along(point, [1, 0, 0], small), along(point, [0, 1, 0], small)] as const
    const normal = [
      (distance(slopes[0]) - here) / small,
      (distance(slopes[1]) - here) / small,
      (distance(along(point, [0, 0, 1], small)) - here) / small,
    ] as const
    let shadow = 1
    for (let reach = 0.04; reach < 1.4; reach += 0.08) {
      shadow = Math.min(shadow, 0.1 + (distance(along(point, window, reach)) / reach) * 5)
    }
    const facing = normal[0] * window[0] + normal[1] * window[1] + normal[2] * window[2]
    const light = 0.16 + 0.95 * Math.max(0, facing * 0.85 + 0.15) * Math.max(0, shadow)
    const [toThing, color] = things[thing](point)
    if (toThing > point[1]) {
      const wood = 0.7 + 0.5 * fractal(point[0] * 2, point[2] * 22, 5)
      return mix(lit([126, 84, 54], wood * light), behind, step(0.6, 2.4, -point[2]))
    }
    const skin = 0.92 + 0.16 * noise(point[0] * 70, point[1] * 70 + point[2] * 40)
    const shine = Math.max(0, facing) ** 40 * 90 * shadow
    return mix(lit(color, light * skin), [255, 250, 240], Math.min(1, shine / 255))
  }
}
