import { defaultLanguage, languageOption } from '../../languages/index.ts'
import {
  changedWords,
  copiesOf,
  type DerivedText,
  partsBehind,
  partsOf,
  recordedParts,
} from '../../texts/index.ts'
import { changedDefaults } from '../changedDefaults.ts'
import { type Finding, locateText, type Match, type Rule } from '../rule.ts'
import { firstLines } from './versions.ts'

/** What a finding needs to know of a text some parts of which have changed. */
interface ChangedText extends Pick<DerivedText, 'name' | 'language'> {
  /** The parts that have changed. */
  readonly ids: readonly string[]
  /** What changed, a line for each part whose former words are known. */
  readonly changes: Finding['changes']
}

/** What has changed in a part, in one line. */
function changeLine(id: string, before = '', now = ''): string {
  return `${id}: ${changedWords(before, now).replaceAll(/\s+/g, ' ').trim()}`
}

/** Texts without those of other languages in which nothing changed besides what changed in English too. */
function withoutRepetition<Text extends ChangedText>(texts: readonly Text[]): readonly Text[] {
  return texts.filter(({ name, language, ids }) => {
    if (language === defaultLanguage) return true
    const english = texts.find(text => text.name === name && text.language === defaultLanguage)
    return ids.some(id => !english?.ids.includes(id))
  })
}

/** Who answers for the words of a text. */
function personForText({ name }: Pick<ChangedText, 'name'>): Finding['person'] {
  return name === 'landing' || name === 'questions' ? 'marketing' : 'counsel'
}

/** "questions", "questions in German". */
function subjectOf({ name, language }: Pick<ChangedText, 'name' | 'language'>): string {
  return language === defaultLanguage ? name : `${name} in ${languageOption(language).name}`
}

/** The default texts of the project behind those that a company has copied. */
export const defaultTextRules: readonly Rule[] = [
  {
    id: 'copy:behind',
    severity: 'warning',
    person: 'counsel',
    why: 'An update that follows a new law reaches the default text, and not a copy of it.',
    find({ site, formerPart }) {
      const behind = copiesOf(site).flatMap(text => {
        const ids = partsBehind(text)
        if (ids.length === 0) return []
        const now = partsOf(text.source)
        const changes = ids.flatMap(id => {
          const before = formerPart?.(text, id)
          return before === undefined ? [] : changeLine(id, before, now.get(id))
        })
        return [{ name: text.name, language: text.language, ids, changes }]
      })
      return withoutRepetition(behind).map((text): Match => {
        const { name, language, ids, changes = [] } = text
        return {
          suffix: `:${name}.${language}`,
          person: personForText(text),
          location: locateText(site, text),
          message: `The default text of ${subjectOf(text)} has changed since you copied it: ${ids.join(', ')}`,
          changes: firstLines(changes),
          fix: `npm run legal -- status shows each change. Take over what you need, then npm run legal -- confirm ${name} ${language} --default, in each language.`,
        }
      })
    },
  },
  {
    id: 'copy:silent',
    severity: 'note',
    person: 'counsel',
    why: 'Nobody is told when the default text behind it changes.',
    find: ({ site }) =>
      copiesOf(site).map((text): Match | undefined => {
        if (recordedParts(text).size > 0) return undefined
        const { name, language } = text
        return {
          suffix: `:${name}.${language}`,
          location: locateText(site, text),
          message: `Your copy of ${subjectOf(text)} does not say which default text it was made from`,
          fix: `npm run legal -- confirm ${name} ${language} --default notes the default text of today.`,
        }
      }),
  },
  {
    id: 'default:changed',
    severity: 'warning',
    person: 'counsel',
    why: 'The next build shows the new wording, though you have published nothing.',
    find({ site, lastDefaultTexts }) {
      const changed = changedDefaults(site, lastDefaultTexts ?? new Map()).map(text => ({
        ...text,
        changes: text.ids.map(id => changeLine(id, text.before.get(id), text.now.get(id))),
      }))
      return withoutRepetition(changed).map((text): Match => {
        const { name, language, ids, changes } = text
        return {
          suffix: `:${name}.${language}`,
          person: personForText(text),
          location: locateText(site, text),
          message: `The default text of ${subjectOf(text)} has changed since the last build: ${ids.join(', ')}`,
          changes: firstLines(changes),
          fix: `Build where you agree; npm run legal -- edit ${name} --former keeps the former wording in your folder.`,
        }
      })
    },
  },
]
