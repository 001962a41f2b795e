import contents from '../../components/contents.css?inline'
import { titledFrameStyles } from '../../components/styles.ts'
import legal from '../legal/legal.css?inline'
import print from '../legal/print.css?inline'
import tables from '../legal/tables.css?inline'
import agreement from './agreement.css?inline'

export const agreementStyles = titledFrameStyles + legal + contents + tables + print + agreement
