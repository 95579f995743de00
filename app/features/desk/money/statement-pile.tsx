import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import { STATEMENT } from '#content/desk/bank-statement.ts'
import { formatRupees } from '#content/words/money.ts'
import type { Paise } from '#domain/money.ts'

type PileProps = {
  title: string
  count: number
  total: Paise
  /** What to do with these lines. */
  lead?: string
  action?: ReactNode
  isFolded?: boolean
  children: ReactNode
}

/** Lines of a statement that need the same action, with their count and sum. */
export function Pile({ title, count, total, lead, action, isFolded = false, children }: PileProps) {
  const list = <ul className="desk-rows">{children}</ul>
  return (
    <Card as="section" className="desk-form">
      <div className="desk-card-head">
        <h2 className="text-xl">{`${title} · ${count}`}</h2>
        <p>{formatRupees(total)}</p>
      </div>
      {count === 0 && <p className="hint">{STATEMENT.none}</p>}
      {count > 0 && lead && <p className="hint">{lead}</p>}
      {count > 0 && action}
      {count > 0 && !isFolded && list}
      {count > 0 && isFolded && (
        <details className="desk-more">
          <summary>{STATEMENT.showLines}</summary>
          {list}
        </details>
      )}
    </Card>
  )
}
