import type { BookingView, OwnBooking } from '#app/features/dashboard/booking-view.ts'
import type { JoinView } from '#app/features/dashboard/join-meeting.tsx'
import { startsInText } from '#app/features/dashboard/starts-in.ts'
import { heldText } from '#app/features/page-parts/held-text.ts'
import { partPaidText } from '#app/features/page-parts/part-paid.tsx'
import { CALENDAR_ENTRIES } from '#content/booking/calendar-entries.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { LANGUAGE } from '#content/language.ts'
import { BOOKINGS } from '#content/site/dashboard.ts'
import { longDay, shortDay } from '#content/words/dates.ts'
import { formatRupees } from '#content/words/money.ts'
import { clientTime, zonedClock } from '#content/words/session-times.ts'
import type { ClientBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { isPayable } from '#domain/bookings/holds.ts'
import { mayReschedule } from '#domain/bookings/rescheduling.ts'
import { type CalendarLinks, type CalendarPublisher, sessionLinks } from '#domain/calendar/calendar-links.ts'
import { type BookingMoney, bookingMoney } from '#domain/payments/booking-money.ts'
import { owesBalance } from '#domain/payments/due-bookings.ts'
import { asksToPayAtSession } from '#domain/payments/pay-at-session.ts'
import { type Joining, joiningOf } from '#domain/sessions/joining.ts'
import { mayBeReviewed } from '#domain/sessions/reviews.ts'
import { hasBegun, type SessionStage, sessionStage } from '#domain/sessions/session-stage.ts'
import { calendarSessionOf } from '#usecases/calendar/calendar-session.ts'
import { listOwnCourses, type OwnCourse } from '#usecases/learning/read-course.ts'

/** What the client asked with a Prasna; null for any other booking, and if staff were to get the question later. */
export function questionOf({ askedAt, sealedNotes }: Pick<ClientBooking, 'askedAt' | 'sealedNotes'>, keys: KeyRing) {
  return askedAt === null ? null : unsealNotes(sealedNotes, keys) || null
}

/** The courses in which a client is enrolled; read only if they have paid for one. */
export async function ownCoursesOf(
  db: Database,
  { userId, now }: { readonly userId: string; readonly now: Date },
  bookings: readonly ClientBooking[],
) {
  const hasCourse = bookings.some(({ serviceType, status }) => serviceType === 'course' && status === 'paid')
  return hasCourse ? listOwnCourses(db, { userId, language: LANGUAGE, now }) : []
}

/** A booking as text, with what its owner may do now. */
export function bookingView(booking: ClientBooking, now: Date, courses: readonly OwnCourse[] = []): BookingView {
  const course = courseOf(booking, courses)
  const { startsAt, endsAt, timeZone } = booking
  const stage = booking.needsReschedule ? undefined : sessionStage(booking, now)
  const isOpen = booking.status === 'pending' && isPayable(booking, now)
  const money = bookingMoney(booking)
  const balanceDue = owesBalance(booking) ? formatRupees(money.due) : null
  return {
    id: booking.id,
    code: booking.code,
    serviceName: serviceText(booking),
    amount: formatRupees(booking.amount),
    badge: badgeOf(booking, stage, isOpen, course),
    stage: stage ?? null,
    session: startsAt && endsAt && clientTime({ startsAt, endsAt }, { timeZone, now }),
    course,
    bookedOn: shortDay(booking.createdAt),
    isPrasna: booking.askedAt !== null,
    isBirthMissing: booking.birthMissing && booking.status !== 'cancelled',
    answerBy: answerByOf(booking),
    rejectionReason: isOpen || balanceDue !== null ? booking.rejectionReason : null,
    refundNote: refundNoteOf(booking, money),
    needsReschedule: booking.needsReschedule,
    mayPay: isOpen,
    toPay: formatRupees(money.due),
    partPaid: partPaidText(money),
    balanceDue,
    isAtSession: booking.paymentMethod === 'session',
    mayReschedule: mayReschedule(booking, now).ok,
    mayCancel: (isOpen || booking.status === 'paid') && !hasBegun(booking, now),
    review: reviewOf(booking),
  }
}

function reviewOf(booking: ClientBooking): BookingView['review'] {
  if (booking.hasReview) return 'written'
  return mayBeReviewed(booking).ok ? 'open' : null
}

function courseOf(booking: ClientBooking, courses: readonly OwnCourse[]): BookingView['course'] {
  if (booking.serviceType !== 'course') return null
  const isVerified = booking.status === 'paid' && booking.paymentStatus === 'paid'
  const own = isVerified ? courses.find(({ courseId }) => courseId === booking.courseId) : undefined
  const path = `/learning/${own?.slug}`
  const next = own?.next && { title: own.next.title, path: `${path}/${own.next.id}` }
  return {
    isClass: booking.courseLevel === null,
    startDate: booking.bookingDate && longDay(booking.bookingDate),
    enrolled: own ? { path, progress: own.progress, next: next ?? null } : null,
  }
}

function answerByOf({ status, answerBy, isAnswered, outcome }: ClientBooking): string | null {
  return status === 'paid' && answerBy !== null && !isAnswered && outcome === null ? longDay(answerBy) : null
}

/** A refund stays due until the desk has recorded its transfer. */
function refundNoteOf({ status, refundBy }: ClientBooking, { state, owed, refunded }: BookingMoney): string | null {
  if (state === 'refund-due') return BOOKINGS.refundDue(formatRupees(owed), refundBy && longDay(refundBy))
  if (refunded > 0) return BOOKINGS.refunded(formatRupees(refunded))
  return status === 'cancelled' && state === 'checking' ? BOOKINGS.paymentUnchecked : null
}

/** The same for the dashboard, with calendar links for a session that is still ahead. */
export function ownBooking(
  booking: ClientBooking,
  publisher: CalendarPublisher,
  now: Date,
  courses: readonly OwnCourse[],
): OwnBooking {
  const shown = bookingView(booking, now, courses)
  return {
    ...shown,
    startsIn: (booking.startsAt && startsInText(booking.startsAt, now)) ?? null,
    calendar: shown.stage === 'completed' ? null : calendarLinksOf(booking, publisher),
    held: heldOtherwise(booking, publisher.address),
    join: shownJoin(booking, publisher.phone, now),
  }
}

function shownJoin(booking: ClientBooking, phone: string, now: Date): JoinView | null {
  const joining = joiningOf(booking, now)
  return joining ? joinView(joining, { now, phone, timeZone: booking.timeZone }) : null
}

type Joiner = { readonly now: Date; readonly phone: string; readonly timeZone: string }

/** How to join, with the time in the client's zone. */
export function joinView(joining: Joining, { now, phone, timeZone }: Joiner): JoinView {
  if (joining.kind === 'no-link') return { kind: 'no-link', phone }
  if (joining.kind === 'open') return joining
  const { opensAt } = joining
  return { kind: 'later', opensAt: zonedClock(opensAt, timeZone), opensInMs: opensAt.getTime() - now.getTime() }
}

/** How a consultation takes place that is no video call; null for any other booking. */
export function heldOtherwise(
  { heldAs, meetingLink }: Pick<ClientBooking, 'heldAs' | 'meetingLink'>,
  address: string,
): string | null {
  if (heldAs === null || heldAs === 'video') return null
  return heldText(heldAs, heldAs === 'telephone' ? meetingLink.replace(/^tel:/, '') : address)
}

/** Null unless the booking is paid and has an appointment. */
export function calendarLinksOf(booking: ClientBooking, publisher: CalendarPublisher): CalendarLinks | null {
  const session = booking.status === 'paid' ? calendarSessionOf(booking) : undefined
  return session ? sessionLinks(session, publisher, CALENDAR_ENTRIES) : null
}

function badgeOf(
  booking: ClientBooking,
  stage: SessionStage | undefined,
  isOpen: boolean,
  course: BookingView['course'],
): BookingView['badge'] {
  const { status, paymentStatus, rejectionReason } = booking
  if (status === 'cancelled' || (status === 'pending' && !isOpen)) return 'cancelled'
  if (status === 'pending') return rejectionReason === null ? 'pending' : 'rejected'
  if (paymentStatus === 'awaiting_verification') return asksToPayAtSession(booking) ? 'asked' : 'awaiting'
  if (course) return course.enrolled?.progress.isComplete ? 'completed' : 'enrolled'
  if (stage !== 'completed') return 'confirmed'
  return booking.askedAt !== null && booking.isAnswered ? 'answered' : 'completed'
}
