import type { ReactNode } from 'react'

/** A tube of light: its halo, the colored glass and the white inside. */
const layers = [
  { strokeWidth: 14, strokeOpacity: '.2' },
  { strokeWidth: 4 },
  { strokeWidth: 1.4, stroke: '#fff', strokeOpacity: '.9' },
] as const

interface NeonProps {
  readonly color: string
  /** The line that the tube follows, without a stroke of its own. */
  readonly children: ReactNode
}

/** A line bent from a neon tube. */
export function Neon({ color, children }: NeonProps) {
  return layers.map(layer => (
    <g key={layer.strokeWidth} fill="none" stroke={color} {...layer}>
      {children}
    </g>
  ))
}
