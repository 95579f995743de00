import type { ReactNode } from 'react'
import { CONTROLS } from '#content/frame/controls.ts'

type PriceProps = {
  /** The formatted price: ₹1,001. */
  amount: string
  /** The formatted price without the reduction. */
  struck?: string
  /** Such as "per question". */
  unit?: ReactNode
}

/** A struck-through price also has hidden text, because screen readers do not read the line. */
export function Price({ amount, struck, unit }: PriceProps) {
  return (
    <p className="price">
      {struck && <span className="sr-only">{CONTROLS.priceNow} </span>}
      <span>{amount}</span>
      {struck && (
        <s>
          <span className="sr-only">{CONTROLS.priceInsteadOf} </span>
          {struck}
        </s>
      )}
      {unit && <small>{unit}</small>}
    </p>
  )
}
