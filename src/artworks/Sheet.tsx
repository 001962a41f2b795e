/** What leaves the app: a sheet with the picture, on its way up and out. */
export function Sheet() {
  return (
    <svg className="still" viewBox="0 0 420 150" aria-hidden="true">
      <g transform="rotate(-5 160 80)">
        <path fill="#fff" stroke="currentcolor" strokeOpacity=".14" d="M104 6h84l24 24v102H104z" />
        <use href="#print" x="-205" y="-14" />
      </g>
      <path
        fill="none"
        stroke="currentcolor"
        strokeWidth="3"
        d="M60 96v44h300V96m-74 22V34m-30 30 30-30 30 30"
      />
    </svg>
  )
}
