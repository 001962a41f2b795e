import { Choice, type ChoiceProps } from './Choice.tsx'

interface PromptLineProps<Value extends string> extends ChoiceProps<Value> {
  readonly after: string | undefined
  /** Where it is not the page's. */
  readonly lang?: string | undefined
}

/** The sentence that a panel's picture is made from, with the word to choose, if any. */
export function PromptLine<Value extends string>(props: PromptLineProps<Value>) {
  const { before, after = '', lang, ...choice } = props
  const [, mark, rest] = /^(\p{P}*)\s*(.*)$/u.exec(after) ?? []
  return (
    <div className="prompt" lang={lang}>
      {before && <span>{before}</span>}
      {choice.options.length > 0 && <Choice {...choice} mark={mark} />}
      {rest && <span>{rest}</span>}
    </div>
  )
}
