import type { PropsWithChildren, ReactNode } from 'react'

/** What the flower of the image panel can be made of. */
export const materials = ['glass', 'paper', 'neon'] as const
export type Material = (typeof materials)[number]

/** Twelve petals in a circle, by the id of the one that is repeated. */
function Wreath({ id, petal }: Readonly<Record<'id' | 'petal', string>>) {
  const turned = (part: string, angles: readonly number[]) =>
    angles.map(angle => (
      <use key={angle} href={`#${part}`} transform={angle > 0 ? `rotate(${angle})` : undefined} />
    ))
  return (
    <>
      <g id={`${id}-three`}>{turned(petal, [0, 30, 60])}</g>
      <g id={id}>{turned(`${id}-three`, [0, 90, 180, 270])}</g>
    </>
  )
}

/** A tube of light: its halo, the colored glass and the white inside. */
const tube = [
  { strokeWidth: 14, strokeOpacity: '.2' },
  { strokeWidth: 4 },
  { strokeWidth: 1.4, stroke: '#fff', strokeOpacity: '.9' },
] as const

/** A line without a stroke of its own, bent from a neon tube. */
export function Neon({ color, children }: PropsWithChildren<{ readonly color: string }>) {
  return tube.map(layer => (
    <g key={layer.strokeWidth} fill="none" stroke={color} {...layer}>
      {children}
    </g>
  ))
}

const flowers: Readonly<Record<Material, ReactNode>> = {
  /** Translucent and lit from inside. */
  glass: (
    <>
      <defs>
        <linearGradient id="petal-light" x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="#ffe2a8" />
          <stop offset=".38" stopColor="#ff8f8f" stopOpacity=".78" />
          <stop offset=".72" stopColor="#b767c0" stopOpacity=".6" />
          <stop offset="1" stopColor="#5a62d8" stopOpacity=".5" />
        </linearGradient>
        <radialGradient id="glow">
          <stop stopColor="#fff3cf" />
          <stop offset=".2" stopColor="#ffd59a" stopOpacity=".9" />
          <stop offset="1" stopColor="#f97" stopOpacity="0" />
        </radialGradient>
        <path id="petal" d="M0 0c-42-46-36-122 0-172 36 50 42 126 0 172z" />
        <Wreath id="ring" petal="petal" />
      </defs>
      <g fill="url(#petal-light)" stroke="#fff" strokeOpacity=".22" strokeWidth=".8">
        <use href="#ring" />
        <use href="#ring" transform="rotate(15)scale(.74)" />
        <use href="#ring" transform="scale(.46)" />
      </g>
      <circle r="120" fill="url(#glow)" opacity=".8" />
      <circle r="15" fill="#fff6dc" />
    </>
  ),
  /** Folded: each petal has a lit and a shaded half and throws a shadow. */
  paper: (
    <>
      <defs>
        <g id="fold">
          <use href="#petal" fill="#5b2c1c" opacity=".15" transform="translate(4 6)scale(1.03)" />
          <use href="#petal" />
          <path fill="#6b1f10" opacity=".2" d="M0 0v-172c36 50 42 126 0 172z" />
          <path fill="#fff" opacity=".2" d="M0 0v-172c-18 50-21 126 0 172z" />
        </g>
        <Wreath id="folds" petal="fold" />
      </defs>
      <use href="#folds" fill="#e2694a" />
      <use href="#folds" fill="#e86" transform="rotate(15)scale(.76)" />
      <use href="#folds" fill="#f6b08a" transform="scale(.5)" />
      <circle cx="1" cy="3" r="20" fill="#5b2c1c" opacity=".2" />
      <circle r="18" fill="#fbe6c8" />
      <path fill="#6b1f10" opacity=".12" d="M0-18a18 18 0 0 1 0 36z" />
    </>
  ),
  /** Bent from tubes, which end at the edge of a dark disc. */
  neon: (
    <>
      <Neon color="#ff3d8b">
        <use href="#ring" />
      </Neon>
      <circle r="66" fill="#150a20" />
      <Neon color="#38d9ff">
        <use href="#ring" transform="rotate(15)scale(.66)" />
      </Neon>
      <circle r="40" fill="#150a20" />
      <Neon color="#ffb23e">
        <circle r="26" />
      </Neon>
    </>
  ),
}

interface FlowerProps {
  /** Others than glass are made of its parts. */
  readonly material?: Material
  /** What the picture shows, for those who cannot see it; without one it decorates. */
  readonly label?: string
}

/** One flower in any box. */
export function Flower({ material = 'glass', label }: FlowerProps) {
  return (
    <svg
      className={`flower-${material}`}
      viewBox="-200 -200 400 400"
      role="img"
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      {flowers[material]}
    </svg>
  )
}
