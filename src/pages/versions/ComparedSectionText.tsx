import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import type { ComparedSection } from '../../legal/comparison/compareDocuments.ts'
import { ComparedBlocks } from './ComparedBlocks.tsx'
import { ComparedWords } from './ComparedWords.tsx'
import { sectionStatus } from './sectionStatus.ts'

interface ComparedSectionTextProps {
  readonly section: ComparedSection
}

/** A section of a comparison; folded where its words are the same. */
export function ComparedSectionText({ section }: ComparedSectionTextProps) {
  const { t } = useLanguage()
  const title =
    section.heading === undefined ? (
      t('changes.introduction')
    ) : (
      <ComparedWords changes={section.headingChanges} />
    )
  const status = <span className="section-status">{sectionStatus(section, t)}</span>
  if (section.status === 'unchanged' || section.status === 'moved') {
    return (
      <details id={section.id}>
        <summary>
          <h2>{title}</h2> {status}
        </summary>
        <ComparedBlocks blocks={section.blocks} />
      </details>
    )
  }
  return (
    <section id={section.id}>
      <h2>{title}</h2> {status}
      <ComparedBlocks blocks={section.blocks} />
    </section>
  )
}
