import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { fillMessage } from '../../languages/messages.ts'
import { translate } from '../../languages/translate.ts'
import type { ShownWork } from '../../media/shownWorks.ts'

interface WorkCaptionProps {
  /** The tool it was made with, where the page does not name it beside the work. */
  readonly label?: string
  readonly work: ShownWork
}

/** The prompt that a work was made from, and that it was made with AI (Article 50 of Regulation (EU) 2024/1689). */
export function WorkCaption({ label, work }: WorkCaptionProps) {
  const { t, language } = useLanguage()
  const prompt = translate(work.prompt, language)
  return (
    <figcaption>
      {label && <strong>{label}</strong>}{' '}
      <span lang={prompt.language === language ? undefined : prompt.language}>
        {fillMessage(t('work.prompt'), { prompt: prompt.text })}
      </span>{' '}
      <span className="made-with">{t('work.madeWith')}</span>
    </figcaption>
  )
}
