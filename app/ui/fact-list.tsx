import type { ReactNode } from 'react'

export type Fact = {
  term: string
  value: ReactNode
  /** A sentence about the value, below it. */
  hint?: string | undefined
  /** Left out in print, where it stands beside what says the same. */
  isScreenOnly?: boolean
}

/** Name and value pairs, such as a booking's details. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ term, value, hint, isScreenOnly }) => (
        <div key={term} {...(isScreenOnly && { className: 'no-print' })}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {hint && <dd className="hint">{hint}</dd>}
        </div>
      ))}
    </dl>
  )
}
