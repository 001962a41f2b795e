import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { Change } from '../../versions/comparison/compareWords.ts'

interface ComparedWordsProps {
  readonly changes: readonly Change[]
}

const elements = { inserted: 'ins', deleted: 'del' } as const
const labels = { inserted: 'changes.insertion', deleted: 'changes.deletion' } as const

/**
 * Words of a comparison. Screen readers seldom announce `<ins>` and `<del>`, so words that only they
 * read say where a change begins and ends.
 */
export function ComparedWords({ changes }: ComparedWordsProps) {
  const { t } = useLanguage()
  return changes.map(({ kind, text }, index) => {
    if (kind === 'same') return text
    const Element = elements[kind]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and runs of words have no names
      <Element key={index}>
        <span className="read-out">{t(labels[kind])} </span>
        {text}
        <span className="read-out"> {t('changes.end')} </span>
      </Element>
    )
  })
}
