/** Dunes at dusk with a low sun; the land and the sky can be used again by their ids. */
export function Dunes() {
  return (
    <svg viewBox="0 0 320 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stopColor="#1f2457" />
          <stop offset=".34" stopColor="#5f3c86" />
          <stop offset=".54" stopColor="#c25a78" />
          <stop offset=".68" stopColor="#f58d58" />
          <stop offset="1" stopColor="#fbbd74" />
        </linearGradient>
        <radialGradient id="halo">
          <stop stopColor="#ffe9bd" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffb27a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="ridge" x2="0" y2="1">
          <stop stopColor="#e8955c" />
          <stop offset="1" stopColor="#8d3f50" />
        </linearGradient>
        <linearGradient id="slope" x2="1" y2="1">
          <stop stopColor="#8a3a55" />
          <stop offset="1" stopColor="#3a1846" />
        </linearGradient>
      </defs>
      <path id="dusk" fill="url(#sky)" d="M0 0h320v400H0z" />
      <g id="sun">
        <circle cx="212" cy="226" r="150" fill="url(#halo)" />
        <circle cx="212" cy="226" r="44" fill="currentColor" />
      </g>
      <g id="land">
        <path fill="url(#ridge)" d="M0 266c44-24 88-32 132-16s96 44 188-12v162H0z" />
        <path fill="#c4604f" d="M0 322c64-8 112-56 172-62 52 4 96 34 148 14v126H0z" />
        <path fill="url(#slope)" d="M172 260c-26 36 8 84 36 140H0v-78c64-8 112-56 172-62z" />
        <path fill="#2b1239" d="M0 380c74-44 132-28 190-14s98-8 130-28v62H0z" opacity=".82" />
      </g>
    </svg>
  )
}
