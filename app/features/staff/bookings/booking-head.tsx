import type { ReactNode } from 'react'
import { PartPaid, partPaidText } from '#app/features/page-parts/part-paid.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { classNames } from '#app/ui/class-names.ts'
import { tallScript } from '#app/ui/tall-script.ts'
import { HELD_AS_NAMES } from '#content/booking/held-as.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { bookingMoney } from '#domain/payments/booking-money.ts'
import { BookingBadge } from './booking-badge.tsx'
import { bookingWhen } from './booking-facts.tsx'
import type { DeskBookingView } from './desk-booking.ts'

/** Whose booking it is, of what and when; beside it what can be done with it. */
export function BookingHead({ booking, children }: { booking: DeskBookingView; children?: ReactNode }) {
  const { serviceName, heldAs, code, birth } = booking
  const name = clientLabel(booking)
  return (
    <header className="booking-head">
      <div className="grid min-w-0 gap-1">
        <h1 className={classNames('text-3xl [overflow-wrap:anywhere]', tallScript(name))}>{name}</h1>
        <p className={classNames('[overflow-wrap:anywhere]', tallScript(serviceName))}>
          {joinWithDots([serviceName, birth?.intake?.name ? CARD.forName(birth.intake.name) : undefined])}
        </p>
        <p className="hint">{joinWithDots([bookingWhen(booking), heldAs ? HELD_AS_NAMES[heldAs] : undefined, code])}</p>
      </div>
      <div className="booking-head-row">
        <p className="flex flex-wrap items-center gap-2">
          <BookingBadge booking={booking} />
          <PartPaid sums={partPaidText(bookingMoney(booking))} />
        </p>
        {children && <div className="booking-head-actions no-print">{children}</div>}
      </div>
    </header>
  )
}
