import { Form, Link, useNavigation } from 'react-router'
import { Accordion } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { Optional } from '#app/ui/fields/field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PAYMENT } from '#content/booking/payment.ts'
import { CLAIM_FIELDS } from '#content/staff/practice/payment-methods.ts'
import { ACCEPTED_PROOFS } from '#domain/payments/payment-proof.ts'
import type { BookingInPayment, PaymentMethodView } from './payment-view.ts'

export type ClaimFormProps = {
  booking: BookingInPayment
  shown: PaymentMethodView
  problem: string | undefined
  typed: string
  /** What is wrong with the file that the client added. */
  proofProblem: string | undefined
}

/** In any script, with spaces, hyphens or a prefix between them. */
const TWELVE_DIGITS = '(\\P{Nd}*\\p{Nd}){12}\\P{Nd}*'

/** Each payment method has its own form, and so its own control. */
export function referenceId(method: string | undefined): string {
  return method === undefined || method === 'upi' ? 'reference' : `reference-${method}`
}

export function proofId(method: string | undefined): string {
  return method === undefined || method === 'upi' ? 'proof' : `proof-${method}`
}

/** The form in which a client reports the payment. */
export function ClaimForm({ booking, shown, problem, typed, proofProblem }: ClaimFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" encType="multipart/form-data" className="form" noValidate replace>
      <input type="hidden" name="way" value={shown.method} />
      <input type="hidden" name="payee" value={shown.destination} />
      {shown.method !== 'session' && (
        <div className="reference-input">
          <TextField
            name="reference"
            id={referenceId(shown.method)}
            {...CLAIM_FIELDS[shown.method]}
            {...(shown.method === 'link' && shown.link.referenceLabel !== '' && { label: shown.link.referenceLabel })}
            autoComplete="off"
            maxLength={60}
            {...(shown.method === 'upi' && { pattern: TWELVE_DIGITS })}
            defaultValue={typed}
            error={problem}
            required
          />
        </div>
      )}
      {shown.method === 'upi' && <WhereToFind />}
      {shown.method !== 'session' && (
        <TextField
          name="proof"
          id={proofId(shown.method)}
          type="file"
          accept={ACCEPTED_PROOFS}
          label={<Optional label={PAYMENT.proof} />}
          hint={PAYMENT.proofHint}
          error={proofProblem}
        />
      )}
      <div className="grid gap-3">
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel={PAYMENT.submitting}>
          {shown.method === 'session' ? PAYMENT.submitSession : PAYMENT.submit}
        </Button>
        {!booking.includedIn && !booking.linked && !booking.isVerified && (
          <Link
            to={`${booking.servicePath}?booking=${booking.id}`}
            replace
            className={buttonClass({ tone: 'secondary', wide: true })}
          >
            {PAYMENT.back}
          </Link>
        )}
      </div>
    </Form>
  )
}

/** A drawn receipt for each app, with the label that the app puts beside the number. */
function WhereToFind() {
  return <Accordion items={[{ question: PAYMENT.whereTitle, answer: <Receipts /> }]} />
}

function Receipts() {
  return (
    <div className="grid gap-3">
      <p>{PAYMENT.whereLead}</p>
      <ul className="grid gap-3 sm:grid-cols-3">
        {PAYMENT.where.map(({ app, label }) => (
          <li key={app} className="receipt">
            <strong>{app}</strong>
            <span className="receipt-line w-2/3" />
            <span className="receipt-line w-1/2" />
            <span className="receipt-found">
              {label}
              <br />
              4123 4567 8901
            </span>
            <span className="receipt-line w-3/4" />
          </li>
        ))}
      </ul>
    </div>
  )
}
