import { sceneCss } from '../../artworks/sceneCss.ts'
import accordion from '../../components/accordion.css?inline'
import badge from '../../components/badge.css?inline'
import badgeArtwork from '../../components/badgeArtwork.css?inline'
import badgeComing from '../../components/badgeComing.css?inline'
import button from '../../components/button.css?inline'
import buttonComing from '../../components/buttonComing.css?inline'
import type { StoreLink } from '../../components/DownloadBadges.tsx'
import footerCall from '../../components/footerCall.css?inline'
import qrCode from '../../components/qrCode.css?inline'
import { frameStyles } from '../../components/styles.ts'
import twoStores from '../../components/twoStores.css?inline'
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

/** The styles of the badges that a page shows: the stores' artwork, drawn here, or not there yet. */
function badgeStyles(stores: readonly StoreLink[]): string {
  const isComing = stores.some(({ url }) => url === undefined)
  const isDrawn = stores.some(({ url, artwork }) => url === undefined || !artwork)
  return [
    isDrawn ? badge : '',
    isComing ? badgeComing : '',
    stores.some(({ artwork }) => artwork) ? badgeArtwork : '',
    stores.some(({ url }) => url !== undefined) ? qrCode : '',
    stores.length > 1 ? twoStores : '',
  ].join('')
}

/**
 * The styles of the landing page, with those of the badges that it shows.
 * @param arePlansLinked whether every plan's button leads somewhere, the sales contact included
 * @param areWorksShown whether works of the operator replace drawn ones
 */
export function landingStyles(
  stores: readonly StoreLink[],
  arePlansLinked: boolean,
  areWorksShown: boolean,
): string {
  return (
    frameStyles +
    button +
    (arePlansLinked ? '' : buttonComing) +
    badgeStyles(stores) +
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
