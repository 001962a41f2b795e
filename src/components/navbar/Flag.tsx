import type { FlagShape } from '../../languages/language.ts'

interface FlagProps {
  readonly shapes: readonly FlagShape[]
}

/** A flag beside the name of a language; the name is the label. */
export function Flag({ shapes }: FlagProps) {
  return (
    <svg className="flag" viewBox="0 0 6 4" preserveAspectRatio="none" aria-hidden="true">
      {shapes.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  )
}
