import { CARD } from '#app/content/desk.ts'
import type { DeskBookingView } from './desk-booking.ts'
import { SessionRow } from './session-row.tsx'

type Bookings = readonly DeskBookingView[]
type UpcomingDaysProps = {
  bookings: Bookings
  /** The current date in India. */
  today: string
  now: Date
}

/** Sessions today, later sessions, and Prasnas to complete, the oldest first. */
export function UpcomingDays({ bookings, today, now }: UpcomingDaysProps) {
  const sessions = bookings.filter(({ bookingDate }) => bookingDate !== null)
  const isToday = ({ bookingDate }: DeskBookingView) => bookingDate !== null && bookingDate <= today
  const questions = bookings.filter(({ bookingDate }) => bookingDate === null)
  return (
    <>
      <Rows title={CARD.today} bookings={sessions.filter(isToday)} none={CARD.noneToday} isToday now={now} />
      <Rows title={CARD.later} bookings={sessions.filter((session) => !isToday(session))} now={now} />
      <Rows title={CARD.questionsWaiting} bookings={questions.toSorted(byAge)} now={now} />
    </>
  )
}

function byAge(one: DeskBookingView, other: DeskBookingView): number {
  return (one.askedAt?.getTime() ?? 0) - (other.askedAt?.getTime() ?? 0)
}

type RowsProps = { title: string; bookings: Bookings; none?: string; isToday?: boolean; now: Date }

/** An empty section is hidden unless it has a `none` text. */
function Rows({ title, bookings, none, isToday = false, now }: RowsProps) {
  if (bookings.length === 0 && none === undefined) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{title}</h2>
      {bookings.length === 0 ? (
        <p className="hint">{none}</p>
      ) : (
        <ul className="session-rows">
          {bookings.map((booking) => (
            <SessionRow key={booking.id} booking={booking} isToday={isToday} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}
