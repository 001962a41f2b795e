/** What the oldest browsers do without, with what they show in its place. */
export const design = {
  'html.global_attributes.popover': 'the links of the menu take rows of the bar',
  'html.elements.button.popovertarget': 'the buttons of the menu are hidden',
  'css.selectors.popover-open': 'only asked for by @supports',
  'html.elements.details.name': 'an answer stays open when the next one opens',
  'css.properties.text-wrap.balance': 'headlines break where they are full',
} as const

/** What some browsers lack to this day, and nobody misses on this site. */
export const niceties = {
  'css.at-rules.font-face.ascent-override': 'Safari: lines may shift while the fonts load',
  'css.at-rules.font-face.descent-override': 'as above',
  'css.at-rules.font-face.line-gap-override': 'as above',
  'css.at-rules.font-face.size-adjust': 'as above',
  'css.at-rules.media.scripting': 'a page opened at a section scrolls there',
  'css.at-rules.page': 'the margins of a print are those of its dialog',
  'css.at-rules.view-transition': 'pages follow one another at once',
  'css.properties.view-transition-name': 'as above',
  'css.properties.-webkit-tap-highlight-color': 'only for touch, where it is known',
  'css.properties.break-after.avoid': 'print.css gives headings the room of the lines after them',
  'css.properties.content-visibility': 'on paper, answers are as they are on the screen',
  'css.properties.content-visibility.visible': 'as above',
  'css.selectors.details-content': 'as above',
  'css.properties.cursor.pointer': 'phones show no pointer',
  'css.properties.hyphenate-limit-chars': 'short words may be hyphenated',
  'css.properties.text-size-adjust': 'only phones enlarge text by themselves',
  'css.properties.text-size-adjust.none': 'as above',
  'css.properties.text-wrap': 'the property of its values, which are listed by themselves',
  'css.properties.text-wrap.pretty': 'a paragraph may end with a single word',
  'html.elements.link.rel.icon': 'iOS shows the apple-touch-icon',
  'html.elements.link.rel.manifest': 'the page cannot be installed as an app',
  'html.elements.meta.name.theme-color': 'the bars of the browser keep their color',
  'html.elements.meta.name.viewport': 'only for phones',
  'html.elements.script.type.speculationrules': 'pages are fetched when they are asked for',
} as const
