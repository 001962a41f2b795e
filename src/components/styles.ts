import base from './base.css?inline'
import buttons from './buttons.css?inline'
import footer from './footer.css?inline'
import menu from './navbar/menu.css?inline'
import navbar from './navbar/navbar.css?inline'
import tokens from './tokens.css?inline'
import withoutPopover from './withoutPopover.css?inline'

/** The style sheets every page carries. */
export const frameStyles = tokens + base + buttons + menu + navbar + footer + withoutPopover
