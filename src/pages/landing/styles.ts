import accordion from '../../shell/accordion.css?inline'
import { shellStyles } from '../../shell/styles.ts'
import features from './features.css?inline'
import hero from './hero.css?inline'
import pricing from './pricing.css?inline'
import sections from './sections.css?inline'
import testimonials from './testimonials.css?inline'

export const landingStyles =
  shellStyles + sections + hero + features + pricing + testimonials + accordion
