import { useOpenItem } from './hooks/useOpenItem.ts'

export interface AccordionItem {
  readonly question: string
  readonly answer: string
}

export interface AccordionProps {
  /** Shared by the items, so that the browser keeps one open at a time without JavaScript. */
  readonly name: string
  readonly items: readonly AccordionItem[]
}

/** Questions whose answers open one at a time; a click on the open one closes it. */
export function Accordion({ name, items }: AccordionProps) {
  const { listRef, openIndex, followToggle } = useOpenItem()
  return (
    <div className="accordion" ref={listRef}>
      {items.map((item, index) => (
        <details
          key={item.question}
          name={name}
          open={openIndex === index}
          onToggle={followToggle(index)}
          suppressHydrationWarning
        >
          <summary>
            <h3>{item.question}</h3>
          </summary>
          <p>{item.answer}</p>
        </details>
      ))}
    </div>
  )
}
