import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { ComparedSection } from '../../versions/comparison/compareDocuments.ts'
import { sectionStatus } from './sectionStatus.ts'

interface ChangedSectionsProps {
  readonly sections: readonly ComparedSection[]
}

/** What changed in a comparison, each entry leading to its section: beside the text where there is room. */
export function ChangedSections({ sections }: ChangedSectionsProps) {
  const { t } = useLanguage()
  const changed = sections.filter(({ status }) => status !== 'unchanged')
  if (changed.length === 0) return <p>{t('changes.none')}</p>
  return (
    <nav className="changed" aria-labelledby="changed-sections">
      <h2 id="changed-sections">{t('changes.sections')}</h2>
      <ul>
        {changed.map(section => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.heading ?? t('changes.introduction')}</a>{' '}
            <span className="status">{sectionStatus(section, t)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
