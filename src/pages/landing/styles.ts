import accordion from '../../components/accordion.css?inline'
import { frameStyles } from '../../components/styles.ts'
import features from './features.css?inline'
import hero from './hero.css?inline'
import pricing from './pricing.css?inline'
import sections from './sections.css?inline'
import testimonials from './testimonials.css?inline'

export const landingStyles =
  frameStyles + sections + hero + features + pricing + testimonials + accordion
