const lights = ['rose', 'amber', 'moss', 'ice']

/** The flower of the triptych in four lights; the style sheet turns the hue. */
export function Variations() {
  return (
    <div className="variations">
      {lights.map(light => (
        <svg key={light} viewBox="-190 -190 380 380" aria-hidden="true">
          <use href="#flower" className={`light-${light}`} />
        </svg>
      ))}
    </div>
  )
}
