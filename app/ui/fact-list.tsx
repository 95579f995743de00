import type { ReactNode } from 'react'

export type Fact = { term: string; value: ReactNode }

/** Pairs of a name and a value with hairlines between: a booking's details, a payment's lines. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
