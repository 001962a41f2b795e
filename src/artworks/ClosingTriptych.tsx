import { places } from './scenes.ts'

/** The triptych closing at night; uses the land and sky of the video panel on the same page. */
export function ClosingTriptych() {
  return (
    <div className="closing">
      {places.map(place => (
        <svg
          key={place}
          className={`${place} night`}
          viewBox="0 36 320 304"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <use href="#heavens" />
          <use href={`#${place}`} />
        </svg>
      ))}
    </div>
  )
}
