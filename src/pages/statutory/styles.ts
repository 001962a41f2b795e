import button from '../../components/button.css?inline'
import contents from '../../components/contents.css?inline'
import { titledFrameStyles } from '../../components/styles.ts'
import legal from '../legal/legal.css?inline'
import print from '../legal/print.css?inline'
import tables from '../legal/tables.css?inline'
import entries from '../legal-home/legalHome.css?inline'
import statutory from './statutory.css?inline'

/** The style sheets of statutory pages and of the list of all legal pages. */
export const statutoryStyles =
  titledFrameStyles + legal + contents + tables + print + button + statutory + entries
