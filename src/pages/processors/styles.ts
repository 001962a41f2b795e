import { titledFrameStyles } from '../../components/styles.ts'
import legal from '../legal/legal.css?inline'
import print from '../legal/print.css?inline'
import tables from '../legal/tables.css?inline'
import processors from './processors.css?inline'

/** The style sheets of the register of processors. */
export const processorStyles = titledFrameStyles + legal + tables + print + processors
