import { useEffect } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { PAYMENT } from '#app/content/payment.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { IncludingCourse } from './booking-page.ts'
import { HoldClock } from './hold-clock.tsx'
import { includedWords } from './included-words.ts'
import type { BookingInPayment, PaymentFacts } from './payment-facts.ts'
import { PaymentWays } from './payment-ways.tsx'
import { forgetKeptForms } from './use-kept-form.ts'
import { WhereToFind } from './where-to-find.tsx'

/** Somebody booked a part and then the whole: before they pay they learn that they need not. */
function NotNeeded({ whole }: { whole: IncludingCourse }) {
  const { words, href, label } = includedWords(whole)
  return (
    <Notice>
      <p>
        {words} {PAYMENT.notNeeded}
      </p>
      <a className="text-link inline-flex min-h-11 items-center" href={href}>
        {label}
      </a>
    </Notice>
  )
}

type PaymentScreenProps = {
  booking: BookingInPayment
  payment: PaymentFacts
  problem: string | undefined
  typed: string
}

/** The second step: how to pay, and where to tell us of it. */
export function PaymentScreen({ booking, payment, problem, typed }: PaymentScreenProps) {
  const isBusy = useNavigation().state !== 'idle'
  // The form has become a booking, which the server gives back to whoever returns to it.
  useEffect(forgetKeptForms, [])

  return (
    <>
      <HoldClock
        key={payment.now.getTime()}
        heldUntil={payment.heldUntil}
        now={payment.now}
        hasLapsed={payment.hasLapsed}
      />
      {booking.includedIn && <NotNeeded whole={booking.includedIn} />}
      {booking.rejectionReason && (
        <Notice tone="danger">
          <p>
            <strong>{PAYMENT.rejectedTitle}</strong>
          </p>
          <p>{PAYMENT.rejectedLead}</p>
          <p className="whitespace-pre-line">{booking.rejectionReason}</p>
        </Notice>
      )}
      <FactList
        facts={[
          { term: PAYMENT.service, value: booking.serviceName },
          ...(booking.session ? [{ term: PAYMENT.when, value: booking.session }] : []),
        ]}
      />
      {payment.payee ? (
        <PaymentWays payee={payment.payee} amountInWords={payment.amountInWords} note={booking.code} />
      ) : (
        <Notice tone="danger">
          {PAYMENT.notYet}{' '}
          <a className="text-link" href={`mailto:${booking.supportEmail}`}>
            {booking.supportEmail}
          </a>
        </Notice>
      )}
      <Form method="post" className="form" noValidate replace>
        {payment.payee && <input type="hidden" name="payee" value={payment.payee.id} />}
        <div className="reference-input">
          <TextField
            name="upiReference"
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
          <Link
            to={`${booking.servicePath}?booking=${booking.id}`}
            replace
            className={buttonClass({ tone: 'secondary', wide: true })}
          >
            {PAYMENT.back}
          </Link>
        </div>
      </Form>
    </>
  )
}
