import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { PaymentStatus } from '#domain/bookings/booking-states.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { unusedShare } from '#domain/offers/passes.ts'
import { hasTakenPlace, type SessionOutcome } from '#domain/sessions/session-stage.ts'
import { type BusinessDays, businessDayAfter } from '#domain/time/business-days.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/** The figures of the refund policy, which `content/en/booking/refund-policy.ts` says in words. */
export const CONSULTATION_REFUND_HOURS = 24
export const COURSE_REFUND_DAYS = 7
/** A course is refunded only before so much of it has been opened. */
export const COURSE_REFUND_PERCENT = 20

const CONSULTATION_REFUND_MS = CONSULTATION_REFUND_HOURS * HOUR_MS
const COURSE_REFUND_MS = COURSE_REFUND_DAYS * DAY_MS

export type RefundCase = {
  readonly serviceType: ServiceType
  readonly amount: Paise
  readonly paymentStatus: PaymentStatus
  readonly bookedAt: Date
  /** Of the session, or of the first class of a class that is sold alone; null for a booking without an appointment. */
  readonly startsAt: Date | null
  /** Null until the desk records it. */
  readonly outcome: SessionOutcome | null
  /** How much of a course has been opened so far. */
  readonly openedPercent: number
  /** Of a pass that was sold. */
  readonly pass?: { readonly left: number; readonly sessions: number } | null
}

/**
 * The refund for a client who cancels now: all or nothing, as the terms say, and of a pass the unused share. An unverified payment is refunded once it is
 * verified. The desk makes the transfer; the site only shows the amount.
 */
export function refundDue(refund: RefundCase, now: Date): Paise {
  if (refund.pass) return refund.paymentStatus === 'pending' ? paiseFrom(0) : unusedShare(refund.amount, refund.pass)
  const isDue = refund.paymentStatus !== 'pending' && isWithinPolicy(refund, now)
  return isDue ? refund.amount : paiseFrom(0)
}

/** The last instant at which cancelling brings a refund. A session or a class must not have begun; a course must be hardly opened. */
export function refundDeadline({
  serviceType,
  bookedAt,
  startsAt,
}: Pick<RefundCase, 'serviceType' | 'bookedAt' | 'startsAt'>): Date {
  const isCourse = serviceType === 'course'
  const deadline = new Date(bookedAt.getTime() + (isCourse ? COURSE_REFUND_MS : CONSULTATION_REFUND_MS))
  return startsAt !== null && startsAt < deadline ? startsAt : deadline
}

type CancelledBooking = Pick<RefundCase, 'serviceType' | 'amount' | 'bookedAt' | 'startsAt'> & {
  readonly cancelledAt: Date | null
  readonly cancellationReason: string | null
}

/**
 * The refund of a booking that was cancelled with an unverified payment, when the payment is found. It depends on who
 * cancelled and when, not on when the desk looks. Nothing has been opened or held before the verification.
 */
export function refundOnceVerified({ cancelledAt, cancellationReason, ...booking }: CancelledBooking): Paise {
  if (cancelledAt === null) return paiseFrom(0)
  if (cancellationReason !== 'client') return booking.amount
  // Nothing of a pass or a voucher can be used before it is paid for.
  if (booking.serviceType === 'pass' || booking.serviceType === 'voucher') return booking.amount
  return refundDue({ ...booking, paymentStatus: 'paid', outcome: null, openedPercent: 0 }, cancelledAt)
}

/** Whether opening more of a course ends the right to a refund that its student still has. */
export function endsCourseRefund(
  course: { readonly bookedAt: Date; readonly openedPercent: number; readonly percentAfter: number },
  now: Date,
): boolean {
  const at = (openedPercent: number) =>
    isWithinPolicy(
      { serviceType: 'course', bookedAt: course.bookedAt, startsAt: null, outcome: null, openedPercent },
      now,
    )
  return at(course.openedPercent) && !at(course.percentAfter)
}

/** Whether cancelling now is in time. A pass that paid for the session then gets it back. */
export function isWithinPolicy(refund: Omit<RefundCase, 'amount' | 'paymentStatus' | 'pass'>, now: Date): boolean {
  const sinceBooking = now.getTime() - refund.bookedAt.getTime()
  if (refund.serviceType === 'course') {
    const hasBegun = refund.startsAt !== null && refund.startsAt <= now
    return sinceBooking <= COURSE_REFUND_MS && refund.openedPercent < COURSE_REFUND_PERCENT && !hasBegun
  }
  return sinceBooking <= CONSULTATION_REFUND_MS && !hasTakenPlace(refund, now)
}

/** What the terms promise. */
export const REFUND_BUSINESS_DAYS = { from: 7, to: 15 } as const

/** The last day on which a refund that is due now may be sent. */
export function refundBy(dueSince: Date, days: BusinessDays): IsoDate {
  return businessDayAfter(dueSince, REFUND_BUSINESS_DAYS.to, days)
}
