import contents from '../../components/contents.css?inline'
import { frameStyles } from '../../components/styles.ts'
import legal from './legal.css?inline'
import print from './print.css?inline'
import summary from './summary.css?inline'
import tables from './tables.css?inline'

export const legalStyles = frameStyles + legal + summary + contents + tables + print
