import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'

type FoldedCardProps = {
  title: string
  /** What is set now, so that nobody opens it only to look. */
  line?: string
  /** Open because what was sent is wrong. */
  isOpen?: boolean
  /** Of what is folded: browsers open it for a link to it. */
  id?: string
  children: ReactNode
}

/** What is needed rarely, under a plain name. */
export function FoldedCard({ title, line, isOpen = false, id, children }: FoldedCardProps) {
  return (
    <Card as="section">
      <details open={isOpen}>
        <summary className="flex min-h-11 items-baseline">
          <div>
            <h2 className="text-lg">{title}</h2>
            {line && <p className="hint">{line}</p>}
          </div>
        </summary>
        <div className="desk-form pt-4" id={id}>
          {children}
        </div>
      </details>
    </Card>
  )
}
