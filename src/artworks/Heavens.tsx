import type { Palette } from './scenes.ts'

type Point = readonly [x: number, y: number]

interface HeavensProps {
  readonly paint: Palette
  /** Where everything is in a picture of its own; on the page the style sheet says so. */
  readonly at?: { readonly sun: Point; readonly moon: Point; readonly stars: number }
}

const moved = (point: Point | undefined) => point && `translate(${point.join(' ')})`

/** Stars, sun and moon. */
export function Heavens({ paint, at }: HeavensProps) {
  return (
    <g id="heavens">
      <path
        className="starlight"
        opacity={at?.stars}
        stroke="#fff"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeDasharray="0 47 0 71 0 29"
        d="M12-130l300 50M30-30l300-40M9-20l310 60M20 90L320 20M8 70l300 50M40 160l280-70M10 130l310 60"
      />
      <g className="sun" transform={moved(at?.sun)}>
        <circle r="150" fill="url(#halo)" />
        <circle r="34" fill={paint('light')} />
      </g>
      <g className="moon" transform={moved(at?.moon)}>
        <circle r="90" fill="url(#moonshine)" />
        <circle r="20.5" fill="#232f68" />
        <path fill="#f4f6ff" d="M7-19.8A21 21 0 1 1-19.8 7 19 19 0 0 0 7-19.8z" />
      </g>
    </g>
  )
}

/** The light around sun and moon. */
export function Halos() {
  return (
    <>
      <radialGradient id="halo">
        <stop stopColor="#ffedc4" stopOpacity=".8" />
        <stop offset=".35" stopColor="#ffd08f" stopOpacity=".3" />
        <stop offset="1" stopColor="#ffd08f" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="moonshine">
        <stop stopColor="#cfdcff" stopOpacity=".5" />
        <stop offset=".3" stopColor="#cfdcff" stopOpacity=".2" />
        <stop offset="1" stopColor="#cfdcff" stopOpacity="0" />
      </radialGradient>
    </>
  )
}
