import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import type { ComparedBlock } from '../../legal/comparison/compareBlocks.ts'
import { ComparedWords } from './ComparedWords.tsx'

interface ComparedBlocksProps {
  readonly blocks: readonly ComparedBlock[]
}

/** The blocks of a compared section; what they are in the text shows in their style. */
export function ComparedBlocks({ blocks }: ComparedBlocksProps) {
  const { t } = useLanguage()
  return blocks.map(({ kind, changes }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and blocks have no names
    <p key={index} className={kind === 'paragraph' ? undefined : `block-${kind}`}>
      {kind === 'in-short' && <b>{t('legal.inShort')} </b>}
      <ComparedWords changes={changes} />
    </p>
  ))
}
