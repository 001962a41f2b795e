import { Neon } from './Neon.tsx'
import { craneGround } from './Shelf.tsx'

/** The pairs of leaves from the root up, each smaller than the one before. */
const fronds = [
  { y: 130, scale: '' },
  { y: 62, scale: 'scale(.84)' },
  { y: -6, scale: 'scale(.68)' },
  { y: -74, scale: 'scale(.52)' },
] as const

/** Other pictures of the same hand, built from the petal of the flower: each has an id of its own. */
export function Works() {
  return (
    <div className="works">
      <svg color="#1c1445" viewBox="-190 -190 380 380" aria-hidden="true">
        <g id="butterfly" fill="url(#petal-light)" stroke="#fff" strokeOpacity=".3">
          {[-52, 52].map(angle => (
            <use key={angle} href="#petal" transform={`rotate(${angle})scale(1.5 1)`} />
          ))}
          {[-122, 122].map(angle => (
            <use key={angle} href="#petal" transform={`rotate(${angle})scale(1.3 .72)`} />
          ))}
          <path fill="#ffe2a8" d="M-5-50q5-14 10 0L3 70q-3 8-6 0z" />
          <path
            fill="none"
            stroke="#ffe2a8"
            strokeOpacity="1"
            strokeWidth="2.5"
            d="M-3-56q-8-40-34-54M3-56q8-40 34-54"
          />
        </g>
      </svg>
      <svg color="#0d4450" viewBox="-190 -190 380 380" aria-hidden="true">
        <g id="koi">
          <g fill="#fff" transform="translate(-66 62)rotate(-8)">
            <use href="#petal" transform="translate(0 -16)rotate(152)scale(.42 .5)" />
            <use href="#petal" transform="translate(0 -16)rotate(206)scale(.42 .5)" />
            <use href="#petal" transform="rotate(118)translate(0 40)scale(.3)" />
            <use href="#petal" />
            <path
              fill="#ff6a3d"
              d="M-8-160q26 12 24 40t-26 18q-24-34 2-58zM10-84q20 14 8 50-24-2-28-22z"
            />
            <path stroke="#2a1030" strokeWidth="9" strokeLinecap="round" d="M-13-138h0M13-138h0" />
          </g>
        </g>
        <use href="#koi" transform="rotate(180)" />
      </svg>
      <svg color="#07120f" viewBox="-190 -190 380 380" aria-hidden="true">
        <defs>
          <g id="fern">
            <path d="M0 170v-320" />
            {fronds.map(({ y, scale }) => (
              <g key={y} transform={`translate(0 ${y})${scale}`}>
                <use href="#petal" transform="rotate(58)scale(.7)" />
                <use href="#petal" transform="rotate(-58)scale(.7)" />
              </g>
            ))}
          </g>
        </defs>
        <Neon color="#4dffb8">
          <use href="#fern" />
        </Neon>
      </svg>
      <svg color={craneGround} viewBox="-190 -190 380 380" aria-hidden="true">
        <g id="crane">
          <path fill="#fff" d="M-20 30L-150-70 20 10z" />
          <path fill="#fed" d="M-20 30L40-150 62 26z" />
          <path fill="#fff" d="M-20 30L40-150-40-30z" />
          <path fill="#ecb" d="M-60 84L-20 30l82-4L40 74z" />
          <path fill="#fff" d="M62 26L152-40 40 74z" />
          <path fill="#da9" d="M-20 30L-60 84-150-70z" />
          <path fill="#fed" d="M-150-70l-22 34 34-24z" />
        </g>
      </svg>
    </div>
  )
}
