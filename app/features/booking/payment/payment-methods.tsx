import { Accordion } from '#app/ui/accordion.tsx'
import { METHOD_NAMES } from '#content/staff/practice/payment-methods.ts'
import { ClaimForm } from './claim-form.tsx'
import { MethodDetails } from './method-details.tsx'
import type { BookingInPayment, PaymentMethodView, PaymentView } from './payment-view.ts'

export type PaymentMethodsProps = {
  booking: BookingInPayment
  payment: PaymentView
  /** What was wrong with the last claim, and which way it named. */
  refused: {
    readonly method: string
    readonly problem: string | undefined
    readonly typed: string
    readonly proofProblem: string | undefined
  }
  /** Only the forms, for a client who has paid already. */
  isPaidAlready?: boolean
}

/** Each payment method with its own form. A single way stands open; of several, one is open at a time. */
export function PaymentMethods({ booking, payment, refused, isPaidAlready = false }: PaymentMethodsProps) {
  const { methods, amountText } = payment
  const open = methods.find(({ method }) => method === refused.method) ?? methods[0]
  const drawn = (shown: PaymentMethodView) => (
    <div className="grid gap-6">
      {!isPaidAlready && <MethodDetails shown={shown} amountText={amountText} note={booking.code} />}
      <ClaimForm
        booking={booking}
        shown={shown}
        problem={shown === open ? refused.problem : undefined}
        typed={shown === open ? refused.typed : ''}
        proofProblem={shown === open ? refused.proofProblem : undefined}
      />
    </div>
  )
  if (methods.length === 1 && open) return drawn(open)
  return (
    <Accordion
      group="way"
      items={methods.map((shown) => ({
        id: `way-${shown.method}`,
        question: shown.method === 'link' ? shown.link.label : METHOD_NAMES[shown.method],
        isOpen: shown === open,
        answer: drawn(shown),
      }))}
    />
  )
}
