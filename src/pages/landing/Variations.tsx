const lights = ['rose', 'amber', 'moss', 'ice']

/** The flower of the triptych in four lights; the style sheet turns the hue. */
export function Variations() {
  return (
    <div className="variations">
      {lights.map(light => (
        <svg
          key={light}
          aria-hidden="true"
          className={`light-${light}`}
          viewBox="-190 -190 380 380"
        >
          <use href="#flower" />
        </svg>
      ))}
    </div>
  )
}
