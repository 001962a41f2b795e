import contents from '../../components/contents.css?inline'
import { titledFrameStyles } from '../../components/styles.ts'
import legal from '../legal/legal.css?inline'
import print from '../legal/print.css?inline'
import tables from '../legal/tables.css?inline'
import statutory from './statutory.css?inline'

export const statutoryStyles = titledFrameStyles + legal + contents + tables + print + statutory
