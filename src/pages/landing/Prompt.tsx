interface ChoiceProps<Value extends string> {
  /** Name of the group among the page's form controls. */
  readonly name: string
  readonly legend: string
  /** A word of the sentence that stays with the choice when the line breaks: "at". */
  readonly before?: string | undefined
  /** A comma that follows it. */
  readonly mark?: string | undefined
  readonly options: readonly (readonly [value: Value, word: string])[]
  readonly first: Value
}

/** A word of a prompt that can be another: radio buttons, whose labels are the words. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, legend, before, mark, options, first } = props
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {before && <span>{before}</span>}
      {options.map(([value, word]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === first} />
          <span>{word}</span>
        </label>
      ))}
      {mark && <span>{mark}</span>}
    </fieldset>
  )
}

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
