const quarterTurns = [0, 90, 180, 270]

/** A translucent flower lit from inside; can be used again as `#flower`. */
export function Flower() {
  return (
    <svg viewBox="-200 -200 400 400" aria-hidden="true">
      <defs>
        <linearGradient id="petal-light" x1="0" y1="1" x2="0" y2="0">
          <stop stopColor="#ffe2a8" />
          <stop offset=".38" stopColor="#ff8f8f" stopOpacity=".78" />
          <stop offset=".72" stopColor="#b767c0" stopOpacity=".6" />
          <stop offset="1" stopColor="#5a62d8" stopOpacity=".5" />
        </linearGradient>
        <radialGradient id="glow">
          <stop stopColor="#fff3cf" />
          <stop offset=".2" stopColor="#ffd59a" stopOpacity=".9" />
          <stop offset="1" stopColor="#ff9d7a" stopOpacity="0" />
        </radialGradient>
        <path
          id="petal"
          fill="url(#petal-light)"
          d="M0 0c-42-46-36-122 0-172 36 50 42 126 0 172z"
        />
        <g id="petals">
          <use href="#petal" />
          <use href="#petal" transform="rotate(30)" />
          <use href="#petal" transform="rotate(60)" />
        </g>
        <g id="ring">
          {quarterTurns.map(angle => (
            <use key={angle} href="#petals" transform={`rotate(${angle})`} />
          ))}
        </g>
      </defs>
      <g id="flower">
        <use href="#ring" />
        <use href="#ring" transform="rotate(15)scale(.74)" />
        <use href="#ring" transform="scale(.46)" />
        <circle r="120" fill="url(#glow)" opacity=".8" />
        <circle r="15" fill="#fff6dc" />
      </g>
    </svg>
  )
}
