import { Form } from 'react-router'
import { CARD } from '#app/content/desk.ts'
import { SESSION } from '#app/content/desk-session.ts'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { DeskBookingView } from './desk-booking.ts'
import { PaidWith } from './paid-with.tsx'

export type RefundPanelProps = {
  booking: DeskBookingView
  refund: { readonly amount: Paise; readonly reference: string } | null
  /** The reference of the client's payment, verified or only claimed. */
  paymentReference: string | null
  problem: FormProblem
}

/** The refund of a cancelled booking: the form, or the recorded transfer. */
export function RefundPanel({ booking, refund, paymentReference, problem }: RefundPanelProps) {
  if (refund) {
    return (
      <Card as="section" id="refund">
        <h2 className="text-xl">{SESSION.refund}</h2>
        <p>
          {formatRupees(refund.amount)} · {refund.reference}
        </p>
      </Card>
    )
  }
  const isDue = booking.refundDue !== 0
  const isUnverified = booking.paymentStatus !== 'paid'
  return (
    <Card as="section" id="refund">
      <Form method="post" className="desk-form" preventScrollReset>
        <h2 className="text-xl">{SESSION.refund}</h2>
        {paymentReference !== null && <PaidWith reference={paymentReference} code={booking.code} />}
        {isUnverified && <Notice>{CARD.refundUnverified}</Notice>}
        {!isDue && <p className="hint">{SESSION.nothingDue}</p>}
        <TextField
          name="amount"
          inputMode="decimal"
          label={SESSION.refundAmount}
          error={problem.fieldErrors.amount}
          defaultValue={problem.values.amount ?? rupeesToTypeIn(booking.refundDue || booking.amount)}
          required
        />
        <TextField
          name="reference"
          label={SESSION.refundReference}
          error={problem.fieldErrors.reference}
          defaultValue={problem.values.reference ?? ''}
          maxLength={60}
          required
        />
        <Button type="submit" name="intent" value="refund" tone={isDue ? 'primary' : 'secondary'}>
          {SESSION.refundNow}
        </Button>
      </Form>
      {isUnverified && (isDue ? <PaymentNotReceived /> : <RetainPayment />)}
    </Card>
  )
}

function rupeesToTypeIn(amount: Paise): string {
  return (amount / 100).toFixed(2)
}

/** For a booking cancelled too late for a refund, whose payment was found afterwards. */
function RetainPayment() {
  return (
    <Form method="post" className="desk-form mt-6" preventScrollReset>
      <p className="hint">{SESSION.retainLead}</p>
      <Button type="submit" name="intent" value="retain">
        {SESSION.retain}
      </Button>
    </Form>
  )
}

/** For a claimed payment that was never verified and did not arrive. */
function PaymentNotReceived() {
  return (
    <Form method="post" className="desk-form mt-6" preventScrollReset>
      <p className="hint">{SESSION.notReceivedLead}</p>
      <Button type="submit" name="intent" value="never-came" tone="secondary">
        {SESSION.notReceived}
      </Button>
    </Form>
  )
}
