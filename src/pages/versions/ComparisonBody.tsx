import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { ComparedSection } from '../../versions/comparison/compareDocuments.ts'
import { BackLink } from '../BackLink.tsx'
import { ChangedSections } from './ChangedSections.tsx'
import { ComparedSections } from './ComparedSections.tsx'

interface ComparisonBodyProps {
  readonly sections: readonly ComparedSection[]
  /** Where the page leads back to. */
  readonly back: { readonly path: string; readonly label: string }
}

/** What changed, below the head of a page: the list of sections, then their words. */
export function ComparisonBody({ sections, back }: ComparisonBodyProps) {
  const { t } = useLanguage()
  return (
    <div className="legal-body">
      <ChangedSections sections={sections} />
      <div className="legal-column">
        {sections.some(({ status }) => status !== 'unchanged') && <p>{t('changes.legend')}</p>}
        <div className="legal-text comparison">
          <ComparedSections sections={sections} />
        </div>
        <BackLink to={{ path: back.path }} label={back.label} />
      </div>
    </div>
  )
}
