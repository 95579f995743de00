import type { ReactNode } from 'react'

type PriceProps = {
  /** What is paid, already written out: ₹1,001. */
  amount: string
  /** What it would be without the reduction. */
  struck?: string
  /** Per question, for four courses. */
  unit?: ReactNode
}

/** The price first; a struck one is also said in words, because a line through a number is silent. */
export function Price({ amount, struck, unit }: PriceProps) {
  return (
    <p className="price">
      {struck && <span className="sr-only">Now </span>}
      <span>{amount}</span>
      {struck && (
        <s>
          <span className="sr-only">instead of </span>
          {struck}
        </s>
      )}
      {unit && <small>{unit}</small>}
    </p>
  )
}
