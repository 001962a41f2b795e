import { aiProcessorKinds, type Processor } from '../site/schema.ts'

/** Whether a processor generates content: the privacy policy lists these apart. */
export function isAiProcessor({ kind }: Pick<Processor, 'kind'>): boolean {
  return aiProcessorKinds.some(candidate => candidate === kind)
}
