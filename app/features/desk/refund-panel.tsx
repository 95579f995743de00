import { Form } from 'react-router'
import { SESSION } from '#app/content/desk-session.ts'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatRupees, type Paise } from '#domain/money.ts'
import type { DeskBookingView } from './desk-booking.ts'
import { PaidWith } from './paid-with.tsx'

export type RefundPanelProps = {
  booking: DeskBookingView
  refund: { readonly amount: Paise; readonly reference: string } | null
  /** The reference of the client's payment, verified or only claimed. */
  paymentReference: string | null
  /** What goes back if an unverified payment has arrived. */
  refundOnceVerified: Paise
  problem: FormProblem
}

/** The money of a cancelled booking: whether it arrived, then the refund form, then the recorded transfer. */
export function RefundPanel({ refund, ...props }: RefundPanelProps) {
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
  return (
    <Card as="section" id="refund">
      {props.booking.paymentStatus === 'paid' ? <RefundForm {...props} /> : <ArrivalForm {...props} />}
    </Card>
  )
}

type OpenRefundProps = Omit<RefundPanelProps, 'refund'>

function RefundForm({ booking, paymentReference, problem }: OpenRefundProps) {
  const isDue = booking.refundDue !== 0
  return (
    <Form method="post" className="desk-form" preventScrollReset>
      <h2 className="text-xl">{SESSION.refund}</h2>
      {paymentReference !== null && <PaidWith reference={paymentReference} code={booking.code} />}
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
  )
}

function rupeesToTypeIn(amount: Paise): string {
  return (amount / 100).toFixed(2)
}

/** For a payment that was claimed and not verified before the booking was cancelled. */
function ArrivalForm({ booking, paymentReference, refundOnceVerified }: OpenRefundProps) {
  const isMissing = booking.paymentStatus === 'pending'
  const due =
    refundOnceVerified > 0 ? SESSION.dueOnceArrived(formatRupees(refundOnceVerified)) : SESSION.nothingDueOnceArrived
  return (
    <Form method="post" className="desk-form" preventScrollReset>
      <h2 className="text-xl">{SESSION.checkTitle}</h2>
      {paymentReference !== null && <PaidWith reference={paymentReference} code={booking.code} />}
      <p className="hint">
        {isMissing ? SESSION.missingLead : SESSION.checkLead} {due}
      </p>
      <div className="button-row">
        <Button type="submit" name="intent" value="arrived" tone={isMissing ? 'secondary' : 'primary'}>
          {SESSION.arrived}
        </Button>
        {!isMissing && (
          <Button type="submit" name="intent" value="missing" tone="secondary">
            {SESSION.missing}
          </Button>
        )}
      </div>
    </Form>
  )
}
