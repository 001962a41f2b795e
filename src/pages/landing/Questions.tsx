import { Accordion, type AccordionItem } from '../../components/Accordion.tsx'
import { sectionMark } from '../../components/sections.ts'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { SectionHead } from './SectionHead.tsx'

interface QuestionsProps {
  readonly items: readonly AccordionItem[]
}

/** The FAQ. */
export function Questions({ items }: QuestionsProps) {
  const { t } = useLanguage()
  return (
    <section id="faq" className="section questions" {...sectionMark}>
      <SectionHead label={t('faq.label')} title={t('faq.title')} />
      <Accordion name="faq" items={items} />
    </section>
  )
}
