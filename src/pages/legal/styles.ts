import contents from '../../components/contents.css?inline'
import { frameStyles } from '../../components/styles.ts'
import legal from './legal.css?inline'
import print from './print.css?inline'
import tables from './tables.css?inline'

export const legalStyles = frameStyles + legal + contents + tables + print
