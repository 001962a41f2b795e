import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { fillMessage } from '../../languages/messages.ts'
import type { ComparedSection } from '../../versions/comparison/compareDocuments.ts'
import { ComparedSectionText } from './ComparedSectionText.tsx'

interface ComparedSectionsProps {
  readonly sections: readonly ComparedSection[]
}

/** Adjacent sections that are all unchanged, or one that is not. */
function runsOf(sections: readonly ComparedSection[]): readonly (readonly ComparedSection[])[] {
  const runs: ComparedSection[][] = []
  for (const section of sections) {
    const run = runs.at(-1)
    const isContinued = section.status === 'unchanged' && run?.[0]?.status === 'unchanged'
    if (run && isContinued) run.push(section)
    else runs.push([section])
  }
  return runs
}

/** The sections of a comparison in their order; unchanged ones between changes are one line. */
export function ComparedSections({ sections }: ComparedSectionsProps) {
  const { t } = useLanguage()
  return runsOf(sections).map(run => {
    const texts = run.map(section => <ComparedSectionText key={section.id} section={section} />)
    const [first] = run
    if (first?.status !== 'unchanged') return texts
    const count = String(run.length)
    return (
      <details key={`from-${first.id}`} className="unchanged">
        <summary>
          {run.length === 1
            ? t('changes.oneUnchanged')
            : fillMessage(t('changes.manyUnchanged'), { count })}
        </summary>
        {texts}
      </details>
    )
  })
}
