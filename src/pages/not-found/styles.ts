import button from '../../components/button.css?inline'
import { titledFrameStyles } from '../../components/styles.ts'
import notFound from './notFound.css?inline'

export const notFoundStyles = titledFrameStyles + button + notFound
