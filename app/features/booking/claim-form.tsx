import { Form, Link, useNavigation } from 'react-router'
import { PAYMENT } from '#app/content/payment.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { BookingInPayment, PaymentFacts } from './payment-facts.ts'
import { WhereToFind } from './where-to-find.tsx'

export type ClaimFormProps = {
  booking: BookingInPayment
  payment: PaymentFacts
  problem: string | undefined
  typed: string
}

/** The form in which a client reports the transfer. */
export function ClaimForm({ booking, payment, problem, typed }: ClaimFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="form" noValidate replace>
      {payment.payee && <input type="hidden" name="payee" value={payment.payee.id} />}
      <div className="reference-input">
        <TextField
          name="reference"
          label={PAYMENT.reference}
          hint={PAYMENT.referenceHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          defaultValue={typed}
          error={problem}
          required
        />
      </div>
      <WhereToFind />
      <div className="grid gap-3">
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel={PAYMENT.submitting}>
          {PAYMENT.submit}
        </Button>
        {!booking.includedIn && !booking.linked && (
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
