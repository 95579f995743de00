import { Link } from 'react-router'
import { PartPaid, partPaidText } from '#app/features/page-parts/part-paid.tsx'
import { clientLabel } from '#app/features/staff/clients/client-label.ts'
import { bookingPath, clientPath } from '#app/features/staff/staff-paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/buttons/button-class.ts'
import { phoneHref } from '#app/ui/buttons/phone-link.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { CARD } from '#content/staff/bookings/booking-card.ts'
import { unpaidText } from '#content/words/ages.ts'
import { longDateTime, weekdayAndDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { dayNear } from '#content/words/week-days.ts'
import { bookingMoney } from '#domain/payments/booking-money.ts'
import { owesBalance } from '#domain/payments/due-bookings.ts'
import { asksToPayAtSession } from '#domain/payments/pay-at-session.ts'
import { answerDue } from '#domain/sessions/answer-deadline.ts'
import { type IsoDate, istDate, istInstant } from '#domain/time/india-time.ts'
import { BirthPanel } from './birth-panel.tsx'
import { BookingBadge } from './booking-badge.tsx'
import { deskBookingFacts } from './booking-facts.tsx'
import { bookingLine } from './booking-line.ts'
import { awaitsQuestion, type DeskBookingView, hasChart, isToAnswer } from './desk-booking.ts'
import { JoinButton } from './join-button.tsx'
import { questionAge } from './question-age.ts'

type SessionRowProps = {
  booking: DeskBookingView
  /** A session of today is shown with its hour only, and can be called. */
  isToday?: boolean
  now: Date
}

/** Facts that the row itself shows. */
const IN_HEAD: readonly string[] = [CARD.code, CARD.date, CARD.time]

const SMALL = { size: 'sm' } as const

/** A booking in the desk's lists: time, name, service, state and one action, with the rest folded. */
export function SessionRow({ booking, isToday = false, now }: SessionRowProps) {
  const path = bookingPath(booking.id)
  return (
    <li className="session-row">
      <When booking={booking} isToday={isToday} now={now} />
      <div className="session-who">
        <h3 className={tallScript(clientLabel(booking))}>
          <Link to={path}>{clientLabel(booking)}</Link>
        </h3>
        <p className="hint">
          {bookingLine(booking)}
          <span className="session-code">{booking.code}</span>
        </p>
        {booking.status === 'pending' && <p className="hint">{unpaidText(booking.createdAt, now)}</p>}
        <HoldLine hold={booking.hold} />
        <AnswerDueLine booking={booking} now={now} />
        <Collect booking={booking} />
        <BirthMissing booking={booking} />
        <QuestionMissing booking={booking} />
      </div>
      <MainAction booking={booking} isToday={isToday} />
      <details className="desk-more session-more">
        <summary>
          <span className="no-print">{CARD.details}</span>
          <span className="sr-only"> {booking.code}</span>
          <BookingBadge booking={booking} />
        </summary>
        <div className="grid gap-3 pb-3">
          <FactList
            facts={deskBookingFacts(booking).map((fact) => ({ ...fact, isScreenOnly: IN_HEAD.includes(fact.term) }))}
          />
          {booking.hasChartsAndNotes && (
            <>
              <p className="font-semibold">{CARD.birthDetails}</p>
              <BirthPanel booking={booking} />
            </>
          )}
          <BookingNotes notes={booking.notes} />
          <MoreActions booking={booking} />
        </div>
      </details>
    </li>
  )
}

function HoldLine({ hold }: Pick<DeskBookingView, 'hold'>) {
  if (hold === null) return null
  if (hold.state === 'lapsed') return <p className="session-warning">{CARD.holdLapsed}</p>
  return (
    <p className="hint">
      {CARD.heldUntil} {longDateTime(hold.until)}
    </p>
  )
}

/** What has come of a booking, and what the client still has to pay of a confirmed one. */
function Collect({ booking }: { booking: DeskBookingView }) {
  const money = bookingMoney(booking)
  return (
    <>
      <PartPaid sums={partPaidText(money)} />
      {owesBalance(booking) && (
        <p>
          <Link className="text-link" to={`${bookingPath(booking.id)}#ledger`}>
            <b>{CARD.collect(formatRupees(money.due))}</b>
            <span className="sr-only"> {booking.code}</span>
          </Link>
        </p>
      )}
    </>
  )
}

/** For whom the client, or the desk on the phone, still has to give the birth. */
function BirthMissing({ booking: { id, code, birthMissing, status } }: { booking: DeskBookingView }) {
  if (!birthMissing || status === 'cancelled') return null
  return (
    <p className="session-warning">
      {CARD.birthMissing}.{' '}
      <Link className="text-link no-print" to={`${bookingPath(id)}/birth`}>
        {CARD.addBirth}
        <span className="sr-only"> {code}</span>
      </Link>
    </p>
  )
}

function QuestionMissing({ booking }: { booking: DeskBookingView }) {
  if (!awaitsQuestion(booking)) return null
  return (
    <p className="session-warning">
      {CARD.questionMissing}.{' '}
      <Link className="text-link no-print" to={bookingPath(booking.id)}>
        {CARD.giveQuestion}
        <span className="sr-only"> {booking.code}</span>
      </Link>
    </p>
  )
}

function When({ booking, isToday, now }: Required<SessionRowProps>) {
  const { serviceType, status, bookingDate, session, askedAt } = booking
  if (serviceType === 'pass' || serviceType === 'voucher') return null
  if (serviceType === 'course') {
    return <p className="session-when">{bookingDate !== null && CARD.starts(dayText(bookingDate))}</p>
  }
  if (status !== 'pending' && askedAt !== null) {
    const { text, isOverdue } = questionAge(askedAt, now)
    // With a promised day, that day decides; its own line says so.
    const isLate = isOverdue && booking.answerBy === null && isToAnswer(booking)
    return (
      <p className="session-when">
        {text}
        {isLate && <Badge tone="danger">{CARD.overdue}</Badge>}
      </p>
    )
  }
  return (
    <p className="session-when">
      {!isToday && <span>{bookingDate === null ? CARD.toBeScheduled : dayText(bookingDate)}</span>}
      {session && <span>{session.clock}</span>}
    </p>
  )
}

function dayText(date: IsoDate): string {
  return weekdayAndDay(istInstant(date, '12:00'))
}

/** What to do next: verify the payment, join, answer, or prepare with the chart. */
function MainAction({ booking, isToday }: { booking: DeskBookingView; isToday: boolean }) {
  if (booking.paymentStatus === 'awaiting_verification') {
    return (
      <Link className={buttonClass(SMALL)} to="/staff/money">
        {asksToPayAtSession(booking) ? CARD.agree : CARD.verify}
        <span className="sr-only"> {booking.code}</span>
      </Link>
    )
  }
  if (isToday && booking.heldAs === 'telephone' && booking.clientPhone) {
    return <JoinButton link={phoneHref(booking.clientPhone)} look={SMALL} />
  }
  if (booking.joinLink !== '') return <JoinButton link={booking.joinLink} look={SMALL} />
  if (booking.hasChartsAndNotes && booking.answerBy !== null && isToAnswer(booking))
    return <AnswerLink booking={booking} />
  return hasChart(booking) ? <ChartLink booking={booking} /> : <OpenLink booking={booking} />
}

function MoreActions({ booking }: { booking: DeskBookingView }) {
  return (
    <div className="desk-actions">
      <OpenLink booking={booking} />
      {hasChart(booking) && <ChartLink booking={booking} />}
      <Link className={buttonClass({ ...SMALL, tone: 'quiet' })} to={clientPath(booking.userId)}>
        {CARD.client}
        <span className="sr-only"> {booking.code}</span>
      </Link>
    </div>
  )
}

function ChartLink({ booking }: { booking: DeskBookingView }) {
  return (
    <Link className={buttonClass({ ...SMALL, tone: 'secondary' })} to={`${bookingPath(booking.id)}/brief`}>
      {CARD.brief}
      <span className="sr-only"> {booking.code}</span>
    </Link>
  )
}

function AnswerLink({ booking }: { booking: DeskBookingView }) {
  return (
    <Link className={buttonClass(SMALL)} to={`${bookingPath(booking.id)}/answer`}>
      {CARD.answer}
      <span className="sr-only"> {booking.code}</span>
    </Link>
  )
}

function OpenLink({ booking }: { booking: DeskBookingView }) {
  return (
    <Link className={buttonClass({ ...SMALL, tone: 'secondary' })} to={bookingPath(booking.id)}>
      {CARD.open}
      <span className="sr-only"> {booking.code}</span>
    </Link>
  )
}

type AnswerDueLineProps = {
  booking: DeskBookingView
  now: Date
}

/** By when a question is answered, until it is. */
function AnswerDueLine({ booking, now }: AnswerDueLineProps) {
  const { answerBy } = booking
  if (answerBy === null || !isToAnswer(booking)) return null
  const today = istDate(now)
  const due = answerDue(answerBy, today)
  return <p className={due === 'later' ? 'hint' : 'session-warning'}>{CARD.answerDue[due](dayNear(answerBy, today))}</p>
}

/** What the client wrote with the booking. */
function BookingNotes({ notes }: { notes: string }) {
  if (notes === '') return null
  return (
    <div>
      <p className="hint">{CARD.notes}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{notes}</p>
    </div>
  )
}
