import { Headline } from '../../components/index.ts'

interface SectionHeadProps {
  readonly label: string
  readonly title: string
}

/** The label and headline a section opens with. */
export function SectionHead({ label, title }: SectionHeadProps) {
  return (
    <header className="section-head">
      <p className="label">{label}</p>
      <h2>
        <Headline text={title} />
      </h2>
    </header>
  )
}
