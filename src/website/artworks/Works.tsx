import type { ReactNode } from 'react'
import { Neon } from './Flower.tsx'

/** The paper that the crane lies on. */
const craneGround = '#c7502f'

/** The pairs of leaves from the root up, each smaller than the one before. */
const fronds = [
  'translate(0 130)',
  'translate(0 62)scale(.84)',
  'translate(0-6)scale(.68)',
  'translate(0-74)scale(.52)',
]

interface WorksProps {
  /** What stands below a picture; left out where the pictures are there for others to refer to. */
  readonly captionOf?: (subject: 'butterfly' | 'koi' | 'fern' | 'crane') => ReactNode
}

/** Other pictures of the same hand, built from the petal of the flower: each has an id of its own. */
export function Works({ captionOf }: WorksProps) {
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
      {captionOf?.('butterfly')}
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
      {captionOf?.('koi')}
      <svg color="#07120f" viewBox="-190 -190 380 380" aria-hidden="true">
        <defs>
          <g id="fern">
            <path d="M0 170v-320" />
            {fronds.map(transform => (
              <g key={transform} transform={transform}>
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
      {captionOf?.('fern')}
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
      {captionOf?.('crane')}
    </div>
  )
}

/** What was made, in order: framed on a shelf, each in its place. */
export function Shelf() {
  return (
    <svg viewBox="0 0 420 150" aria-hidden="true">
      <path fill="#241b4d" d="M24 38h82v98H16z" />
      <use href="#butterfly" transform="translate(65 90)scale(.22)" />
      <path fill="#0f3b44" d="M132 62h74v74h-74z" />
      <use href="#koi" transform="translate(181 87)scale(.2)" />
      <path fill="#fbe6c8" d="M234 20h66v116h-66z" />
      <use href="#folds" fill="#e2694a" transform="translate(267 78)scale(.15)" />
      <path fill={craneGround} d="M322 54h82v82h-82z" />
      <use href="#crane" transform="translate(363 95)scale(.2)" />
      <path fill="currentcolor" d="M0 136h420v5H0z" />
    </svg>
  )
}

/** What leaves the app: the crane, on its way out of its frame. */
export function Sheet() {
  return (
    <svg viewBox="0 0 420 150" aria-hidden="true">
      <path fill="none" stroke="currentcolor" strokeOpacity=".4" d="M36 12h170v134H36z" />
      <path fill={craneGround} d="M48 24h146v110H48z" />
      <use href="#crane" stroke="#ecb" transform="translate(266 88)rotate(-8)scale(.52)" />
    </svg>
  )
}
