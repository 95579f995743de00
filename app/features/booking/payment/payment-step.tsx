import { Link } from 'react-router'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { BOOKING } from '#content/booking/booking.ts'
import { PAYMENT } from '#content/booking/payment.ts'
import { BookingFrame } from '../booking-frame.tsx'
import type { IncludingCourse } from '../booking-page-view.ts'
import { includedText } from '../included-text.ts'
import { proofId, referenceId } from './claim-form.tsx'
import { ConfirmedScreen } from './confirmed-screen.tsx'
import { PaymentMethods, type PaymentMethodsProps } from './payment-methods.tsx'
import { PaymentScreen } from './payment-screen.tsx'
import type { BookingInPayment, ClaimResult, PaymentPageView, PaymentView } from './payment-view.ts'

/** Each payment method has its own form. */
const FIELD_IDS: Readonly<Partial<Record<string, (method: string | undefined) => string>>> = {
  reference: referenceId,
  proof: proofId,
}

type PaymentStepProps = { page: PaymentPageView; result: ClaimResult | undefined }

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
      method: result?.values.way ?? '',
      problem: result?.fieldErrors.reference,
      typed: result?.values.reference ?? '',
      proofProblem: result?.fieldErrors.proof,
    },
    voucher: { typed: result?.values.voucher, error: result?.fieldErrors.voucher },
  }
  const summary = (
    <FormSummary
      message={result?.toast}
      fieldErrors={result?.fieldErrors}
      idOf={(field) => FIELD_IDS[field]?.(result?.values.way) ?? field}
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

function titleOf({ methods, online, amountText }: PaymentView): string {
  const isByUpi = online.length === 0 && methods.every(({ method }) => method === 'upi')
  return isByUpi ? PAYMENT.title(amountText) : PAYMENT.titleOfAnyMethod(amountText)
}

function ClosedBooking({ booking }: { booking: BookingInPayment }) {
  return (
    <BookingFrame step={1} title={PAYMENT.closedTitle}>
      <p>
        <OwnText>{booking.serviceName}</OwnText> ({booking.code})
      </p>
      <p>
        {PAYMENT[booking.ending]}{' '}
        <a className="text-link" href={`mailto:${booking.supportEmail}`}>
          {booking.supportEmail}
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        {booking.ending === 'included' ? (
          <ButtonLink href="/learning">{BOOKING.toLessons}</ButtonLink>
        ) : (
          <Link to={booking.servicePath} replace className={buttonClass({})}>
            {PAYMENT.bookAgain}
          </Link>
        )}
        {!booking.linked && (
          <ButtonLink href="/dashboard" tone="secondary">
            {PAYMENT.dashboard}
          </ButtonLink>
        )}
      </div>
    </BookingFrame>
  )
}

/**
 * Somebody booked a part and then the whole: nobody asks them for money any more. Whoever has sent it already can still
 * say so, because the practice has to know of it to send it back (0034).
 */
function NotNeededScreen({ whole, ...claim }: PaymentMethodsProps & { whole: IncludingCourse }) {
  const { text, href, label } = includedText(whole)
  return (
    <>
      <p>
        {text} {PAYMENT.notNeeded}
      </p>
      <FactList facts={[{ term: PAYMENT.service, value: <OwnText>{claim.booking.serviceName}</OwnText> }]} />
      <ButtonLink href={href} wide>
        {label}
      </ButtonLink>
      <Accordion
        items={[
          {
            question: PAYMENT.paidAlready,
            isOpen: claim.refused.problem !== undefined || claim.refused.proofProblem !== undefined,
            answer: <SentAlready {...claim} />,
          },
        ]}
      />
    </>
  )
}

function SentAlready(claim: PaymentMethodsProps) {
  return (
    <div className="grid gap-4">
      <p>{PAYMENT.paidAlreadyLead}</p>
      <PaymentMethods {...claim} isPaidAlready />
    </div>
  )
}
