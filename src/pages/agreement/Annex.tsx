import { sectionMark } from '../../components/sections.ts'
import type { Language } from '../../languages/languages.ts'

interface AnnexProps {
  readonly id: string
  readonly title: string
  /** Language of the text, which may differ from the page's. */
  readonly language: Language
  /** Compiled from the project's own Markdown and the register of processors. */
  readonly content: string
}

/** An annex of the agreement, on a page of its own when it is printed. */
export function Annex({ id, title, language, content }: AnnexProps) {
  return (
    <section aria-labelledby={id} className="annex legal-text">
      <h2 id={id} {...sectionMark}>
        {title}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from the project's own Markdown */}
      <div lang={language} dangerouslySetInnerHTML={{ __html: content }} />
    </section>
  )
}
