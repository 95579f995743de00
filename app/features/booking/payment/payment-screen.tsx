import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { PartPaid } from '#app/features/page-parts/part-paid.tsx'
import { RedeemForm } from '#app/features/page-parts/redeem-form.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BOOKING_POLICY } from '#content/booking/booking.ts'
import { PAYMENT } from '#content/booking/payment.ts'
import { REDEEM } from '#content/booking/vouchers.ts'
import { rememberBooking } from '../use-saved-form.ts'
import { HoldClock } from './hold-clock.tsx'
import { PasswordOffer } from './password-offer.tsx'
import { PayOnline } from './pay-online.tsx'
import { PaymentLedger } from './payment-ledger.tsx'
import { PaymentMethods, type PaymentMethodsProps } from './payment-methods.tsx'

type PaymentScreenProps = PaymentMethodsProps & {
  /** A code that was refused. */
  voucher: { readonly typed: string | undefined; readonly error: string | undefined }
}

/** The second step: how to pay, and the form to report the payment. */
export function PaymentScreen({ booking, payment, refused, voucher }: PaymentScreenProps) {
  const { servicePath, id } = booking
  // Session storage exists only in the browser.
  useEffect(() => rememberBooking(servicePath, id), [servicePath, id])

  return (
    <>
      <HoldClock key={payment.now} heldUntil={payment.heldUntil} now={payment.now} hasLapsed={payment.hasLapsed} />
      {booking.rejectionReason && (
        <Notice tone="danger">
          <p>
            <strong>{booking.isAtSession ? PAYMENT.declinedTitle : PAYMENT.rejectedTitle}</strong>
          </p>
          <p>{PAYMENT.rejectedLead}</p>
          <p className="whitespace-pre-line">{booking.rejectionReason}</p>
          <p>{booking.isAtSession ? PAYMENT.declinedNext : PAYMENT.rejectedNext}</p>
        </Notice>
      )}
      <FactList
        facts={[
          { term: PAYMENT.service, value: <OwnText>{booking.serviceName}</OwnText> },
          ...(booking.startDate ? [{ term: PAYMENT.startDate, value: booking.startDate }] : []),
          ...(booking.session ? [{ term: PAYMENT.when, value: booking.session }] : []),
          ...(booking.discount ? [{ term: PAYMENT.discountTerm, value: booking.discount }] : []),
        ]}
      />
      <PartPaid sums={booking.partPaid} />
      {payment.isUniqueAmount && <p>{PAYMENT.exactly(payment.amountText)}</p>}
      {payment.creditText !== null && <CreditForm amount={payment.creditText} />}
      {payment.takesVouchers && (
        <Accordion
          items={[
            {
              question: REDEEM.paymentTitle,
              isOpen: voucher.error !== undefined,
              answer: <RedeemForm {...voucher} />,
            },
          ]}
        />
      )}
      {payment.methods.length > 0 && <PaymentMethods booking={booking} payment={payment} refused={refused} />}
      <PayOnline gateways={payment.online} />
      {payment.methods.length + payment.online.length === 0 && (
        <Notice tone="danger">
          {PAYMENT.notYet}{' '}
          <a className="text-link" href={`mailto:${booking.supportEmail}`}>
            {booking.supportEmail}
          </a>
        </Notice>
      )}
      <PaymentLedger lines={booking.ledger} />
      <div className="hint grid gap-1">
        <p>{BOOKING_POLICY[booking.policy]}</p>
        <PasswordOffer linked={booking.linked} />
        {booking.supportEmail !== '' && (
          <p>
            {PAYMENT.help}{' '}
            <a className="text-link" href={`mailto:${booking.supportEmail}`}>
              {booking.supportEmail}
            </a>
          </p>
        )}
      </div>
    </>
  )
}

/** Pays with the client's credit, as far as it goes. */
function CreditForm({ amount }: { amount: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Notice>
      <Form method="post" className="grid gap-3" replace>
        <input type="hidden" name="intent" value="use-credit" />
        <p>{PAYMENT.creditLead}</p>
        <p>
          <Button type="submit" tone="secondary" busy={isBusy} busyLabel={PAYMENT.submitting}>
            {PAYMENT.useCredit(amount)}
          </Button>
        </p>
      </Form>
    </Notice>
  )
}
