import { times } from './scenes.ts'

/** Where the balloon is in each frame, in units of the drawing. */
const places = {
  dawn: 'translate(98 216)',
  dusk: 'translate(150 160)',
  night: 'translate(224 116)',
} as const

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
          <g transform={places[time]}>
            {time === 'dawn' ? (
              <g id="balloon" className="balloon">
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
