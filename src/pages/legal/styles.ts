import contents from '../../shell/contents.css?inline'
import { shellStyles } from '../../shell/styles.ts'
import legal from './legal.css?inline'
import print from './print.css?inline'
import tables from './tables.css?inline'

export const legalStyles = shellStyles + legal + contents + tables + print
