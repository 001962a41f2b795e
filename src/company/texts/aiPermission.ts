import { createHash } from 'node:crypto'
import { fillMessage, type Language, withNoBreakSpaces } from '../languages/index.ts'
import type { Processor } from '../schema/index.ts'
import { isAiProcessor, type Site, unnamedProcessors } from '../site/index.ts'
import { type ProcessorColumn, processorCell, processorsInForce } from './factBlocks.ts'

/** An AI provider as the question of an app names it. */
interface AskedProvider {
  readonly name: string
  /** What it does with the data. */
  readonly purpose: string
  /** What it receives. */
  readonly data: string
  /** How long it keeps what it receives; null where it has not said so. */
  readonly retention: string | null
  readonly place: string
}

/** What an app shows before it first sends personal data to an AI provider (App Review Guideline 5.1.2(i)). */
interface AiPermission {
  readonly question: string
  readonly explanation: string
  readonly providers: readonly AskedProvider[]
  readonly withdrawal: string
  readonly allow: string
  readonly decline: string
}

/** The AI providers that receive data on the day of a site; undefined as long as name or place of one is not known. */
function askedProviders(site: Site): readonly Processor[] | undefined {
  const { config, today, processorsInForce: named } = site
  const all = [...processorsInForce(site), ...unnamedProcessors(config, today, named)]
  const providers = all.filter(isAiProcessor)
  const isOpen = providers.some(({ name, place }) => name === undefined || place === undefined)
  return providers.length === 0 || isOpen ? undefined : providers
}

/** The question in a language; undefined while nobody knows who receives the data: nothing may be sent until then. */
export function aiPermission(site: Site, language: Language): AiPermission | undefined {
  const providers = askedProviders(site)
  if (!providers) return undefined
  const words = site.messages[language]
  const text = (written: string) => withNoBreakSpaces(written, language)
  const cellText = (processor: Processor, column: ProcessorColumn) =>
    text(processorCell(processor, column, language).text)
  return {
    question: text(fillMessage(words['aiPermission.question'], { brand: site.config.brand })),
    explanation: text(words['aiPermission.explanation']),
    providers: providers.map(processor => ({
      name: cellText(processor, 'name'),
      purpose: cellText(processor, 'role'),
      data: cellText(processor, 'data'),
      retention: processor.retention === undefined ? null : cellText(processor, 'retention'),
      place: cellText(processor, 'place'),
    })),
    withdrawal: text(words['aiPermission.withdrawal']),
    allow: text(words['aiPermission.allow']),
    decline: text(words['aiPermission.decline']),
  }
}

/**
 * The SHA-256 of the question in every language of the documents: the same in each of them, so that nobody is asked
 * again for having changed the language.
 */
export function aiPermissionHash(site: Site): string {
  const questions = site.languages.legal.toSorted().map(code => [code, aiPermission(site, code)])
  return createHash('sha256').update(JSON.stringify(questions)).digest('hex')
}
