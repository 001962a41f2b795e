import type { ReactNode } from 'react'
import { fillMessage, useLanguage } from '../../languages/index.ts'
import type { ShownWork } from '../../media/index.ts'
import { Shot, useSentence } from './Shot.tsx'

/** As wide as a picture is drawn; on a phone as in the hero. */
const sizes = '(width<37.5em) 60vw,(width<56.25em) 85vw,45vw'

/** Says that a work was made with AI (Article 50 of Regulation (EU) 2024/1689). */
export function MadeWith() {
  const { t } = useLanguage()
  return (
    <>
      {' '}
      <span className="tag">{t('work.madeWith')}</span>
    </>
  )
}

interface FeatureWorkProps {
  readonly work: ShownWork
}

function FeatureWork({ work }: FeatureWorkProps) {
  const { t } = useLanguage()
  const { text, lang } = useSentence(work, 0)
  return (
    <figure>
      <Shot {...{ work, sizes }} />
      <figcaption>
        {/* The picture's own text says it to who does not see. */}
        <span aria-hidden="true" lang={lang}>
          {fillMessage(t('work.prompt'), { prompt: text })}
        </span>
        <MadeWith />
      </figcaption>
    </figure>
  )
}

interface FeatureWorksProps {
  /** The operator's own works, which replace the drawn one. */
  readonly works: readonly ShownWork[] | undefined
  /** The drawn one. */
  readonly children: ReactNode
}

/** What shows a feature: works of the operator, or a drawn one. */
export function FeatureWorks({ works, children }: FeatureWorksProps) {
  if (!works) return children
  return (
    <div className="own-works">
      {works.map(work => (
        <FeatureWork key={work.src} work={work} />
      ))}
    </div>
  )
}
