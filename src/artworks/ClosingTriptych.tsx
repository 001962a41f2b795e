/** The parts of the drawing that the panels show; the outer ones continue the middle one as mirrors do. */
const panels = ['left', 'middle', 'right'] as const

/**
 * The triptych closing at night over the place that was chosen; uses the drawing of the video panel on
 * the same page.
 */
export function ClosingTriptych() {
  return (
    <div className="closing night">
      {panels.map(panel => (
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
