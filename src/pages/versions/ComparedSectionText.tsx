import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { ComparedSection } from '../../versions/comparison/compareDocuments.ts'
import { ComparedBlocks } from './ComparedBlocks.tsx'
import { ComparedWords } from './ComparedWords.tsx'
import { sectionStatus } from './sectionStatus.ts'

interface ComparedSectionTextProps {
  readonly section: ComparedSection
}

/** A section of a comparison; folded where its words are the same. */
export function ComparedSectionText({ section }: ComparedSectionTextProps) {
  const { t } = useLanguage()
  const { id, heading, headingChanges, status, blocks } = section
  const head = (
    <>
      <h2>
        {heading === undefined ? (
          t('changes.introduction')
        ) : (
          <ComparedWords changes={headingChanges} />
        )}
      </h2>
      {/* Sections that nothing happened to are folded together under a line that says so. */}
      {status !== 'unchanged' && <span className="status">{sectionStatus(section, t)}</span>}
    </>
  )
  if (status === 'unchanged' || status === 'moved') {
    return (
      <details id={id}>
        <summary>{head}</summary>
        <ComparedBlocks blocks={blocks} />
      </details>
    )
  }
  return (
    <section id={id}>
      <div className="compared-head">{head}</div>
      <ComparedBlocks blocks={blocks} />
    </section>
  )
}
