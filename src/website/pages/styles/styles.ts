import { sceneCss, stillSceneCss } from '../../artworks/index.ts'
import backBar from './backBar.css?inline'
import base from './base.css?inline'
import closingPicture from './closingPicture.css?inline'
import closingTone from './closingTone.css?inline'
import document from './document.css?inline'
import features from './features.css?inline'
import flower from './flower.css?inline'
import footer from './footer.css?inline'
import landing from './landing.css?inline'
import navbar from './navbar.css?inline'
import notFound from './notFound.css?inline'
import notFoundTone from './notFoundTone.css?inline'
import planGaps from './planGaps.css?inline'
import planPeriod from './planPeriod.css?inline'
import plans from './plans.css?inline'
import press from './press.css?inline'
import scene from './scene.css?inline'
import screens from './screens.css?inline'
import sea from './sea.css?inline'
import statutory from './statutory.css?inline'
import storeStyles from './stores.css?inline'
import tokens from './tokens.css?inline'
import tone from './tone.css?inline'
import triptych from './triptych.css?inline'
import versions from './versions.css?inline'
import video from './video.css?inline'
import worksStyles from './works.css?inline'

/** The style sheets every page carries, besides the typefaces of its language (Head.tsx). */
const frameStyles = tokens + base + navbar + footer

/** What a landing page shows, as far as it takes styles of its own. */
interface LandingParts {
  /** Whether the company supplied works of its own. */
  readonly hasWorks: boolean
  /** Whether the picture at the end of the page is the company's. */
  readonly hasClosingPicture: boolean
  /** Whether the company has an accent of its own. */
  readonly hasOwnAccent: boolean
  /** Whether there is a link to a store, or there are two stores. */
  readonly hasStores: boolean
  /** Whether the first panel is the living scene. */
  readonly isVideoDrawn: boolean
  /** Whether the second one is the flower. */
  readonly isImageDrawn: boolean
  /** Whether there are screens of the app. */
  readonly hasScreens: boolean
  /** Whether a plan can be paid by the year. */
  readonly hasYearlyPrice: boolean
  /** Whether a plan lacks a row that others have, between those that it has. */
  readonly hasEmptyRow: boolean
}

/** The styles of the landing page: of its parts those that it has. */
export function stylesOfLanding(parts: LandingParts): string {
  const sheets = [frameStyles, landing, triptych, scene]
  if (parts.isVideoDrawn) sheets.push(sea)
  sheets.push(features, plans)
  if (parts.isImageDrawn) sheets.push(flower)
  sheets.push(parts.isVideoDrawn ? video + sceneCss : stillSceneCss)
  if (parts.hasWorks) sheets.push(worksStyles, tone)
  if (parts.hasWorks && parts.hasOwnAccent) sheets.push(closingTone)
  if (parts.hasClosingPicture) sheets.push(closingPicture)
  if (parts.hasStores) sheets.push(storeStyles)
  if (parts.hasScreens) sheets.push(screens)
  if (parts.hasYearlyPrice) sheets.push(planPeriod)
  if (parts.hasEmptyRow) sheets.push(planGaps)
  return sheets.join('')
}

const notFoundStyles = frameStyles + backBar + notFound + scene + stillSceneCss

/** The styles of the page that an unknown address shows; its drawings step back where the company supplied works. */
export function stylesOfNotFound(hasWorks: boolean): string {
  return hasWorks ? notFoundStyles + tone + notFoundTone : notFoundStyles
}

export const documentStyles = frameStyles + backBar + document

/** The pages that a statute asks for, and the list of all legal pages. */
export const statutoryStyles = documentStyles + statutory

/** The page for the press, which shows pictures to take. */
export const pressStyles = statutoryStyles + press

/** All pages about versions share one: each further sheet is a further hash in the headers of every page. */
export const versionStyles = documentStyles + versions
