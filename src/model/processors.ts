import type { Processor, SiteConfig } from './schema.ts'

/** Whether a processor generates content: the privacy policy lists these apart. */
export function isAiProcessor({ kind }: Pick<Processor, 'kind'>): boolean {
  return kind.startsWith('ai-')
}

interface DatedConfig {
  readonly config: SiteConfig
  /** ISO 8601 */
  readonly today: string
}

/** The register on the day of the site: who processes data, who has been announced and will, and who did once. */
export function processorRegister({ config, today }: DatedConfig) {
  const isComing = ({ since }: Processor) => since !== undefined && since > today
  const isFormer = ({ until }: Processor) => !!until && until <= today
  const known = config.processors.filter(({ announcedOn }) => !announcedOn || announcedOn <= today)
  return {
    present: known.filter(one => !isComing(one) && !isFormer(one)),
    coming: known.filter(isComing),
    former: known.filter(isFormer),
  }
}
