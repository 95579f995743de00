import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect } from 'react'
import { PartPaid } from '#app/features/page-parts/part-paid.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { CONFIRMED } from '#content/booking/payment.ts'
import { BookingFrame } from '../booking-frame.tsx'
import { forgetBooking } from '../use-saved-form.ts'
import { PasswordOffer } from './password-offer.tsx'
import { PaymentLedger } from './payment-ledger.tsx'
import type { BookingInPayment } from './payment-view.ts'

/** The third step: thanks, what happens next, and a link to the summary. */
export function ConfirmedScreen({ booking, isMovingOn }: { booking: BookingInPayment; isMovingOn: boolean }) {
  // Session storage exists only in the browser.
  useEffect(forgetBooking, [])
  return (
    <BookingFrame step={3} title={CONFIRMED.title}>
      <p className="flex items-center gap-3 text-lg text-success">
        <Icon of={CircleCheck} size={28} />
        <strong>{headline(booking)}</strong>
      </p>
      <PartPaid sums={booking.partPaid} />
      {(booking.isBeingChecked || !booking.isVerified) && (
        <p>{booking.isBeingChecked ? `${CONFIRMED.thanks} ${CONFIRMED.checking}` : CONFIRMED.asked}</p>
      )}
      {booking.needsReschedule && (
        <>
          <Notice tone="danger">{CONFIRMED.slotLost}</Notice>
          <ButtonLink href={booking.linked?.move ?? `/dashboard/bookings/${booking.id}/reschedule`} wide>
            {CONFIRMED.chooseTime}
          </ButtonLink>
        </>
      )}
      {booking.policy === 'consultation' && !booking.needsReschedule && !booking.linked && (
        <ButtonLink href={`/dashboard/bookings/${booking.id}/session.ics`} tone="secondary" wide download>
          {CONFIRMED.calendar}
        </ButtonLink>
      )}
      {!isMovingOn && <PaymentLedger lines={booking.ledger} />}
      {isMovingOn && <p className="hint">{CONFIRMED.redirecting}</p>}
      {booking.linked ? (
        <PasswordOffer linked={booking.linked} />
      ) : (
        <ButtonLink href="/booking-success" tone={booking.needsReschedule ? 'secondary' : 'primary'} wide>
          {CONFIRMED.next}
        </ButtonLink>
      )}
    </BookingFrame>
  )
}

function headline({ isCovered, isVerified, isBeingChecked, isAtSession }: BookingInPayment): string {
  if (isCovered) return CONFIRMED.covered
  if (isBeingChecked) return CONFIRMED.received
  if (isVerified) return CONFIRMED.verified
  return isAtSession ? CONFIRMED.askedTitle : CONFIRMED.received
}
