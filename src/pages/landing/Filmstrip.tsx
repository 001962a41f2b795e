/** How far the sun has sunk in each frame, in units of the drawing. */
const frames = [-96, -30, 36]

/** Three frames of the dunes: the same evening, a little later each time. */
export function Filmstrip() {
  return (
    <div className="filmstrip">
      {frames.map(sink => (
        <svg
          key={sink}
          aria-hidden="true"
          viewBox="40 60 240 300"
          preserveAspectRatio="xMidYMid slice"
        >
          <use href="#dusk" />
          <use href="#sun" y={sink} />
          <use href="#land" />
        </svg>
      ))}
    </div>
  )
}
