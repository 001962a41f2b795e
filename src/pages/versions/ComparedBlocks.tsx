import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { ComparedBlock } from '../../versions/comparison/compareBlocks.ts'
import { ComparedTable } from './ComparedTable.tsx'
import { ComparedWords } from './ComparedWords.tsx'
import { type BlockGroup, groupBlocks } from './groupBlocks.ts'

function Group({ kind, blocks }: BlockGroup) {
  const { t } = useLanguage()
  if (kind === 'table') return <ComparedTable rows={blocks} />
  const texts = blocks.map(({ parts: [changes = []] }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and blocks have no names
    <ComparedWords key={index} changes={changes} />
  ))
  switch (kind) {
    case 'list':
      return (
        <ul>
          {texts.map(text => (
            <li key={text.key}>{text}</li>
          ))}
        </ul>
      )
    case 'heading':
      return <h3>{texts}</h3>
    case 'in-short':
      return (
        <p className="in-short">
          <b>{t('legal.inShort')}</b> {texts}
        </p>
      )
    case 'paragraph':
      return <p>{texts}</p>
  }
}

interface ComparedBlocksProps {
  readonly blocks: readonly ComparedBlock[]
}

/** The blocks of a compared section, each as what it is in the text. */
export function ComparedBlocks({ blocks }: ComparedBlocksProps) {
  return groupBlocks(blocks).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and blocks have no names
    <Group key={index} {...group} />
  ))
}
