import { ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { PartPaid } from '#app/features/page-parts/part-paid.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { BADGES, BOOKINGS, CALENDAR } from '#content/site/dashboard.ts'
import { BirthMissing, BookedFor, BookingActions, BookingNotice } from './booking-card.tsx'
import { BADGE_TONES, type OwnBooking } from './booking-view.ts'
import { CalendarButtons } from './calendar-buttons.tsx'
import { JoinMeeting } from './join-meeting.tsx'

/** The session that comes next, larger than everything else on the dashboard. */
export function OwnNextSession({ booking }: { booking: OwnBooking }) {
  return (
    <Card as="article" kind="raised">
      <div className="grid gap-4">
        <header className="grid gap-1">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="eyebrow">{BOOKINGS.next}</p>
            <Badge tone={BADGE_TONES[booking.badge]}>{BADGES[booking.badge]}</Badge>
          </div>
          <h3 className={classNames('text-2xl', tallScript(booking.serviceName))} {...ownLanguage(booking.serviceName)}>
            {booking.serviceName}
          </h3>
          <BookedFor booking={booking} />
          <p className="text-lg font-bold">{booking.session}</p>
          {booking.startsIn && <p className="text-gold-text text-lg">{BOOKINGS.startsIn(booking.startsIn)}</p>}
          <p className="hint">{BOOKINGS.facts(booking.code, booking.amount, booking.bookedOn)}</p>
        </header>
        <BookingNotice booking={booking} />
        <BirthMissing booking={booking} />
        <PartPaid sums={booking.partPaid} />
        {booking.balanceDue !== null && (
          <p>
            {booking.isAtSession ? (
              <b>{BOOKINGS.payAtSession(booking.balanceDue)}</b>
            ) : (
              <>
                {BOOKINGS.balanceDue}: <b>{booking.balanceDue}</b>
              </>
            )}
          </p>
        )}
        {booking.held && <p>{booking.held}</p>}
        {booking.join && <JoinMeeting join={booking.join} />}
        {booking.calendar && <CalendarButtons links={booking.calendar} label={CALENDAR.add} />}
        <BookingActions booking={booking} />
      </div>
    </Card>
  )
}
