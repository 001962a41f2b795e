import { titledFrameStyles } from '../../components/styles.ts'
import legal from '../legal/legal.css?inline'
import print from '../legal/print.css?inline'
import tables from '../legal/tables.css?inline'
import changed from './changed.css?inline'
import comparison from './comparison.css?inline'
import status from './status.css?inline'
import timeline from './timeline.css?inline'

/**
 * The style sheets of pages about versions. Both kinds of them share one: each further sheet is a
 * further hash in the headers of every page.
 */
export const versionStyles =
  titledFrameStyles + legal + tables + status + timeline + changed + comparison + print
