import { titledFrameStyles } from '../../components/styles.ts'
import legal from '../legal/legal.css?inline'
import print from '../legal/print.css?inline'
import tables from '../legal/tables.css?inline'
import versions from './versions.css?inline'

/** The style sheets of a version's text. */
export const versionTextStyles = titledFrameStyles + legal + tables + print

/** The style sheets of pages about versions. */
export const versionStyles = titledFrameStyles + legal + versions + print
