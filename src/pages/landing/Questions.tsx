import type { Question } from '../../texts/index.ts'
import { Section } from './Section.tsx'

/**
 * The FAQ: answers open one at a time; a click on the open one closes it (specification §2 "FAQ"). The
 * browser does both; src/client/listen.ts does in older ones.
 */
export function Questions({ items }: { readonly items: readonly Question[] }) {
  return (
    <Section name="faq" className="section questions">
      <div className="accordion">
        {items.map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
