/** The paper that the crane lies on. */
export const craneGround = '#c7502f'

/** What was made, in order: framed on a shelf, each in its place. */
export function Shelf() {
  return (
    <svg className="still" viewBox="0 0 420 150" aria-hidden="true">
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
    <svg className="still" viewBox="0 0 420 150" aria-hidden="true">
      <path fill="none" stroke="currentcolor" strokeOpacity=".4" d="M36 12h170v134H36z" />
      <path fill={craneGround} d="M48 24h146v110H48z" />
      <use href="#crane" className="leaving" transform="translate(266 88)rotate(-8)scale(.52)" />
    </svg>
  )
}
