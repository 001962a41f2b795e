import type { ReactNode } from 'react'
import { Headline, type NavbarSection, sectionMark } from '../../components/index.ts'
import { useLanguage } from '../../languages/index.ts'

interface SectionProps {
  readonly name: Exclude<NavbarSection, 'home'>
  /** Where it is not the section's usual one. */
  readonly title?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** A section below the first one: its label, its headline, what it shows. */
export function Section({ name, title, className = 'section', children }: SectionProps) {
  const { t } = useLanguage()
  return (
    <section id={name} className={className} {...sectionMark}>
      <header className="section-head">
        <p className="label">{t(`${name}.label`)}</p>
        <h2>
          <Headline text={title ?? t(`${name}.title`)} />
        </h2>
      </header>
      {children}
    </section>
  )
}
