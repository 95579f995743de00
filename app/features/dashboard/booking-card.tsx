import type { ReactNode } from 'react'
import { ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { PartPaid } from '#app/features/page-parts/part-paid.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { ANSWER } from '#content/booking/answers.ts'
import { PROOF } from '#content/booking/prasna-proof.ts'
import { MY_REMEDIES } from '#content/booking/remedies.ts'
import { REVIEW } from '#content/booking/reviews.ts'
import { BADGES, BOOKINGS, CALENDAR } from '#content/site/dashboard.ts'
import { BADGE_TONES, type BookingView, type OwnBooking } from './booking-view.ts'
import { CalendarButtons } from './calendar-buttons.tsx'
import { JoinMeeting } from './join-meeting.tsx'

/** The next thing to do first, then the facts. */
export function BookingCard({ booking }: { booking: OwnBooking }) {
  return (
    <Card as="article">
      <div className="grid gap-4">
        <header className="flex flex-wrap items-start justify-between gap-2">
          <h3 className={classNames('text-xl', tallScript(booking.serviceName))} {...ownLanguage(booking.serviceName)}>
            {booking.serviceName}
          </h3>
          <Badge tone={BADGE_TONES[booking.badge]}>{BADGES[booking.badge]}</Badge>
        </header>
        <BookedFor booking={booking} />
        {booking.mayPay && <p>{dueText(booking)}</p>}
        {booking.balanceDue && booking.isAtSession && <p>{BOOKINGS.payAtSession(booking.balanceDue)}</p>}
        <BookingNotice booking={booking} />
        <BirthMissing booking={booking} />
        <PartPaid sums={booking.partPaid} />
        <FactList
          facts={[
            { term: BOOKINGS.session, value: booking.session ?? BOOKINGS.noSession },
            ...(booking.answerBy ? [{ term: BOOKINGS.answerBy, value: booking.answerBy }] : []),
            { term: BOOKINGS.amount, value: booking.amount },
            ...(booking.balanceDue && !booking.isAtSession
              ? [{ term: BOOKINGS.balanceDue, value: booking.balanceDue }]
              : []),
            { term: BOOKINGS.code, value: booking.code },
            { term: BOOKINGS.bookedOn, value: booking.bookedOn },
          ]}
        />
        {booking.held && booking.stage !== 'completed' && <p className="hint">{booking.held}</p>}
        {booking.refundNote && <p className="hint">{booking.refundNote}</p>}
        {booking.join?.kind === 'open' && <JoinMeeting join={booking.join} />}
        {booking.calendar && <CalendarButtons links={booking.calendar} label={CALENDAR.add} />}
        <BookingActions booking={booking} />
      </div>
    </Card>
  )
}

/** Whom it is for, and what was asked. */
export function BookedFor({ booking: { forName, question } }: { booking: Pick<BookingView, 'forName' | 'question'> }) {
  if (!forName && !question) return null
  return (
    <>
      {forName && <p className={tallScript(forName)}>{BOOKINGS.forName(forName)}</p>}
      {question && (
        <div>
          <p className="hint">{BOOKINGS.question}</p>
          <blockquote className={classNames('whitespace-pre-line', tallScript(question))}>{question}</blockquote>
        </div>
      )}
    </>
  )
}

export function dueText({ serviceName, toPay, rejectionReason, isAtSession }: BookingView): string {
  return rejectionReason === null || isAtSession
    ? BOOKINGS.unpaid(serviceName, toPay)
    : BOOKINGS.notFound(serviceName, toPay)
}

export function BookingNotice({ booking }: { booking: BookingView }) {
  if (booking.needsReschedule) return <Notice tone="danger">{BOOKINGS.slotLost}</Notice>
  if (booking.rejectionReason === null) return null
  return (
    <Notice tone="danger">
      <p>{booking.isAtSession ? BOOKINGS.declined : BOOKINGS.rejected}</p>
      <p className="whitespace-pre-line">{booking.rejectionReason}</p>
    </Notice>
  )
}

/** Leads to the form for the birth details that a session still needs. */
export function BirthMissing({ booking: { id, isBirthMissing } }: { booking: BookingView }) {
  if (!isBirthMissing) return null
  return (
    <Notice>
      <p>{BOOKINGS.birthMissing}</p>
      <p className="pt-2">
        <ButtonLink href={`/dashboard/bookings/${id}/birth`} size="sm">
          {BOOKINGS.addBirth}
        </ButtonLink>
      </p>
    </Notice>
  )
}

/** `first` is the main action of a course. */
export function BookingActions({ booking, first = null }: { booking: BookingView; first?: ReactNode }) {
  const { id, toPay, mayPay, balanceDue, mayReschedule, mayCancel, needsReschedule, review } = booking
  const isTriedAgain = booking.rejectionReason !== null && !booking.isAtSession
  const page = `/dashboard/bookings/${id}`
  const hasFiles = booking.stage !== null && !mayPay && booking.badge !== 'cancelled'
  const { isPrasna } = booking
  const hasLinks = hasFiles || isPrasna || Boolean(review) || Boolean(booking.hasRemedies)
  if (first === null && !mayPay && balanceDue === null && !mayReschedule && !mayCancel && !hasLinks) return null
  return (
    <div className="button-row">
      {first}
      {mayPay && (
        <ButtonLink href={`/book/payment/${id}`} size="sm">
          {isTriedAgain ? BOOKINGS.tryAgain : BOOKINGS.pay(toPay)}
        </ButtonLink>
      )}
      {balanceDue !== null && (
        <ButtonLink href={`/book/payment/${id}`} size="sm" tone={booking.isAtSession ? 'secondary' : 'primary'}>
          {booking.isAtSession ? BOOKINGS.payNow(balanceDue) : BOOKINGS.pay(balanceDue)}
        </ButtonLink>
      )}
      {mayReschedule && (
        <ButtonLink href={`${page}/reschedule`} size="sm" tone={needsReschedule ? 'primary' : 'secondary'}>
          {needsReschedule ? BOOKINGS.chooseTime : BOOKINGS.reschedule}
        </ButtonLink>
      )}
      {review && (
        <ButtonLink href={`${page}/review`} size="sm" tone={review === 'open' ? 'secondary' : 'quiet'}>
          {review === 'open' ? REVIEW.dashboard : REVIEW.change}
        </ButtonLink>
      )}
      {hasFiles && (
        <ButtonLink href={`${page}/answer`} size="sm" tone="quiet">
          {ANSWER.title}
        </ButtonLink>
      )}
      {booking.hasRemedies && (
        <ButtonLink href="/dashboard/remedies" size="sm" tone="quiet">
          {MY_REMEDIES.title}
        </ButtonLink>
      )}
      {isPrasna && (
        <ButtonLink href={`${page}/proof`} size="sm" tone="quiet">
          {PROOF.title}
        </ButtonLink>
      )}
      {mayCancel && (
        <ButtonLink href={`${page}/cancel`} size="sm" tone="quiet">
          {BOOKINGS.cancel}
        </ButtonLink>
      )}
    </div>
  )
}
