import { Link } from 'react-router'
import { CARD } from '#app/content/desk.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { longDateTime, longDay, shortDay } from '#domain/date-text.ts'
import { formatRupees } from '#domain/money.ts'
import { BirthPanel } from './birth-panel.tsx'
import { BookingBadge } from './booking-badge.tsx'
import { clientLabel } from './client-label.ts'
import { emailFact, phoneFact } from './contact-facts.tsx'
import type { DeskBookingView } from './desk-booking.ts'

type BookingCardProps = {
  booking: DeskBookingView
  kind: 'upcoming' | 'pending'
  /** On the page of a single booking, which shows the birth details beside the chart. */
  isAlone?: boolean
}

/** A booking in the desk's lists, with a link to its page. */
export function BookingCard({ booking, kind, isAlone = false }: BookingCardProps) {
  return (
    <Card as="article" className="desk-card">
      <header className="desk-card-head">
        <div className="min-w-0 flex-[1_1_12rem]">
          <h3 className="text-xl [overflow-wrap:anywhere]">{booking.serviceName}</h3>
          <p className="flex flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]">
            <Link to={`/astrologer-dashboard/clients/${booking.userId}`} className="text-link">
              {clientLabel(booking)}
            </Link>
            {!isAlone && <span className="hint">{booking.code}</span>}
          </p>
        </div>
        <BookingBadge booking={booking} />
      </header>
      <FactList facts={kind === 'upcoming' ? upcomingFacts(booking) : pendingFacts(booking)} />
      {!isAlone && (
        <details className="desk-more" open>
          <summary>{CARD.birthDetails}</summary>
          <BirthPanel booking={booking} />
        </details>
      )}
      {booking.notes && (
        <div>
          <p className="hint">{CARD.notes}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{booking.notes}</p>
        </div>
      )}
      <CardActions booking={booking} canJoin={kind === 'upcoming'} isAlone={isAlone} />
    </Card>
  )
}

type CardActionsProps = { booking: DeskBookingView; canJoin: boolean; isAlone: boolean }

function CardActions({ booking, canJoin, isAlone }: CardActionsProps) {
  const path = `/astrologer-dashboard/bookings/${booking.id}`
  const hasSky = booking.askedAt !== null || Boolean(booking.birth?.birthDate)
  const links = [
    ...(isAlone ? [] : [{ to: path, label: CARD.open }]),
    ...(hasSky ? [{ to: `${path}/brief`, label: CARD.brief }] : []),
  ]
  const joinLink = canJoin ? booking.meetingLink : ''
  if (joinLink === '' && links.length === 0) return null
  return (
    <div className="desk-actions">
      {joinLink !== '' && (
        <a className={buttonClass()} href={joinLink} rel="noreferrer">
          {CARD.join}
        </a>
      )}
      {links.map(({ to, label }) => (
        <Link key={to} className={buttonClass({ tone: 'secondary' })} to={to}>
          {label}
          <span className="sr-only"> {booking.code}</span>
        </Link>
      ))}
    </div>
  )
}

/** Details given with the booking that differ from the client's account. */
function givenFacts({ birth, clientName }: DeskBookingView) {
  const name = birth?.fullName && birth.fullName !== clientName ? birth.fullName : undefined
  return [
    ...(name ? [{ term: CARD.nameGiven, value: name }] : []),
    ...(birth?.currentLocation ? [{ term: CARD.currentLocation, value: birth.currentLocation }] : []),
  ]
}

function upcomingFacts(booking: DeskBookingView) {
  const when =
    booking.bookingDate === null
      ? [{ term: CARD.askedAt, value: longDateTime(booking.askedAt ?? booking.createdAt) }]
      : [
          { term: CARD.date, value: longDay(booking.bookingDate) },
          { term: CARD.time, value: `${booking.preferredTime} IST` },
        ]
  return [
    ...when,
    ...emailFact(booking),
    ...phoneFact(booking.clientPhone),
    ...givenFacts(booking),
    { term: CARD.amount, value: formatRupees(booking.amount) },
    { term: CARD.bookedOn, value: shortDay(booking.createdAt) },
  ]
}

function pendingFacts(booking: DeskBookingView) {
  return [
    { term: CARD.date, value: booking.bookingDate === null ? CARD.toBeScheduled : longDay(booking.bookingDate) },
    { term: CARD.time, value: booking.preferredTime === null ? CARD.toBeConfirmed : `${booking.preferredTime} IST` },
    ...emailFact(booking),
    ...phoneFact(booking.clientPhone),
    ...givenFacts(booking),
    { term: CARD.amount, value: formatRupees(booking.amount) },
    { term: CARD.requestedOn, value: shortDay(booking.createdAt) },
  ]
}
