import { frameStyles } from '../../components/styles.ts'
import notFound from './notFound.css?inline'

export const notFoundStyles = frameStyles + notFound
