import { Accordion } from '#app/ui/accordion.tsx'
import { WAY_NAMES } from '#content/admin/payment-ways.ts'
import { ClaimForm } from './claim-form.tsx'
import type { BookingInPayment, PaymentFacts, ShownWay } from './payment-facts.ts'
import { WayDetails } from './way-details.tsx'

export type WaysToPayProps = {
  booking: BookingInPayment
  payment: PaymentFacts
  /** What was wrong with the last claim, and which way it named. */
  refused: { readonly way: string; readonly problem: string | undefined; readonly typed: string }
  /** Only the forms, for a client who has paid already. */
  isPaidAlready?: boolean
}

/** Each way to pay with its own form. A single way stands open; of several, one is open at a time. */
export function WaysToPay({ booking, payment, refused, isPaidAlready = false }: WaysToPayProps) {
  const { ways, amountText } = payment
  const open = ways.find(({ way }) => way === refused.way) ?? ways[0]
  const drawn = (shown: ShownWay) => (
    <div className="grid gap-6">
      {!isPaidAlready && <WayDetails shown={shown} amountText={amountText} note={booking.code} />}
      <ClaimForm
        booking={booking}
        shown={shown}
        problem={shown === open ? refused.problem : undefined}
        typed={shown === open ? refused.typed : ''}
      />
    </div>
  )
  if (ways.length === 1 && open) return drawn(open)
  return (
    <Accordion
      group="way"
      items={ways.map((shown) => ({
        id: `way-${shown.way}`,
        question: shown.way === 'link' ? shown.link.label : WAY_NAMES[shown.way],
        isOpen: shown === open,
        answer: drawn(shown),
      }))}
    />
  )
}
