/** Beside pictures of the company, drawings step back: light and shade stay, in the tone of its accent. */
export function ToneFilter() {
  return (
    <filter id="tone" colorInterpolationFilters="sRGB">
      <feColorMatrix type="saturate" values="0" />
      <feFlood className="tone" result="accent" />
      <feBlend mode="color" in2="SourceGraphic" />
      <feComposite in2="SourceGraphic" operator="in" />
    </filter>
  )
}
