import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import type { DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { formatRupees } from '#content/words/money.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { istDate } from '#domain/time/india-time.ts'
import { SendBy } from './due-refunds.tsx'
import { LEDGER_METHOD_OPTIONS } from './money-fields.tsx'
import { type OnlineMoneyView, OnlineRefunds, RefundOnline } from './online-money.tsx'
import { type ClaimedPayment, PaidWith } from './paid-with.tsx'

export type RefundPanelProps = {
  booking: DeskBookingView
  /** The transfers sent so far. */
  refunds: readonly { readonly amount: Paise; readonly reference: string }[]
  /** The client's payment, verified or only claimed. */
  claimedPayment: ClaimedPayment | null
  /** What goes back if an unverified payment has arrived. */
  refundOnceVerified: Paise
  online: OnlineMoneyView
  now: Date
  problem: FormProblem
}

/** The money of a cancelled booking: whether it arrived, then the transfers sent, and the form for what is still due. */
export function RefundPanel({ refunds, ...props }: RefundPanelProps) {
  const { booking } = props
  if (booking.paymentStatus !== 'paid') {
    return (
      <Card as="section" id="refund">
        <ArrivalForm {...props} />
      </Card>
    )
  }
  const sent = refunds.reduce((sum, { amount }) => sum + amount, 0)
  const due = paiseFrom(Math.max(0, (booking.refundDue ?? 0) - sent))
  return (
    <Card as="section" id="refund" className="desk-form">
      <h2 className="text-xl">{SESSION.refund}</h2>
      {refunds.map(({ amount, reference }) => (
        <p key={reference}>
          {formatRupees(amount)} · {reference}
        </p>
      ))}
      <OnlineRefunds refunds={props.online.refunds.filter(({ state }) => state !== 'done')} />
      {due > 0 && booking.refundBy && <SendBy day={booking.refundBy} today={istDate(props.now)} />}
      {(sent === 0 || due > 0) && <RefundForm {...props} due={due} isRest={sent > 0} />}
    </Card>
  )
}

/** Of a booking that takes place: only what was paid too much goes back. */
export function OverpaidPanel({ refunds, owed, ...props }: RefundPanelProps & { owed: Paise }) {
  return (
    <Card as="section" id="refund" className="desk-form">
      <h2 className="text-xl">{SESSION.refundOverpaid}</h2>
      <OnlineRefunds refunds={props.online.refunds} />
      <RefundForm {...props} due={owed} isRest={false} />
    </Card>
  )
}

type OpenRefundProps = Omit<RefundPanelProps, 'refunds'>

function RefundForm({
  booking,
  claimedPayment,
  problem,
  due,
  isRest,
  online,
}: OpenRefundProps & { due: Paise; isRest: boolean }) {
  const isDue = due > 0
  return (
    <Form method="post" className="desk-form" preventScrollReset>
      {claimedPayment !== null && <PaidWith {...claimedPayment} code={booking.code} />}
      {!isDue && <p className="hint">{SESSION.nothingDue}</p>}
      {isRest && <p>{SESSION.refundRest(formatRupees(due))}</p>}
      <TextField
        name="amount"
        inputMode="decimal"
        label={SESSION.refundAmount}
        error={problem.fieldErrors.amount}
        defaultValue={problem.values.amount ?? rupeesToTypeIn(isDue ? due : booking.amount)}
        required
      />
      <RefundOnline {...online} />
      <SelectField name="way" label={SESSION.refundMethod} options={LEDGER_METHOD_OPTIONS} defaultValue="upi" />
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
      {isRest && (
        <Button type="submit" name="intent" value="close-refund" tone="quiet" formNoValidate>
          {SESSION.closeRefund}
        </Button>
      )}
    </Form>
  )
}

function rupeesToTypeIn(amount: Paise): string {
  return (amount / 100).toFixed(2)
}

/** For a payment that was claimed and not verified before the booking was cancelled. */
function ArrivalForm({ booking, claimedPayment, refundOnceVerified }: OpenRefundProps) {
  const isMissing = booking.paymentStatus === 'pending'
  const due =
    refundOnceVerified > 0 ? SESSION.dueOnceArrived(formatRupees(refundOnceVerified)) : SESSION.nothingDueOnceArrived
  return (
    <Form method="post" className="desk-form" preventScrollReset>
      <h2 className="text-xl">{SESSION.checkTitle}</h2>
      {claimedPayment !== null && <PaidWith {...claimedPayment} code={booking.code} />}
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
