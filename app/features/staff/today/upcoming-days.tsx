import { type DeskBookingView, isToAnswer } from '#app/features/staff/bookings/desk-booking.ts'
import { SessionRow } from '#app/features/staff/bookings/session-row.tsx'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { answerDue } from '#domain/sessions/answer-deadline.ts'

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
      <Rows
        id="questions"
        title={CARD.questionsWaiting}
        lead={dueText(questions, today)}
        bookings={questions.toSorted(byDeadline)}
        now={now}
      />
    </>
  )
}

/** How many answers are late or nearly so; empty if none is. */
function dueText(questions: Bookings, today: string): string {
  const dues = questions
    .filter(isToAnswer)
    .flatMap(({ answerBy }) => (answerBy === null ? [] : [answerDue(answerBy, today)]))
  return CARD.answersDue(dues.filter((due) => due === 'overdue').length, dues.filter((due) => due === 'soon').length)
}

/** What was promised for a day comes first, the earliest of them before all. */
function byDeadline(one: DeskBookingView, other: DeskBookingView): number {
  const [due, otherDue] = [one.answerBy ?? '9999', other.answerBy ?? '9999']
  if (due !== otherDue) return due < otherDue ? -1 : 1
  return (one.askedAt?.getTime() ?? 0) - (other.askedAt?.getTime() ?? 0)
}

type RowsProps = {
  id?: string
  title: string
  lead?: string
  bookings: Bookings
  none?: string
  isToday?: boolean
  now: Date
}

/** An empty section is hidden unless it has a `none` text. */
function Rows({ id, title, lead = '', bookings, none, isToday = false, now }: RowsProps) {
  if (bookings.length === 0 && none === undefined) return null
  return (
    <section className="grid gap-2">
      <h2 className="text-xl" id={id}>
        {title}
      </h2>
      {lead && <p className="session-warning">{lead}</p>}
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
