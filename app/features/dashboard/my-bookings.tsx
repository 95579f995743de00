import { Form } from 'react-router'
import { DASHBOARD } from '#app/content/account-pages.ts'
import { BOOKINGS, CALENDAR } from '#app/content/dashboard.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BookingCard } from './booking-card.tsx'
import type { ShownBooking } from './shown-booking.ts'

type MyBookingsProps = {
  unpaid: readonly ShownBooking[]
  upcoming: readonly ShownBooking[]
  recent: readonly ShownBooking[]
  calendarUrl: string
}

export function MyBookings({ unpaid, upcoming, recent, calendarUrl }: MyBookingsProps) {
  if (recent.length === 0) return <NoBookings />
  return (
    <div className="grid gap-10">
      <Unpaid bookings={unpaid} />
      <BookingList title={BOOKINGS.upcoming} id="upcoming" bookings={upcoming} />
      <BookingList title={BOOKINGS.recent} id="recent" bookings={recent} shownAbove={upcoming} />
      <CalendarAddress url={calendarUrl} />
    </div>
  )
}

/** Unpaid bookings come first, because they lapse. */
function Unpaid({ bookings }: { bookings: readonly ShownBooking[] }) {
  if (bookings.length === 0) return null
  return (
    <div className="grid gap-3">
      {bookings.map(({ id, serviceName, amount, rejectionReason }) => (
        <Notice key={id} tone={rejectionReason === null ? 'note' : 'danger'}>
          {rejectionReason === null ? BOOKINGS.unpaid(serviceName, amount) : BOOKINGS.notFound(serviceName, amount)}{' '}
          <a className="text-link" href={`/book/payment/${id}`}>
            {BOOKINGS.toPayment}
          </a>
        </Notice>
      ))}
    </div>
  )
}

type BookingListProps = {
  title: string
  id: string
  bookings: readonly ShownBooking[]
  shownAbove?: readonly ShownBooking[]
}

function BookingList({ title, id, bookings, shownAbove = [] }: BookingListProps) {
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {bookings.length === 0 && <p className="text-ink-soft">{BOOKINGS.noUpcoming}</p>}
      <div className="grid gap-4 lg:grid-cols-2">
        {bookings.map((booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            isRepeated={shownAbove.some((shown) => shown.id === booking.id)}
          />
        ))}
      </div>
    </section>
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

function CalendarAddress({ url }: { url: string }) {
  return (
    <Card as="section" kind="flat">
      <div className="grid justify-items-start gap-3">
        <h2 className="text-xl">{CALENDAR.title}</h2>
        <p className="hint">{CALENDAR.lead}</p>
        <p className="flex flex-wrap items-center gap-2">
          <code className="[overflow-wrap:anywhere]">{url}</code>
          <CopyButton text={url} what={CALENDAR.address} />
        </p>
        <Form method="post" className="button-row">
          <Button type="submit" name="intent" value="renew-calendar" tone="quiet" size="sm">
            {CALENDAR.renew}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
