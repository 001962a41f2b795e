import type { LanguageAccess } from '../../languages/LanguageProvider.tsx'
import type { ComparedSection } from '../../texts/compareTexts.ts'

/** What became of a section in words: "changed, moved". */
export function sectionStatus(
  { status, isMoved }: ComparedSection,
  t: LanguageAccess['t'],
): string {
  const word = t(`changes.${status}`)
  return isMoved && status === 'changed' ? `${word}, ${t('changes.moved')}` : word
}
