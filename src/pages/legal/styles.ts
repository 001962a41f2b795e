import contents from '../../components/contents.css?inline'
import { titledFrameStyles } from '../../components/styles.ts'
import legal from './legal.css?inline'
import print from './print.css?inline'
import summary from './summary.css?inline'
import tables from './tables.css?inline'

export const legalStyles = titledFrameStyles + legal + summary + contents + tables + print
