import base from './base.css?inline'
import footer from './footer.css?inline'
import navbar from './navbar/navbar.css?inline'
import pageTitle from './navbar/pageTitle.css?inline'
import pill from './pill.css?inline'
import tokens from './tokens.css?inline'

/** The style sheets every page carries, besides the typefaces of its language (Document.tsx). */
export const frameStyles = tokens + base + pill + navbar + footer

/** What pages other than the landing page carry besides: their bar shows the way back and a title. */
export const titledFrameStyles = frameStyles + pageTitle
