import { FormSummary } from '#app/ui/form-summary.tsx'
import { PAYMENT } from '#content/booking/payment.ts'
import { BookingFrame } from './booking-frame.tsx'
import { referenceId } from './claim-form.tsx'
import { ClosedBooking } from './closed-booking.tsx'
import { ConfirmedScreen } from './confirmed-screen.tsx'
import { NotNeededScreen } from './not-needed-screen.tsx'
import type { ClaimResult, PaymentFacts, PaymentPage } from './payment-facts.ts'
import { PaymentScreen } from './payment-screen.tsx'

type PaymentStepProps = { page: PaymentPage; result: ClaimResult | undefined }

/** The second and third steps, on their own page or in the dialog. */
export function PaymentStep({ page, result }: PaymentStepProps) {
  // A form of another tab may be refused because the payment was reported or the booking was closed meanwhile.
  if (page.step !== 'payment') {
    return (
      <>
        <FormSummary message={result?.toast} />
        {page.step === 'confirmed' ? (
          <ConfirmedScreen booking={page.booking} isMovingOn={page.isMovingOn} />
        ) : (
          <ClosedBooking booking={page.booking} />
        )}
      </>
    )
  }

  const { booking, payment } = page
  const claim = {
    booking,
    payment,
    refused: {
      way: result?.values.way ?? '',
      problem: result?.fieldErrors.reference,
      typed: result?.values.reference ?? '',
    },
    voucher: { typed: result?.values.voucher, error: result?.fieldErrors.voucher },
  }
  const summary = (
    <FormSummary
      message={result?.toast}
      fieldErrors={result?.fieldErrors}
      idOf={(field) => (field === 'reference' ? referenceId(result?.values.way) : field)}
    />
  )
  return booking.includedIn ? (
    <BookingFrame step={1} title={PAYMENT.nothingToPay}>
      {summary}
      <NotNeededScreen whole={booking.includedIn} {...claim} />
    </BookingFrame>
  ) : (
    <BookingFrame step={1} title={titleOf(payment)}>
      {summary}
      <PaymentScreen {...claim} />
    </BookingFrame>
  )
}

function titleOf({ ways, amountText }: PaymentFacts): string {
  const isByUpi = ways.every(({ way }) => way === 'upi')
  return isByUpi ? PAYMENT.title(amountText) : PAYMENT.titleOfAnyWay(amountText)
}
