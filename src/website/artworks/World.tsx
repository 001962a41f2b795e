import { type Landscape, landscapes, times } from './scenes.ts'

/** The light around sun and moon, and the way the mist of the hills thins out upwards. */
export function SceneDefs() {
  return (
    <>
      <radialGradient id="halo">
        <stop stopColor="#ffedc4" stopOpacity=".8" />
        <stop offset=".35" stopColor="#ffd08f" stopOpacity=".3" />
        <stop offset="1" stopColor="#ffd08f" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="moonshine">
        <stop stopColor="#cdf" stopOpacity=".5" />
        <stop offset=".3" stopColor="#cdf" stopOpacity=".2" />
        <stop offset="1" stopColor="#cdf" stopOpacity="0" />
      </radialGradient>
      <mask id="mist" maskContentUnits="objectBoundingBox">
        <linearGradient id="thinning" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity=".62" />
        </linearGradient>
        <path fill="url(#thinning)" d="M0 0h1v1H0z" />
      </mask>
    </>
  )
}

/** Stars, sun and moon; the style sheet says where they are. */
export function Heavens() {
  return (
    <g id="heavens">
      <path
        className="starlight"
        stroke="#fff"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeDasharray="0 47 0 71 0 29"
        d="M12-130l300 50M30-30l300-40M9-20l310 60M20 90L320 20M8 70l300 50M40 160l280-70M10 130l310 60"
      />
      <g className="sun">
        <circle r="150" fill="url(#halo)" />
        <circle r="34" fill="var(--light)" />
      </g>
      <g className="moon">
        <circle r="90" fill="url(#moonshine)" />
        <circle r="20.5" fill="#236" />
        <path fill="#f4f6ff" d="M7-19.8A21 21 0 1 1-19.8 7 19 19 0 0 0 7-19.8z" />
      </g>
    </g>
  )
}

/** Layers from the horizon to the foreground; the color of the sky above them is that of mist. */
const layers = {
  /** A far ridge, one great crest with its lit and its shaded side, and sand at the feet. */
  dunes: [
    ['land-1', 'M0 240c40-20 76-25 116-13 36 11 70 20 112 4 36-14 62-16 92-9V420H0z'],
    ['land-2', 'M0 276c60-12 92-44 150-52 46 8 92 52 170 36V420H0z'],
    ['land-3', 'M150 224c-34 20-22 44 8 66s28 52-16 130H0V276c60-12 92-44 150-52z'],
    [
      'light',
      'M150 224c46 8 92 52 170 36v5c-80 14-126-30-170-41-34 20-22 44 8 66-36-22-44-46-8-66z',
      '.3',
    ],
    ['land-4', 'M0 344c52-24 96-22 150 2s110 22 170-8V420H0z'],
  ],
  /** Four ranges with mist between them, and firs on the nearest. */
  hills: [
    ['land-1', 'M0 232l34-30 22 14 44-50 30 34 22-14 44 42 30-26 44 34 50-30V420H0z'],
    ['sky-4', 'M0 186h320v82H0z'],
    ['land-2', 'M0 262q40-44 84-24t72 8 70-22 94 36V420H0z'],
    ['sky-4', 'M0 232h320v90H0z'],
    ['land-3', 'M0 288q60-18 112 10t110-14 98-20V420H0z'],
    ['sky-4', 'M0 272h320v106H0z'],
    [
      'land-4',
      'M0 334l8-30 8 28 9-46 9 46 8-24 8 28 70 16 100 4 50-20 8-26 8 24 9-46 9 44 8-28 8 26V420H0z',
    ],
  ],
} as const

/** Rows of the path of light from the horizon down: where each begins, and its length. */
const glints =
  'M-14 218h28M-5 224h16M-21 231h36M-6 239h22M-26 248h46M-22 259h26M-24 271h56M-7 285h36M-38 301h68M-31 319h40'

/** The swell from the horizon to the foreground: height, drift, color, and opacity of those in between. */
const swells = [
  [231, 0, 'land-2', '.5'],
  [246, 40, 'land-2'],
  [267, -30, 'land-3', '.5'],
  [289, 30, 'land-3'],
  [320, 0, 'land-4', '.5'],
  [350, 50, 'land-4'],
] as const

/** Bands that darken towards the viewer, and the path of light that follows sun and moon. */
function Sea() {
  return (
    <>
      <path fill="var(--land-1)" d="M0 214h320V420H0z" />
      <defs>
        <path id="swell" d="M-90 0q70-8 150 0t150-2 150 2V200H-90z" />
      </defs>
      {swells.map(([y, drift, layer, opacity]) => (
        <use
          key={y}
          href="#swell"
          x={drift || undefined}
          y={y}
          fill={`var(--${layer})`}
          opacity={opacity}
        />
      ))}
      <path
        className="glint"
        stroke="var(--light)"
        strokeWidth="2"
        strokeLinecap="round"
        d={glints}
      />
      <path fill="var(--land-3)" d="M0 214l14-9 15-3 13 5 20 7z" />
      <g className="boat">
        <path fill="var(--light)" d="M254 213v-16q10 6 9 14zm-2 0v-12q-6 6-7 10z" />
        <path fill="var(--land-4)" d="M242 212h24q-3 5-7 5h-12z" />
      </g>
    </>
  )
}

/** The land of a place, in the colors that the style sheet gives it. */
export function Land({ place }: { readonly place: Landscape }) {
  return (
    <g id={place} className={`land-${place}`}>
      {place === 'sea' ? (
        <Sea />
      ) : (
        layers[place].map(([color, path, opacity]) => (
          <path
            key={path}
            fill={`var(--${color})`}
            opacity={opacity}
            mask={color === 'sky-4' ? 'url(#mist)' : undefined}
            d={path}
          />
        ))
      )}
    </g>
  )
}

interface WorldProps {
  readonly places?: readonly Landscape[]
}

/** Places under one sky; the style sheet lets the chosen one rise, here and in each `<use>`. */
export function World({ places = landscapes }: WorldProps) {
  return (
    <>
      <defs>
        <SceneDefs />
      </defs>
      <g id="world">
        <Heavens />
        {places.map(place => (
          <Land key={place} place={place} />
        ))}
      </g>
    </>
  )
}

/**
 * The triptych closing at night over the place that was chosen; uses the drawing of the video panel on
 * the same page, which the outer panels continue as mirrors do.
 */
export function ClosingTriptych() {
  return (
    <div className="closing night">
      {['left', 'middle', 'right'].map(panel => (
        <svg
          key={panel}
          viewBox="0 36 320 304"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <use
            href="#world"
            transform={panel === 'middle' ? undefined : 'matrix(-1 0 0 1 320 0)'}
          />
        </svg>
      ))}
    </div>
  )
}

/** Where the balloon is in each frame, in units of the drawing. */
const balloonAt = { dawn: '98 216', dusk: '150 160', night: '224 116' } as const

/** Three frames of one flight, from dawn to night: a balloon rises over the hills. */
export function Filmstrip() {
  return (
    <div className="filmstrip">
      {times.map(time => (
        <svg
          key={time}
          className={`hills ${time}`}
          aria-hidden="true"
          viewBox="42 36 232 258"
          preserveAspectRatio="xMidYMid slice"
        >
          <use href="#heavens" />
          <use href="#hills" />
          <g transform={`translate(${balloonAt[time]})`}>
            {time === 'dawn' ? (
              <g id="balloon">
                <path fill="#e0633e" d="M0 44C-50-8-34-48 0-48S50-8 0 44z" />
                <path fill="#ffd9a0" d="M0 44C-20-8-15-48 0-48S20-8 0 44z" />
                <path fill="#5b2c1c" d="M-7 50H7l-2 11H-5z" />
              </g>
            ) : (
              <use href="#balloon" />
            )}
          </g>
        </svg>
      ))}
    </div>
  )
}
