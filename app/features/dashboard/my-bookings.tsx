import { Form } from 'react-router'
import { DASHBOARD } from '#app/content/account-pages.ts'
import { BOOKINGS, CALENDAR } from '#app/content/dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { CalendarLinks } from '#domain/bookings/calendar-links.ts'
import { BookingCard } from './booking-card.tsx'
import { CalendarButtons } from './calendar-buttons.tsx'
import { NextSession } from './next-session.tsx'
import type { OwnBooking } from './shown-booking.ts'

type MyBookingsProps = {
  /** Sessions ahead, the next one first. */
  upcoming: readonly OwnBooking[]
  /** Unpaid bookings, which lapse. */
  unpaid: readonly OwnBooking[]
  /** The latest of all others. */
  recent: readonly OwnBooking[]
  feed: { readonly url: string; readonly links: CalendarLinks } | null
}

/** Every booking is shown once: as the next session, a later one, to be paid, or as a recent one. */
export function MyBookings({ unpaid, upcoming, recent, feed }: MyBookingsProps) {
  if (feed === null) return <NoBookings />
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
      <CalendarFeed {...feed} />
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

function CalendarFeed({ url, links }: NonNullable<MyBookingsProps['feed']>) {
  return (
    <Card as="section" kind="flat">
      <div className="grid justify-items-start gap-3">
        <h2 className="text-xl">{CALENDAR.title}</h2>
        <p className="hint">{CALENDAR.lead}</p>
        <CalendarButtons links={links} label={CALENDAR.subscribe} />
        <div className="button-row">
          <CopyButton text={url} what={CALENDAR.address} />
          <Form method="post">
            <Button type="submit" name="intent" value="renew-calendar" tone="quiet" size="sm">
              {CALENDAR.renew}
            </Button>
          </Form>
        </div>
      </div>
    </Card>
  )
}
