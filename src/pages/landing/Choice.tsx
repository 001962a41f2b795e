import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { MessageKey } from '../../languages/messages.ts'

interface ChoiceProps<Option extends string> {
  /** Name of the group among the page's form controls. */
  readonly name: string
  readonly legend: MessageKey
  /** A word of the sentence that stays with the choice when the line breaks: "at". */
  readonly before?: string
  readonly options: readonly Option[]
  readonly first: Option
  readonly label: (option: Option) => MessageKey
}

/** A word of a prompt that can be another: radio buttons, whose labels are the words. */
export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { name, legend, before, options, first, label } = props
  const { t } = useLanguage()
  return (
    <fieldset className="choice">
      <legend>{t(legend)}</legend>
      {before && <span>{before}</span>}
      {options.map(option => (
        <label key={option}>
          <input type="radio" name={name} value={option} defaultChecked={option === first} />
          <span>{t(label(option))}</span>
        </label>
      ))}
    </fieldset>
  )
}
