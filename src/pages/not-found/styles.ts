import { shellStyles } from '../../shell/styles.ts'
import notFound from './notFound.css?inline'

export const notFoundStyles = shellStyles + notFound
