import { DASHBOARD } from '#app/content/account-pages.ts'
import { BOOKINGS, CALENDAR } from '#app/content/dashboard.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { BookingCard } from './booking-card.tsx'
import { CalendarFeedCard, type ShownFeed } from './calendar-feed-card.tsx'
import { NextSession } from './next-session.tsx'
import type { OwnBooking } from './shown-booking.ts'

type MyBookingsProps = {
  /** Sessions ahead, the next one first. */
  upcoming: readonly OwnBooking[]
  /** Unpaid bookings, which lapse. */
  unpaid: readonly OwnBooking[]
  /** The latest of all others. */
  recent: readonly OwnBooking[]
  /** Null while it is switched off. */
  feed: ShownFeed | null
}

/** Every booking is shown once: as the next session, a later one, to be paid, or as a recent one. */
export function MyBookings({ unpaid, upcoming, recent, feed }: MyBookingsProps) {
  if (upcoming.length + unpaid.length + recent.length === 0) return <NoBookings />
  return (
    <div className="grid gap-10">
      {upcoming.length === 0 && <Unpaid bookings={unpaid} />}
      <Upcoming bookings={upcoming} />
      {upcoming.length > 0 && <Unpaid bookings={unpaid} />}
      {recent.length > 0 && (
        <section className="grid gap-4" aria-labelledby="recent">
          <h2 id="recent" className="text-2xl">
            {BOOKINGS.recent}
          </h2>
          <BookingCards bookings={recent} />
        </section>
      )}
      <CalendarFeedCard feed={feed} title={CALENDAR.title} lead={CALENDAR.lead} />
    </div>
  )
}

function Upcoming({ bookings: [next, ...later] }: { bookings: readonly OwnBooking[] }) {
  return (
    <section className="grid gap-4" aria-labelledby="upcoming">
      <h2 id="upcoming" className="text-2xl">
        {BOOKINGS.upcoming}
      </h2>
      {next ? <NextSession booking={next} /> : <p className="text-ink-soft">{BOOKINGS.noUpcoming}</p>}
      <BookingCards bookings={later} />
    </section>
  )
}

function Unpaid({ bookings }: { bookings: readonly OwnBooking[] }) {
  if (bookings.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby="unpaid">
      <h2 id="unpaid" className="text-2xl">
        {BOOKINGS.toPay}
      </h2>
      <BookingCards bookings={bookings} />
    </section>
  )
}

function BookingCards({ bookings }: { bookings: readonly OwnBooking[] }) {
  if (bookings.length === 0) return null
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {bookings.map((booking) => (
        <BookingCard key={booking.id} booking={booking} />
      ))}
    </div>
  )
}

function NoBookings() {
  const actions = (
    <>
      <ButtonLink href="/consultation">{DASHBOARD.bookConsultation}</ButtonLink>
      <ButtonLink href="/courses" tone="secondary">
        {DASHBOARD.exploreCourses}
      </ButtonLink>
    </>
  )
  return (
    <EmptyState title={DASHBOARD.noBookings} level={2} actions={actions}>
      {DASHBOARD.noBookingsLead}
    </EmptyState>
  )
}
