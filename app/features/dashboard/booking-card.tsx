import { BADGES, BOOKINGS } from '#app/content/dashboard.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BADGE_TONES, type ShownBooking } from './shown-booking.ts'

type BookingCardProps = {
  booking: ShownBooking
  /** Already shown above, with its problem and what can be done about it. */
  isRepeated?: boolean
}

/** The next thing to do first, then the facts. */
export function BookingCard({ booking, isRepeated = false }: BookingCardProps) {
  return (
    <Card as="article">
      <div className="grid gap-4">
        <header className="flex flex-wrap items-start justify-between gap-2">
          <h3 className="text-xl">{booking.serviceName}</h3>
          <Badge tone={BADGE_TONES[booking.badge]}>{BADGES[booking.badge]}</Badge>
        </header>
        {!isRepeated && <BookingProblem booking={booking} />}
        <FactList
          facts={[
            { term: BOOKINGS.session, value: booking.session ?? BOOKINGS.noSession },
            { term: BOOKINGS.amount, value: booking.amount },
            { term: BOOKINGS.code, value: booking.code },
            { term: BOOKINGS.bookedOn, value: booking.bookedOn },
          ]}
        />
        {booking.refundNote && <p className="hint">{booking.refundNote}</p>}
        {!isRepeated && <BookingActions booking={booking} />}
      </div>
    </Card>
  )
}

function BookingProblem({ booking }: { booking: ShownBooking }) {
  if (booking.needsReschedule) return <Notice tone="danger">{BOOKINGS.slotLost}</Notice>
  if (booking.rejectionReason === null) return null
  return (
    <Notice tone="danger">
      <p>{BOOKINGS.rejected}</p>
      <p className="whitespace-pre-line">{booking.rejectionReason}</p>
    </Notice>
  )
}

function BookingActions({ booking }: { booking: ShownBooking }) {
  const { id, amount, badge, mayPay, mayReschedule, mayCancel, hasCalendarEntry, needsReschedule, rejectionReason } =
    booking
  const page = `/dashboard/bookings/${id}`
  const isEnrolled = badge === 'enrolled'
  if (!mayPay && !isEnrolled && !mayReschedule && !mayCancel && !hasCalendarEntry) return null
  return (
    <div className="button-row">
      {isEnrolled && (
        <ButtonLink href="/learning" size="sm">
          {BOOKINGS.lessons}
        </ButtonLink>
      )}
      {mayPay && (
        <ButtonLink href={`/book/payment/${id}`} size="sm">
          {rejectionReason === null ? BOOKINGS.pay(amount) : BOOKINGS.tryAgain}
        </ButtonLink>
      )}
      {mayReschedule && (
        <ButtonLink href={`${page}/reschedule`} size="sm" tone={needsReschedule ? 'primary' : 'secondary'}>
          {needsReschedule ? BOOKINGS.chooseTime : BOOKINGS.reschedule}
        </ButtonLink>
      )}
      {hasCalendarEntry && (
        <ButtonLink href={`${page}/session.ics`} size="sm" tone="secondary" download>
          {BOOKINGS.addToCalendar}
        </ButtonLink>
      )}
      {mayCancel && (
        <ButtonLink href={`${page}/cancel`} size="sm" tone="quiet">
          {BOOKINGS.cancel}
        </ButtonLink>
      )}
    </div>
  )
}
