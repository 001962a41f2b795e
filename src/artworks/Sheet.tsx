/** What leaves the app: the crane, on its way out of its frame. */
export function Sheet() {
  return (
    <svg className="still" viewBox="0 0 420 150" aria-hidden="true">
      <path fill="none" stroke="currentcolor" strokeOpacity=".4" d="M36 12h170v134H36z" />
      <path fill="#c7502f" d="M48 24h146v110H48z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="0 9"
        d="M68 112q60 14 116-22"
      />
      <use href="#crane" className="leaving" transform="translate(268 72)rotate(-12)scale(.6)" />
    </svg>
  )
}
