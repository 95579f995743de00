import type { ReactNode } from 'react'

export type Fact = { term: string; value: ReactNode }

/** Name and value pairs, such as a booking's details. */
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
