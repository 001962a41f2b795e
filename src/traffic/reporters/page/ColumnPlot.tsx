interface ColumnPlotProps {
  /** One figure for each period. */
  readonly figures: readonly number[]
  /** Said in place of the drawing; without it, a table beside it says the same. */
  readonly label?: string
}

/** Units of the drawing: a period is as wide, the highest column as tall. */
const PERIOD_WIDTH = 10
const HEIGHT = 100

/** Figures as columns side by side, the highest one as tall as the drawing. */
export function ColumnPlot({ figures, label }: ColumnPlotProps) {
  const highest = Math.max(1, ...figures)
  const columns = figures.map((value, index) => {
    const height = (value / highest) * HEIGHT
    return `M${index * PERIOD_WIDTH + 1} ${HEIGHT}v-${height.toFixed(1)}h${PERIOD_WIDTH - 2}v${height.toFixed(1)}z`
  })
  return (
    <svg
      className="columns"
      viewBox={`0 0 ${figures.length * PERIOD_WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={columns.join('')} />
    </svg>
  )
}
