import { sectionMark } from '../../components/sections.ts'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { LegalDocument } from '../../texts/rendered.ts'

interface LegalTextProps {
  readonly document: LegalDocument
}

/** HTML compiled from the project's own Markdown, in which raw HTML is refused. */
function html(compiled: string) {
  return { __html: compiled }
}

/** The binding text, in one container with stable ids that outside archives can follow. */
export function LegalText({ document }: LegalTextProps) {
  const { language, t } = useLanguage()
  return (
    <div className="legal-text" id="document-text" lang={document.language}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see html() */}
      <div className="introduction" dangerouslySetInnerHTML={html(document.introduction)} />
      {document.sections.map((section, index) => (
        <section
          key={section.id}
          id={section.id}
          aria-labelledby={`${section.id}-heading`}
          {...sectionMark}
        >
          <h2 id={`${section.id}-heading`}>
            <a href={`#${section.id}`}>
              <span className="number">{index + 1}</span> {section.heading}
            </a>
          </h2>
          <p className="in-short">
            <b lang={language}>{t('legal.inShort')}</b>{' '}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see html() */}
            <span dangerouslySetInnerHTML={html(section.inShort)} />
          </p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see html() */}
          <div dangerouslySetInnerHTML={html(section.html)} />
        </section>
      ))}
    </div>
  )
}
