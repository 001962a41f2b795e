import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { type Holder, holders } from '../../model/rights.ts'
import type { RightsText } from '../../texts/rights.ts'

interface ResidenceChoiceProps {
  readonly text: RightsText
}

/** Who has rights of their own by where they live. */
const residents: readonly Holder[] = holders.filter(holder => holder !== 'everyone')

/**
 * The question that decides which rights are shown, and links to them for browsers whose style sheets
 * cannot follow the answer. It belongs to no form, and the page opens with all rights.
 */
export function ResidenceChoice({ text: rights }: ResidenceChoiceProps) {
  const { t } = useLanguage()
  const answers = [
    { value: 'all', text: t('rights.all') },
    ...residents.map(holder => ({ value: holder, text: rights.holders[holder].heading })),
    { value: 'elsewhere', text: t('rights.elsewhere') },
  ]
  return (
    <div className="residence">
      <fieldset>
        <legend>{t('rights.residence')}</legend>
        {answers.map(({ value, text }) => (
          <label key={value}>
            <input
              type="radio"
              name="residence"
              value={value}
              defaultChecked={value === 'all'}
              autoComplete="off"
            />
            {text}
          </label>
        ))}
      </fieldset>
      <ul>
        {holders.map(holder => (
          <li key={holder} className="to-holder">
            <a href={`#${holder}`}>{rights.holders[holder].heading}</a>
          </li>
        ))}
        <li>
          <a href="#counting">{rights.counting.heading}</a>
        </li>
      </ul>
    </div>
  )
}
