import type { Palette } from './scenes.ts'

interface LandProps {
  readonly paint: Palette
}

interface SeaProps extends LandProps {
  /** Where the path of light lies in a picture of its own; on the page the style sheet says so. */
  readonly glint?: number
}

/** Dunes: a far ridge, one great crest with its lit and its shaded side, and sand at the feet. */
export function Dunes({ paint }: LandProps) {
  return (
    <g id="dunes" className="land-dunes">
      <path
        fill={paint('land-1')}
        d="M0 240c40-20 76-25 116-13 36 11 70 20 112 4 36-14 62-16 92-9V420H0z"
      />
      <path fill={paint('land-2')} d="M0 276c60-12 92-44 150-52 46 8 92 52 170 36V420H0z" />
      <path
        fill={paint('land-3')}
        d="M150 224c-34 20-22 44 8 66s28 52-16 130H0V276c60-12 92-44 150-52z"
      />
      <path
        fill={paint('light')}
        opacity=".3"
        d="M150 224c46 8 92 52 170 36v5c-80 14-126-30-170-41-34 20-22 44 8 66-36-22-44-46-8-66z"
      />
      <path fill={paint('land-4')} d="M0 344c52-24 96-22 150 2s110 22 170-8V420H0z" />
    </g>
  )
}

/** Rows of the path of light from the horizon down: height, length, and where each begins. */
const glints = [
  [218, 28, -14],
  [224, 16, -5],
  [231, 36, -21],
  [239, 22, -6],
  [248, 46, -26],
  [259, 26, -22],
  [271, 56, -24],
  [285, 36, -7],
  [301, 68, -38],
  [319, 40, -31],
] as const

/** The swell from the horizon to the foreground: height, drift, color, and opacity of those in between. */
const swells = [
  [231, 0, 'land-2', '.5'],
  [246, 40, 'land-2'],
  [267, -30, 'land-3', '.5'],
  [289, 30, 'land-3'],
  [320, 0, 'land-4', '.5'],
  [350, 50, 'land-4'],
] as const

/** The sea: bands that darken towards the viewer, and the path of light that follows sun and moon. */
export function Sea({ paint, glint }: SeaProps) {
  return (
    <g id="sea" className="land-sea">
      <path fill={paint('land-1')} d="M0 214h320V420H0z" />
      <defs>
        <path id="swell" d="M-90 0q70-8 150 0t150-2 150 2V200H-90z" />
      </defs>
      {swells.map(([y, drift, layer, opacity]) => (
        <use key={y} href="#swell" x={drift} y={y} fill={paint(layer)} opacity={opacity} />
      ))}
      <path
        className="glint"
        transform={glint === undefined ? undefined : `translate(${glint})`}
        stroke={paint('light')}
        strokeWidth="2"
        strokeLinecap="round"
        d={glints.map(([y, length, x]) => `M${x} ${y}h${length}`).join('')}
      />
      <path fill={paint('land-3')} d="M0 214l14-9 15-3 13 5 20 7z" />
      <g className="boat">
        <path fill={paint('light')} d="M254 213v-16q10 6 9 14zm-2 0v-12q-6 6-7 10z" />
        <path fill={paint('land-4')} d="M242 212h24q-3 5-7 5h-12z" />
      </g>
    </g>
  )
}

/** Hills: four ranges with mist between them, and firs on the nearest. */
export function Hills({ paint }: LandProps) {
  return (
    <g id="hills" className="land-hills">
      <path
        fill={paint('land-1')}
        d="M0 232l34-30 22 14 44-50 30 34 22-14 44 42 30-26 44 34 50-30V420H0z"
      />
      <path fill={paint('sky-4')} mask="url(#mist)" d="M0 186h320v82H0z" />
      <path fill={paint('land-2')} d="M0 262q40-44 84-24t72 8 70-22 94 36V420H0z" />
      <path fill={paint('sky-4')} mask="url(#mist)" d="M0 232h320v90H0z" />
      <path fill={paint('land-3')} d="M0 288q60-18 112 10t110-14 98-20V420H0z" />
      <path fill={paint('sky-4')} mask="url(#mist)" d="M0 272h320v106H0z" />
      <path
        fill={paint('land-4')}
        d="M0 334l8-30 8 28 9-46 9 46 8-24 8 28 70 16 100 4 50-20 8-26 8 24 9-46 9 44 8-28 8 26V420H0z"
      />
    </g>
  )
}

/** What the hills need: the way their mist thins out upwards. */
export function Mist() {
  return (
    <mask id="mist" maskContentUnits="objectBoundingBox">
      <linearGradient id="thinning" x2="0" y2="1">
        <stop stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fff" stopOpacity=".62" />
      </linearGradient>
      <path fill="url(#thinning)" d="M0 0h1v1H0z" />
    </mask>
  )
}
