import { sceneCss, stillSceneCss } from '../../artworks/index.ts'
import base from './base.css?inline'
import document from './document.css?inline'
import features from './features.css?inline'
import footer from './footer.css?inline'
import landing from './landing.css?inline'
import navbar from './navbar.css?inline'
import notFound from './notFound.css?inline'
import plans from './plans.css?inline'
import scene from './scene.css?inline'
import statutory from './statutory.css?inline'
import storeStyles from './stores.css?inline'
import tokens from './tokens.css?inline'
import triptych from './triptych.css?inline'
import versions from './versions.css?inline'
import video from './video.css?inline'
import worksStyles from './works.css?inline'

/** The style sheets every page carries, besides the typefaces of its language (Head.tsx). */
const frameStyles = tokens + base + navbar + footer

const landingStyles = frameStyles + landing + triptych + scene + features + plans

interface LandingParts {
  /** Whether the company supplied works of its own. */
  readonly hasWorks: boolean
  /** Whether there is a link to a store, or there are two stores. */
  readonly hasStores: boolean
  /** Whether the first panel is the living scene. */
  readonly isVideoDrawn: boolean
}

/** The styles of the landing page: of its parts those that it has. */
export function stylesOfLanding({ hasWorks, hasStores, isVideoDrawn }: LandingParts): string {
  const parts = [landingStyles, isVideoDrawn ? video + sceneCss : stillSceneCss]
  if (hasWorks) parts.push(worksStyles)
  if (hasStores) parts.push(storeStyles)
  return parts.join('')
}

export const notFoundStyles = frameStyles + notFound + scene + stillSceneCss

export const documentStyles = frameStyles + document

/** The pages that a statute asks for, and the list of all legal pages. */
export const statutoryStyles = documentStyles + statutory

/** All pages about versions share one: each further sheet is a further hash in the headers of every page. */
export const versionStyles = documentStyles + versions
