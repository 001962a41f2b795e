import { daysBetween } from '../model/isoDay.ts'

/** Days for which a note says that a new version has taken effect. */
export const DAYS_OF_NOTE = 30

/** The versions of a document as they stand on a day. */
export interface Timeline<Version> {
  /** The one its address shows: even the first one, where that has yet to take effect. */
  readonly inForce: Version | undefined
  /** The next one to take effect. */
  readonly announced: Version | undefined
  /** The one in force, if it replaced another so recently that a note says so. */
  readonly recent: Version | undefined
}

/**
 * Tells which versions stand on a day.
 * @param versions of one document that are published by then, in the order they take effect
 * @param day ISO 8601
 */
export function timelineOf<Version extends { readonly effective: string }>(
  versions: readonly Version[],
  day: string,
): Timeline<Version> {
  const effective = versions.filter(version => version.effective <= day)
  const inForce = effective.at(-1) ?? versions[0]
  const isRecent =
    effective.length > 1 &&
    inForce !== undefined &&
    daysBetween(inForce.effective, day) <= DAYS_OF_NOTE
  return {
    inForce,
    announced: versions.find(version => version.effective > day && version !== inForce),
    recent: isRecent ? inForce : undefined,
  }
}
