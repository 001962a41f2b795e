/** The widths, distances and times at which the interface reacts, each in its unit. */

/** Below this width in px the navbar shows the mobile menu and the language select. */
export const MOBILE_BREAKPOINT = 768

/** Scroll distance in px after which the navbar turns more opaque. */
export const NAVBAR_SCROLL_THRESHOLD = 50

/** Distance in px below the top of the viewport at which a section counts as reached. */
export const SECTION_HIGHLIGHT_OFFSET = 100

/** Delay in ms before the page scrolls to a target section it was given. */
export const AUTO_SCROLL_DELAY = 100

/** Window in ms within which a second tap on the same spot counts as a double tap. */
export const DOUBLE_TAP_WINDOW = 300

/** Quiet time in ms after the last resize event before it is handled. */
export const RESIZE_DEBOUNCE = 100
