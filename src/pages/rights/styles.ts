import { titledFrameStyles } from '../../components/styles.ts'
import rights from './rights.css?inline'

export const rightsStyles = titledFrameStyles + rights
