import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type AccordionItem = { question: string; answer: ReactNode; id?: string; isOpen?: boolean }

type AccordionProps = {
  items: readonly AccordionItem[]
  /** Items of one group close each other; leave it out to let several stand open. */
  group?: string
}

/** The browser's own disclosure: opens without script, and a search on the page finds what is folded away. */
export function Accordion({ items, group }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, question, answer, isOpen }) => (
        <details key={question} open={isOpen} {...(id && { id })} {...(group && { name: group })}>
          <summary>
            {question}
            <Icon of={ChevronDown} />
          </summary>
          <div className="accordion-answer">{answer}</div>
        </details>
      ))}
    </div>
  )
}
