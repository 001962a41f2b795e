import type { Processor, SiteConfig } from './schema.ts'

/** Whether a processor generates content: the privacy policy lists these apart. */
export function isAiProcessor({ kind }: Pick<Processor, 'kind'>): boolean {
  return kind.startsWith('ai-')
}

/** The register on a day: who processes data, who has been announced and will, and who did once. */
export function processorRegister({ processors }: SiteConfig, today: string) {
  const isComing = ({ since }: Processor) => since !== undefined && since > today
  const isFormer = ({ until }: Processor) => !!until && until <= today
  const known = processors.filter(({ announcedOn }) => !announcedOn || announcedOn <= today)
  return {
    present: known.filter(one => !isComing(one) && !isFormer(one)),
    coming: known.filter(isComing),
    former: known.filter(isFormer),
  }
}
