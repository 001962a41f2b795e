import {
  languageOption,
  localized,
  type SampleReview,
  type Translations,
  type UsualProcessor,
} from '../languages/index.ts'

/** Who processes data in any app of this kind; the documents list them until the operator does. */
export const usualProcessors = [
  'ai-chat',
  'ai-video',
  'ai-image',
  'hosting',
  'app-store',
] as const satisfies readonly UsualProcessor[]

/** What a processor of a usual kind does and with which data, in every language. */
export function processorWords(kind: UsualProcessor): { role: Translations; data: Translations } {
  const words = (part: 'role' | 'data') =>
    localized(language => languageOption(language).operatorWords.processors[kind][part])
  return { role: words('role'), data: words('data') }
}

const samples: readonly SampleReview[] = ['first', 'second', 'third']

/** Three reviews that no one wrote, marked as samples (product ruling 8). */
export const sampleReviews = samples.map(sample => {
  const words = (part: 'role' | 'comment') =>
    localized(language => languageOption(language).operatorWords.sampleReviews[sample][part])
  return { role: words('role'), comment: words('comment'), rating: 5, consent: 'sample' as const }
})
