import { aiProcessorKinds } from './entries.ts'
import type { Processor, SiteConfig } from './schema.ts'

/** Whether a processor generates content: the privacy policy lists these apart. */
export function isAiProcessor({ kind }: Pick<Processor, 'kind'>): boolean {
  return aiProcessorKinds.some(candidate => candidate === kind)
}

/** The operator's register of processors as it stands on a day. */
export interface ProcessorRegister {
  /** Those that process data. */
  readonly present: readonly Processor[]
  /** Those that have been announced and will process data. */
  readonly coming: readonly Processor[]
  /** Those that processed data once. */
  readonly former: readonly Processor[]
}

function isComing({ since }: Processor, day: string): boolean {
  return since !== undefined && since > day
}

function isFormer({ until }: Processor, day: string): boolean {
  return !!until && until <= day
}

interface DatedConfig {
  readonly config: SiteConfig
  /** ISO 8601 */
  readonly today: string
}

/** The register on the day of the site; without those that are yet to be announced. */
export function processorRegister({ config, today: day }: DatedConfig): ProcessorRegister {
  const known = config.processors.filter(({ announcedOn }) => !announcedOn || announcedOn <= day)
  return {
    present: known.filter(one => !isComing(one, day) && !isFormer(one, day)),
    coming: known.filter(one => isComing(one, day)),
    former: known.filter(one => isFormer(one, day)),
  }
}
