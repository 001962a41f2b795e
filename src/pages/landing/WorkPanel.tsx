import { translate, useLanguage } from '../../languages/index.ts'
import type { ShownWork } from '../../media/index.ts'
import { parsePrompt } from '../../model/index.ts'
import { PromptLine } from './Prompt.tsx'
import { Shot } from './Shot.tsx'

/**
 * How wide a picture is drawn, parts that are cut off included. On a phone it is made for two of the three
 * pixels to each of CSS: the eye tells no more, and a connection on the move is slow.
 */
const sizes = '(width<37.5em) 60vw,(width<56.25em) 100vw,60vw'

interface WorkPanelProps {
  readonly tool: 'video' | 'image'
  readonly works: readonly ShownWork[]
}

/** A panel with works of the operator: their prompt, and the one that shows its chosen word. */
export function WorkPanel({ tool, works }: WorkPanelProps) {
  const { t, language: ofPage } = useLanguage()
  const { text, language } = translate(works[0]?.prompt ?? { en: '' }, ofPage)
  const { before, words, after } = parsePrompt(text)
  const isFirst = tool === 'video'
  return (
    <div className="panel panel-work">
      <PromptLine
        name={tool}
        legend={t('panel.choice')}
        // Not the words: the drawings follow values like "night".
        options={words.map((word, index) => [`${tool}-${index + 1}`, word])}
        first={`${tool}-1`}
        lang={language === ofPage ? undefined : language}
        {...{ before, after }}
      />
      <div className="shots">
        {works.map((work, index) => (
          <Shot
            key={work.src}
            {...{ work, index, sizes }}
            isFirst={isFirst && index === 0}
            isSaved
          />
        ))}
      </div>
    </div>
  )
}
