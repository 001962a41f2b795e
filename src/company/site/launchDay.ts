import { isInStore } from '../schema/index.ts'
import type { Site } from './site.ts'

/** The day (ISO 8601) on which the app comes to its store; undefined once it is there, and without a day ahead. */
export function comingLaunchDay({ config, today }: Pick<Site, 'config' | 'today'>) {
  const { launchOn } = config.app
  if (!launchOn || launchOn <= today || isInStore(config)) return undefined
  return launchOn
}
