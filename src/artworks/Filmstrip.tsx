/** Where the balloon is in each frame, in units of the drawing. */
const frames = ['translate(96 236)', 'translate(150 176)', 'translate(222 128)']

/** Three frames of one flight: a balloon rises over the hills at dawn. */
export function Filmstrip() {
  return (
    <div className="filmstrip hills dawn">
      {frames.map((place, index) => (
        <svg
          key={place}
          aria-hidden="true"
          viewBox="40 60 240 266"
          preserveAspectRatio="xMidYMid slice"
        >
          <use href="#heavens" />
          <use href="#hills" />
          {index === 0 ? (
            <g transform={place}>
              <g id="balloon">
                <path fill="#e0633e" d="M0 44C-50-8-34-48 0-48S50-8 0 44z" />
                <path fill="#ffd9a0" d="M0 44C-20-8-15-48 0-48S20-8 0 44z" />
                <path fill="#5b2c1c" d="M-7 50H7l-2 11H-5z" />
              </g>
            </g>
          ) : (
            <use href="#balloon" transform={place} />
          )}
        </svg>
      ))}
    </div>
  )
}
