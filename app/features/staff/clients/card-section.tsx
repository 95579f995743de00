import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { CLIENT_CARD } from '#content/staff/clients/client-card.ts'

export type CardPart = keyof typeof CLIENT_CARD.sections

/** One part of a client's card, which the list of parts links to. */
export function CardSection({ part, children }: { part: CardPart; children: ReactNode }) {
  return (
    <Card as="section" id={part} className="card-section">
      <h2 className="text-xl">{CLIENT_CARD.sections[part]}</h2>
      {children}
    </Card>
  )
}

/** Links to the parts of the card. */
export function CardJumps({ parts }: { parts: readonly CardPart[] }) {
  return (
    <nav aria-label={CLIENT_CARD.jump} className="card-jumps no-print">
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{CLIENT_CARD.sections[part]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
