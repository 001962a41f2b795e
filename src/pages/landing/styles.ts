import { sceneCss } from '../../artworks/sceneCss.ts'
import accordion from '../../components/accordion.css?inline'
import badge from '../../components/badge.css?inline'
import badgeArtwork from '../../components/badgeArtwork.css?inline'
import badgeComing from '../../components/badgeComing.css?inline'
import button from '../../components/button.css?inline'
import buttonComing from '../../components/buttonComing.css?inline'
import footerCall from '../../components/footerCall.css?inline'
import qrCode from '../../components/qrCode.css?inline'
import { frameStyles } from '../../components/styles.ts'
import chat from './chat.css?inline'
import choice from './choice.css?inline'
import features from './features.css?inline'
import hero from './hero.css?inline'
import image from './image.css?inline'
import pricing from './pricing.css?inline'
import sections from './sections.css?inline'
import testimonials from './testimonials.css?inline'
import triptych from './triptych.css?inline'
import video from './video.css?inline'
import works from './works.css?inline'

/** How the way to the App Store looks: by Apple's artwork, drawn here, or not there yet. */
export type BadgeState = 'artwork' | 'drawn' | 'coming'

const badgeStyles: Readonly<Record<BadgeState, string>> = {
  artwork: badgeArtwork + qrCode,
  drawn: badge + qrCode,
  coming: badge + badgeComing,
}

/**
 * The styles of the landing page, with those of the one badge that it shows.
 * @param arePlansLinked whether every plan's button leads somewhere, the sales contact included
 * @param areWorksShown whether works of the operator stand in place of drawn ones
 */
export function landingStyles(
  state: BadgeState,
  arePlansLinked: boolean,
  areWorksShown: boolean,
): string {
  return (
    frameStyles +
    button +
    (arePlansLinked ? '' : buttonComing) +
    badgeStyles[state] +
    footerCall +
    sections +
    hero +
    triptych +
    choice +
    video +
    sceneCss +
    image +
    features +
    chat +
    pricing +
    testimonials +
    accordion +
    (areWorksShown ? works : '')
  )
}
