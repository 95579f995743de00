import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type AccordionItem = {
  question: string
  answer: ReactNode
  id?: string
  isOpen?: boolean
  /** Where it differs from that of the page. */
  lang?: string
}

type AccordionProps = {
  items: readonly AccordionItem[]
  /** Items of one group close each other; without it, several can be open. */
  group?: string
}

/** Native `<details>`: works without script, and find-in-page searches closed items. */
export function Accordion({ items, group }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, question, answer, isOpen, lang }) => (
        <details key={question} lang={lang} open={isOpen} {...(id && { id })} {...(group && { name: group })}>
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
