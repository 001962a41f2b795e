export interface AccordionItem {
  readonly question: string
  readonly answer: string
}

interface AccordionProps {
  /** Shared by the items, so that the browser keeps one open at a time. */
  readonly name: string
  readonly items: readonly AccordionItem[]
}

/**
 * Questions whose answers open one at a time; a click on the open one closes it (specification §2
 * "FAQ"). The browser does both; src/client/exclusiveDetails.ts does in older ones.
 */
export function Accordion({ name, items }: Readonly<AccordionProps>) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
