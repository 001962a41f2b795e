import type { FieldPath } from '../folder/index.ts'
import type { Language } from '../languages/index.ts'
import type { AppPackages } from '../packages/index.ts'
import { type Person, personFor, type Scheme, type SiteConfig } from '../schema/index.ts'
import type { Site, TextFiles } from '../site/index.ts'
import { type DerivedText, lineInCopy, type OwnTextName, ownTextFile } from '../texts/index.ts'
import { type PublishedRecord, publishedVersions } from '../versions/index.ts'

/** How much a finding matters, from what keeps the site from going live to what is good to know. */
export const severities = ['blocker', 'warning', 'note'] as const

export type Severity = (typeof severities)[number]

/** Days before something is due, or runs out, at which the check begins to mention it. */
export const NOTICE_DAYS = 30

/** A field of the company's file: `imprint`, `disputeResolution.body`. */
export type FieldName = keyof SiteConfig | `${keyof SiteConfig}.${string}`

/** What the build that is online says about blockers. */
export interface LastReview {
  /** Whether nothing blocked it. */
  readonly isReady: boolean
  /** The last day (ISO 8601) on which a finding warns before it blocks, by the finding's id. */
  readonly warnsUntil: Readonly<Record<string, string>>
}

/** A clip with sound, for which the page has no captions. */
export interface AudibleClip {
  /** The name of its file, without the ending. */
  readonly name: string
  /** The command that takes the sound out. */
  readonly muting: string
}

/** A work of which its place cuts much off, and nobody has said which part stays. */
export interface CroppedWork {
  /** The name of its file, without the ending. */
  readonly name: string
  /** The path of its file. */
  readonly file: string
  /** Its width and height in words. */
  readonly size: string
  /** How much is cut off, in percent. */
  readonly percent: number
  /** Where it is cut off. */
  readonly sides: 'left and right' | 'top and bottom'
  /** The shape of its place, as width to height: "3:4". */
  readonly shape: string
}

/** What the rules look at: a site on its day, and what is not read with it. */
export interface LaunchSituation {
  readonly site: Site
  /** Whether the last build was made from the sources as they are; left out where that was not checked. */
  readonly isBuildFresh?: boolean
  /** Clips with sound; left out where that was not checked. */
  readonly audible?: readonly AudibleClip[]
  /** Works that are cropped much; left out where that was not checked. */
  readonly cropped?: readonly CroppedWork[]
  /** The color schemes on whose paper the company's own mark is hardly seen; left out where that was not checked. */
  readonly markIsFaintIn?: readonly Scheme[]
  /** The letters of the site's cards that none of its typefaces has; left out where that was not checked. */
  readonly lettersWithoutTypeface?: readonly string[]
  /** The packages that the app contains; left out where that was not checked. */
  readonly appPackages?: AppPackages
  /** Finds the words that a part of a copy was made from; left out where that was not checked. */
  readonly formerPart?: (text: DerivedText, id: string) => string | undefined
  /** What earlier builds have shown as published; left out where that was not checked. */
  readonly published?: PublishedRecord
  /** The addresses of the pages and files of the build that is online; left out where that was not checked. */
  readonly lastAddresses?: readonly string[]
  /** What the last build says about blockers; left out where it was not read, and every blocker blocks. */
  readonly lastReview?: LastReview
  /** The default texts of the last build, by their names below `texts/`; left out where that was not checked. */
  readonly lastDefaultTexts?: TextFiles
}

/** Something that is left to do before this build goes live. */
export interface Finding {
  /** Names it in `acceptedFindings`, by what it is about: it stays the same as long as the matter does. */
  readonly id: string
  /** Who has to act. */
  readonly person: Person
  readonly severity: Severity
  readonly message: string
  /** File, with a line where there is one: `site/site.yaml:12`. */
  readonly location: string
  readonly why: string
  readonly fix: string
  /** The value that settles it by being supplied: `processors.ai-chat.name`. */
  readonly asks?: string | undefined
  /** The last day (ISO 8601) on which it warns before it blocks, on a live site to which it is new. */
  readonly warnsUntil?: string | undefined
  /** Whether a build stops at it: it blocks at once, and nobody can accept it. */
  readonly stopsBuild?: true | undefined
  /** The words that changed, where the finding is about a text that was edited. */
  readonly changes?: readonly string[] | undefined
}

/** What one finding of a rule says for itself; the rule says the rest. */
export interface Match extends Partial<Omit<Finding, 'id' | 'warnsUntil'>> {
  /** Tells the findings of a rule apart, at the end of its id: `:privacy-policy`. */
  readonly suffix?: string
  /** Where it is in the company's file, if not at the rule's field. */
  readonly path?: FieldPath
}

/** `true` where the rule says all that there is to say; `false` or nothing where there is no finding. */
type MatchResult = Match | boolean | undefined

interface RuleFields extends Omit<Match, 'path' | 'suffix'> {
  readonly id: string
  readonly severity: Severity
  /** The field that its findings are about: they are there, and who answers for it acts, unless `person` does. */
  readonly field?: FieldName
  /** Finds what the rule is about, once or several times. @param found what the rules before this one have found */
  readonly find: (
    situation: LaunchSituation,
    found: readonly Finding[],
  ) => MatchResult | readonly MatchResult[]
}

/** Something that has to be settled before a build goes live, with what is the same in all its findings. */
export type Rule = RuleFields & ({ readonly field: FieldName } | { readonly person: Person })

/** Who acts: who answers for the value that is asked for, else whom the rule names, else who answers for its field. */
function personOf({ person, field }: Rule, match: Match): Person {
  const answering = personFor(match.asks ?? '')
  return match.person ?? answering ?? person ?? personFor(field ?? '') ?? 'counsel'
}

/** The finding of a rule: what the match says, else what the rule says of all its findings. */
function findingOf(rule: Rule, match: Match, site: Site): Finding {
  const path = match.path ?? rule.field?.split('.') ?? []
  return {
    id: `${rule.id}${match.suffix ?? ''}`,
    person: personOf(rule, match),
    severity: match.severity ?? rule.severity,
    message: match.message ?? rule.message ?? '',
    location: match.location ?? rule.location ?? locateField(site, ...path),
    why: match.why ?? rule.why ?? '',
    fix: match.fix ?? rule.fix ?? '',
    asks: match.asks ?? rule.asks,
    stopsBuild: match.stopsBuild ?? rule.stopsBuild,
    changes: match.changes ?? rule.changes,
  }
}

/** What a rule finds in a situation. */
export function findingsOf(
  rule: Rule,
  situation: LaunchSituation,
  found: readonly Finding[] = [],
): readonly Finding[] {
  const findings: Finding[] = []
  for (const result of [rule.find(situation, found)].flat()) {
    if (!result) continue
    findings.push(findingOf(rule, result === true ? {} : result, situation.site))
  }
  return findings
}

/** A number of things: "1 blocker", "2 blockers". */
export function countText(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

/** The company's acceptance of a finding that still holds on the day of the check. */
export function acceptanceOf({ id }: Finding, { config, today }: Site) {
  return config.acceptedFindings.find(({ finding, until }) => finding === id && until >= today)
}

/** Whether people rely on the site already: then what merely comes with the days warns, and blocks nothing. */
export function hasPublished(site: Site): boolean {
  return Object.values(publishedVersions(site)).some(versions => versions.length > 0)
}

/** Where a field of the company's file is: `site/site.yaml:12`; or the variable that overrides it. */
export function locateField({ source, overrides = {} }: Site, ...path: FieldPath): string {
  const name = path.join('.')
  if (Object.hasOwn(overrides, name)) return `SITE_${name.toUpperCase()}`
  return `${source.file}:${source.lineOf(path)}`
}

/**
 * Where a text is in the company's folder; where it is not there yet, with the command that puts a copy there.
 * @param line 1-based, in the text as the site has it; left out where the file as a whole is meant
 */
export function locateText(
  { folder, texts }: Site,
  { name, language }: { readonly name: OwnTextName; readonly language: Language },
  line?: number,
): string {
  const fileName = ownTextFile(name, language)
  const file = `${folder}/texts/${fileName}`
  const text = texts.get(fileName)
  const isInFolder = text?.file === file
  // A copy has other lines than the default text it is made from.
  const lineThere = line === undefined || isInFolder || !text ? line : lineInCopy(text, line)
  const location = lineThere === undefined ? file : `${file}:${lineThere}`
  return isInFolder ? location : `${location}, once npm run legal -- edit ${name} has written it`
}
