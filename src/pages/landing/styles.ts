import { sceneCss } from '../../artworks/sceneCss.ts'
import accordion from '../../components/accordion.css?inline'
import badge from '../../components/badge.css?inline'
import button from '../../components/button.css?inline'
import footerCall from '../../components/footerCall.css?inline'
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

export const landingStyles =
  frameStyles +
  button +
  badge +
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
  accordion
