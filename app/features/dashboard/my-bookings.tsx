import type { ComponentProps } from 'react'
import { PassList, type PassView } from '#app/features/page-parts/pass-list.tsx'
import { RedeemForm } from '#app/features/page-parts/redeem-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { DASHBOARD } from '#content/accounts/account-pages.ts'
import { MY_REMEDIES } from '#content/booking/remedies.ts'
import { MY_VOUCHERS, REDEEM, VOUCHER_STATES } from '#content/booking/vouchers.ts'
import { BADGES, BOOKINGS, CALENDAR } from '#content/site/dashboard.ts'
import type { VoucherState } from '#domain/offers/vouchers.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { BalanceDue } from './balance-due.tsx'
import { BookingCard } from './booking-card.tsx'
import { BADGE_TONES, type OwnBooking } from './booking-view.ts'
import { CalendarFeedCard, type CalendarFeedView } from './calendar-feed-card.tsx'
import { CourseBookingCard } from './course-booking-card.tsx'
import { type AnswerView, MyAnswers } from './my-answers.tsx'
import { MyWaiting, type SeatWaitView, type WaitlistEntryView } from './my-waiting.tsx'
import { NextClass, type NextClassView } from './next-class.tsx'
import { OwnNextSession } from './next-session.tsx'

type MyBookingsProps = {
  /** What the client waits for. */
  waiting: readonly WaitlistEntryView[]
  seatWaits: readonly SeatWaitView[]
  passes: readonly PassView[]
  /** Gift vouchers that the client has bought. */
  vouchers: readonly ShownVoucher[]
  /** Null while nobody can have a voucher. */
  redeem: ComponentProps<typeof RedeemCard> | null
  today: IsoDate
  /** What can be paid now; null without anything but a single unpaid booking. */
  balanceDue: string | null
  /** Sessions ahead, the next one first. */
  upcoming: readonly OwnBooking[]
  /** Of the client's groups; null without one ahead. */
  nextClass: NextClassView | null
  /** Before the next session. */
  isClassFirst: boolean
  /** Unpaid bookings, which lapse. */
  unpaid: readonly OwnBooking[]
  /** Paid courses. */
  courses: readonly OwnBooking[]
  /** The latest of all. */
  recent: readonly RecentBooking[]
  /** What the practice has written to the client. */
  answers: readonly AnswerView[]
  /** What is to be done next of the recommended remedies. */
  remedies: MyRemediesProps
  /** Sessions or classes of a group; a client of other courses alone has nothing for a calendar. */
  hasSessions: boolean
  /** Null while it is switched off. */
  feed: CalendarFeedView | null
}

/** Every booking has one card: as the next session, a later one, to be paid, a course, or as a recent one. */
export function MyBookings(props: MyBookingsProps) {
  const {
    waiting,
    seatWaits,
    passes,
    vouchers,
    redeem,
    today,
    balanceDue,
    unpaid,
    upcoming,
    nextClass,
    isClassFirst,
    courses,
    recent,
    answers,
    remedies,
    hasSessions,
    feed,
  } = props
  if ([unpaid, upcoming, courses, recent].every(({ length }) => length === 0)) {
    return (
      <div className="grid gap-10">
        <MyWaiting waiting={waiting} seats={seatWaits} />
        <NoBookings />
        {redeem && <RedeemCard {...redeem} />}
      </div>
    )
  }
  const hasUpcoming = upcoming.length > 0 || nextClass !== null
  return (
    <div className="grid gap-10">
      {hasUpcoming && <Upcoming bookings={upcoming} nextClass={nextClass} isClassFirst={isClassFirst} />}
      {balanceDue !== null && <BalanceDue amount={balanceDue} hasAccountLink />}
      <Section id="unpaid" title={BOOKINGS.toPay} bookings={unpaid} />
      <MyRemedies {...remedies} />
      <MyAnswers answers={answers} />
      <PassList
        passes={passes}
        today={today}
        isOwn
        bookPath={({ packageSlug }) => `/book/consultation/${packageSlug}`}
      />
      <VoucherList vouchers={vouchers} />
      <MyWaiting waiting={waiting} seats={seatWaits} />
      <Section id="courses" title={BOOKINGS.courses} bookings={courses} />
      {!hasUpcoming && <Upcoming bookings={upcoming} nextClass={nextClass} isClassFirst={isClassFirst} />}
      <Recent bookings={recent} />
      {redeem && <RedeemCard {...redeem} />}
      {hasSessions && <CalendarFeedCard feed={feed} title={CALENDAR.title} lead={CALENDAR.lead} />}
    </div>
  )
}

type UpcomingProps = { bookings: readonly OwnBooking[]; nextClass: NextClassView | null; isClassFirst: boolean }

function Upcoming({ bookings: [next, ...later], nextClass, isClassFirst }: UpcomingProps) {
  return (
    <section className="grid gap-4" aria-labelledby="upcoming">
      <h2 id="upcoming" className="text-2xl">
        {BOOKINGS.upcoming}
      </h2>
      {next && !isClassFirst && <OwnNextSession booking={next} />}
      {nextClass && <NextClass live={nextClass} />}
      {next && isClassFirst && <OwnNextSession booking={next} />}
      {!next && !nextClass && <p className="text-ink-soft">{BOOKINGS.noUpcoming}</p>}
      <BookingCards bookings={later} />
    </section>
  )
}

/** Hidden while it is empty. */
function Section({ id, title, bookings }: { id: string; title: string; bookings: readonly OwnBooking[] }) {
  if (bookings.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <BookingCards bookings={bookings} />
    </section>
  )
}

type RecentBooking = OwnBooking & { readonly isShownAbove: boolean }

/** A booking whose card stands above is one line here. */
function Recent({ bookings }: { bookings: readonly RecentBooking[] }) {
  if (bookings.length === 0) return null
  const above = bookings.filter(({ isShownAbove }) => isShownAbove)
  return (
    <section className="grid gap-4" aria-labelledby="recent">
      <h2 id="recent" className="text-2xl">
        {BOOKINGS.recent}
      </h2>
      {above.length > 0 && (
        <Card>
          <ul className="grid gap-3">
            {above.map(({ id, serviceName, bookedOn, badge }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className={tallScript(serviceName)}>
                  {serviceName}{' '}
                  <span className="hint">
                    {BOOKINGS.bookedOn} {bookedOn}
                  </span>
                </span>
                <Badge tone={BADGE_TONES[badge]}>{BADGES[badge]}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <BookingCards bookings={bookings.filter(({ isShownAbove }) => !isShownAbove)} />
    </section>
  )
}

function BookingCards({ bookings }: { bookings: readonly OwnBooking[] }) {
  if (bookings.length === 0) return null
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {bookings.map((booking) =>
        booking.course ? (
          <CourseBookingCard key={booking.id} booking={booking} course={booking.course} />
        ) : (
          <BookingCard key={booking.id} booking={booking} />
        ),
      )}
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

type MyRemediesProps = {
  /** Whether there are any, also ones that are over. */
  hasAny: boolean
  next: readonly { readonly remedyId: string; readonly date: string; readonly when: string; readonly title: string }[]
}

/** The next days of the client's remedies; hidden while there are none. */
function MyRemedies({ hasAny, next }: MyRemediesProps) {
  if (!hasAny) return null
  return (
    <section className="grid gap-4" aria-labelledby="remedies">
      <h2 id="remedies" className="text-2xl">
        {MY_REMEDIES.title}
      </h2>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {next.length === 0 ? (
            <p>{MY_REMEDIES.over}</p>
          ) : (
            <ul className="grid gap-1">
              {next.map(({ remedyId, date, when, title }) => (
                <li key={`${remedyId} ${date}`} className={tallScript(title)}>
                  {MY_REMEDIES.next(when, title)}
                </li>
              ))}
            </ul>
          )}
          <ButtonLink href="/dashboard/remedies" size="sm">
            {MY_REMEDIES.open}
          </ButtonLink>
        </div>
      </Card>
    </section>
  )
}

type RedeemCardProps = {
  /** Null without any. */
  credit: string | null
  typed: string | undefined
  error: string | undefined
}

function RedeemCard({ credit, typed, error }: RedeemCardProps) {
  return (
    <section aria-labelledby="redeem-voucher">
      <Card className="grid gap-3">
        <h2 id="redeem-voucher" className="text-2xl">
          {REDEEM.title}
        </h2>
        {credit !== null && <p>{REDEEM.credit(credit)}</p>}
        <p className="text-ink-soft">{REDEEM.lead}</p>
        <RedeemForm typed={typed} error={error} />
      </Card>
    </section>
  )
}

type ShownVoucher = {
  readonly bookingId: string
  readonly amount: string
  readonly recipientName: string
  readonly state: VoucherState
  readonly lastDay: string
}

/** The vouchers that a client has bought; nothing for a client without any. */
function VoucherList({ vouchers }: { vouchers: readonly ShownVoucher[] }) {
  if (vouchers.length === 0) return null
  return (
    <section aria-labelledby="my-vouchers" className="grid gap-3">
      <h2 id="my-vouchers" className="text-2xl">
        {MY_VOUCHERS.title}
      </h2>
      <ul className="grid gap-3">
        {vouchers.map(({ bookingId, amount, recipientName, state, lastDay }) => (
          <li key={bookingId}>
            <Card className="flex flex-wrap items-center justify-between gap-3">
              <div>
                <h3>{MY_VOUCHERS.name(amount, recipientName)}</h3>
                <p className="text-ink-soft">
                  {state === 'valid' ? `${VOUCHER_STATES.valid}, ${MY_VOUCHERS.until(lastDay)}` : VOUCHER_STATES[state]}
                </p>
              </div>
              {state === 'valid' && (
                <ButtonLink href={`/dashboard/vouchers/${bookingId}`} tone="secondary">
                  {MY_VOUCHERS.open}
                </ButtonLink>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
