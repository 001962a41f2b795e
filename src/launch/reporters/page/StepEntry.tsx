import type { OpenQuestion, OpenStep } from '../../report/launchReport.ts'
import { questionText } from '../questionText.ts'

/** A sentence with its gap, the label in brackets, marked. */
function Sentence({ text }: Readonly<{ text: string }>) {
  const parts = text.split(/(\[[^\]]+\])/)
  return (
    <blockquote>
      {parts.map((part, index) =>
        // Every other part is a gap, and none of them changes its place.
        index % 2 === 1 ? <mark key={part}>{part}</mark> : part,
      )}
    </blockquote>
  )
}

function QuestionEntry({ open }: Readonly<{ open: OpenQuestion }>) {
  const { question, location, sentence } = open
  return (
    <li>
      <p className="ask">{questionText(open)}</p>
      <p>{question.why}</p>
      {sentence !== undefined && <Sentence text={sentence} />}
      <p className="place">
        <code>{question.field}</code> in <code>{location}</code>
      </p>
    </li>
  )
}

/** Open questions that are answered at once. */
export function StepEntry({ open: { step, questions } }: Readonly<{ open: OpenStep }>) {
  return (
    <li className="entry">
      <h4>{step.title}</h4>
      <ul>
        {questions.map(open => (
          <QuestionEntry key={open.question.field} open={open} />
        ))}
      </ul>
      <p className="place">
        Shown at <code>{step.page}</code>
        {step.statutes && ` · ${step.statutes}`}
      </p>
    </li>
  )
}
