import { defaultLanguage } from '../languages/index.ts'
import {
  dateText,
  daysAfter,
  daysBetween,
  figuresOf,
  type LegalDocumentName,
  type Site,
} from '../site/index.ts'
import type { FrozenHead } from './frozenText.ts'
import { timelines } from './timeline.ts'

/**
 * How far a notice falls short of what a document promises, by the version in force, whatever the facts say now;
 * undefined where it does not.
 * @param given the day it is given and the day it is about, ISO 8601
 */
export function shortNotice(
  site: Site,
  document: LegalDocumentName,
  kind: keyof NonNullable<FrozenHead['notice']>,
  [from, to]: readonly [from: string, to: string],
) {
  const { inForce } = timelines(site)[document]
  const frozen = inForce.texts.get(defaultLanguage)?.head.notice?.[kind]
  const promised = frozen ?? figuresOf(site.config)[`notice.${kind}`].amount
  const given = daysBetween(from, to)
  const first = dateText(daysAfter(from, promised), defaultLanguage)
  return given < promised ? { given, promised, first } : undefined
}
