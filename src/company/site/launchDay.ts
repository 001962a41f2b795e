import { isInStore } from '../schema/index.ts'
import type { Site } from './site.ts'

/** The day (ISO 8601) on which the app comes to its store; undefined where it is there, or the day is not known or has come. */
export function comingLaunchDay({ config, today }: Pick<Site, 'config' | 'today'>) {
  const { launchOn } = config.app
  if (!launchOn || launchOn <= today || isInStore(config)) return undefined
  return launchOn
}
