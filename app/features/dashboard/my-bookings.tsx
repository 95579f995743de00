import type { ComponentProps } from 'react'
import { PassList, type ShownPass } from '#app/features/page-parts/pass-list.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { DASHBOARD } from '#content/accounts/account-pages.ts'
import { BOOKINGS, CALENDAR } from '#content/site/dashboard.ts'
import type { IsoDate } from '#domain/india-time.ts'
import { BalanceDue } from './balance-due.tsx'
import { BookingCard } from './booking-card.tsx'
import { CalendarFeedCard, type ShownFeed } from './calendar-feed-card.tsx'
import { CourseBookingCard } from './course-booking-card.tsx'
import { MyAnswers, type ShownAnswer } from './my-answers.tsx'
import { MyRemedies, type MyRemediesProps } from './my-remedies.tsx'
import { MyWaiting, type ShownWait } from './my-waiting.tsx'
import { NextSession } from './next-session.tsx'
import { RedeemCard } from './redeem-card.tsx'
import type { OwnBooking } from './shown-booking.ts'
import { type ShownVoucher, VoucherList } from './voucher-list.tsx'

type MyBookingsProps = {
  /** What the client waits for. */
  waiting: readonly ShownWait[]
  passes: readonly ShownPass[]
  /** Gift vouchers that the client has bought. */
  vouchers: readonly ShownVoucher[]
  /** Null while nobody can have a voucher. */
  redeem: ComponentProps<typeof RedeemCard> | null
  today: IsoDate
  /** What can be paid now; null without anything but a single unpaid booking. */
  balanceDue: string | null
  /** Sessions ahead, the next one first. */
  upcoming: readonly OwnBooking[]
  /** Unpaid bookings, which lapse. */
  unpaid: readonly OwnBooking[]
  /** Paid courses. */
  courses: readonly OwnBooking[]
  /** The latest of all others. */
  recent: readonly OwnBooking[]
  /** What the practice has written to the client. */
  answers: readonly ShownAnswer[]
  /** What is to be done next of the recommended remedies. */
  remedies: MyRemediesProps
  /** A client of courses alone has nothing for a calendar. */
  hasSessions: boolean
  /** Null while it is switched off. */
  feed: ShownFeed | null
}

/** Every booking is shown once: as the next session, a later one, to be paid, a course, or as a recent one. */
export function MyBookings(props: MyBookingsProps) {
  const {
    waiting,
    passes,
    vouchers,
    redeem,
    today,
    balanceDue,
    unpaid,
    upcoming,
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
        <MyWaiting waiting={waiting} />
        <NoBookings />
        {redeem && <RedeemCard {...redeem} />}
      </div>
    )
  }
  const hasUpcoming = upcoming.length > 0
  return (
    <div className="grid gap-10">
      {hasUpcoming && <Upcoming bookings={upcoming} />}
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
      <MyWaiting waiting={waiting} />
      <Section id="courses" title={BOOKINGS.courses} bookings={courses} />
      {!hasUpcoming && <Upcoming bookings={upcoming} />}
      <Section id="recent" title={BOOKINGS.recent} bookings={recent} />
      {redeem && <RedeemCard {...redeem} />}
      {hasSessions && <CalendarFeedCard feed={feed} title={CALENDAR.title} lead={CALENDAR.lead} />}
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
