import { type Holder, holders, type RightsCatalog } from '../../content/rights/rights.ts'

interface ResidenceChoiceProps {
  readonly catalog: RightsCatalog
}

/** Who has rights of their own by where they live. */
const residents: readonly Holder[] = holders.filter(holder => holder !== 'everyone')

/**
 * The question that decides which rights are shown, and links to them for browsers whose style sheets
 * cannot follow the answer. It belongs to no form, and the page opens with all rights.
 */
export function ResidenceChoice({ catalog }: ResidenceChoiceProps) {
  const { question, all, elsewhere } = catalog.residence
  const answers = [
    { value: 'all', text: all },
    ...residents.map(holder => ({ value: holder, text: catalog.holders[holder].heading })),
    { value: 'elsewhere', text: elsewhere },
  ]
  return (
    <div className="residence">
      <fieldset>
        <legend>{question}</legend>
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
            <a href={`#${holder}`}>{catalog.holders[holder].heading}</a>
          </li>
        ))}
        <li>
          <a href="#counting">{catalog.counting.heading}</a>
        </li>
      </ul>
    </div>
  )
}
