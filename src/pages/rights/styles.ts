import { titledFrameStyles } from '../../components/styles.ts'
import legal from '../legal/legal.css?inline'
import print from '../legal/print.css?inline'
import residence from './residence.css?inline'
import rights from './rights.css?inline'

export const rightsStyles = titledFrameStyles + legal + rights + residence + print
