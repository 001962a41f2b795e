/** What leaves the app: the crane, on its way out of its frame. */
export function Sheet() {
  return (
    <svg className="still" viewBox="0 0 420 150" aria-hidden="true">
      <path fill="none" stroke="currentcolor" strokeOpacity=".4" d="M36 12h170v134H36z" />
      <path fill="#c7502f" d="M48 24h146v110H48z" />
      <use href="#crane" className="leaving" transform="translate(266 88)rotate(-8)scale(.52)" />
    </svg>
  )
}
