/** What the oldest browsers do without, with what they show in its place. */
export const design = {
  'html.global_attributes.popover': 'the links of the menu take up rows of the bar',
  'html.elements.button.popovertarget': 'the buttons of the menu are hidden',
  'css.selectors.popover-open': 'only asked for by @supports',
  'html.elements.details.name': 'an answer stays open when the next one opens',
  'css.properties.text-wrap.balance': 'headlines break where they are full',
  'css.selectors.has': 'the first scene is shown, and the choices are hidden',
  'css.at-rules.property': 'a chosen scene is there at once, without moving',
  'css.at-rules.property.syntax': 'as above',
  'css.at-rules.property.inherits': 'as above',
  'css.at-rules.property.initial-value': 'as above',
} as const

/** What some browsers lack to this day, and no one misses on this site. */
export const niceties = {
  'css.at-rules.font-face.ascent-override': 'Safari: lines may shift while the fonts load',
  'css.at-rules.font-face.descent-override': 'as above',
  'css.at-rules.font-face.size-adjust': 'as above',
  'css.at-rules.media.scripting': 'a page opened at a section scrolls there',
  'css.at-rules.page': 'the margins of a print are those of its dialog',
  'css.at-rules.view-transition': 'pages follow one another at once',
  'css.properties.anchor-name': 'the menu opens over the second row of a bar that has two',
  'css.properties.view-transition-name': 'as above',
  'css.properties.animation-timeline': 'the balloon of the film hangs where it is',
  'css.properties.view-timeline': 'as above',
  'css.properties.break-after.avoid': 'print.css gives headings the room of the lines after them',
  'css.properties.content-visibility': 'on paper, answers are as they are on the screen',
  'css.properties.content-visibility.visible': 'as above',
  'css.selectors.details-content': 'as above',
  'css.properties.cursor.pointer': 'phones show no pointer',
  'css.properties.forced-color-adjust': 'Safari has no forced colors',
  'css.properties.forced-color-adjust.none': 'as above',
  'css.properties.print-color-adjust.exact': 'artworks print as the printer is set',
  'css.properties.hyphenate-limit-chars': 'short words may be hyphenated',
  'css.properties.text-size-adjust': 'only phones enlarge text by themselves',
  'css.properties.text-size-adjust.none': 'as above',
  'css.properties.text-wrap': 'the property of its values, which are listed by themselves',
  'css.properties.text-wrap.pretty': 'a paragraph may end with a single word',
  'html.elements.link.rel.icon': 'iOS takes /apple-touch-icon.png',
  'html.elements.link.rel.manifest': 'the page cannot be installed as an app',
  'html.elements.meta.name.theme-color': 'the bars of the browser keep their color',
  'html.elements.meta.name.viewport': 'only for phones',
  'html.elements.script.type.speculationrules': 'pages are fetched when they are asked for',
} as const

/** As the niceties, where works of the operator are shown. */
export const nicetiesOfWorks = {
  'html.elements.img.fetchpriority': 'pictures are fetched in the order that the browser chooses',
  'html.elements.video.playsinline': 'only phones play clips on the whole screen without it',
} as const
