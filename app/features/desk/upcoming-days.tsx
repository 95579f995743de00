import { CARD } from '#app/content/desk.ts'
import type { DeskBookingView } from './desk-booking.ts'
import { BookingCard } from './desk-booking-card.tsx'

type Bookings = readonly DeskBookingView[]
type UpcomingDaysProps = {
  bookings: Bookings
  /** The current date in India. */
  today: string
}

/** Sessions today, later sessions, and Prasnas to complete. */
export function UpcomingDays({ bookings, today }: UpcomingDaysProps) {
  const sessions = bookings.filter(({ bookingDate }) => bookingDate !== null)
  const isToday = ({ bookingDate }: DeskBookingView) => bookingDate !== null && bookingDate <= today
  return (
    <>
      <Cards title={CARD.today} bookings={sessions.filter(isToday)} none={CARD.noneToday} />
      <Cards title={CARD.later} bookings={sessions.filter((session) => !isToday(session))} />
      <Cards title={CARD.questionsWaiting} bookings={bookings.filter(({ bookingDate }) => bookingDate === null)} />
    </>
  )
}

/** An empty section is hidden unless it has a `none` text. */
function Cards({ title, bookings, none }: { title: string; bookings: Bookings; none?: string }) {
  if (bookings.length === 0 && none === undefined) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      {bookings.length === 0 ? (
        <p className="hint">{none}</p>
      ) : (
        <div className="desk-list">
          {bookings.map((booking) => (
            <BookingCard key={booking.id} booking={booking} kind="upcoming" />
          ))}
        </div>
      )}
    </section>
  )
}
