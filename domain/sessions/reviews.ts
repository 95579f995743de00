import type { BookingStatus, PaymentStatus } from '#domain/bookings/booking-states.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import type { SessionOutcome } from './session-stage.ts'

export type StarCount = 1 | 2 | 3 | 4 | 5
export const ALL_STARS: readonly StarCount[] = [5, 4, 3, 2, 1]

/** Only published reviews are shown. A review that its client changes waits again. */
export type ReviewState = 'waiting' | 'published' | 'declined' | 'hidden'

export const LONGEST_REVIEW = 1_000
export const LONGEST_SHOWN_NAME = 40
export const LONGEST_SHOWN_CITY = 60
export const LONGEST_REPLY = 500

/** With fewer reviews than this, an average says little: the practice's own texts stay. */
export const ENOUGH_REVIEWS = 5

type ReviewedBooking = {
  readonly serviceType: string
  readonly status: BookingStatus
  readonly paymentStatus: PaymentStatus
  readonly outcome: SessionOutcome | null
  /** Whether the practice has published its answer. */
  readonly isAnswered: boolean
  /** What is to be refunded, and what has been, in paise. */
  readonly refundDue: number | null
  readonly refunded: number
}

export type ReviewableRefusal = 'not-completed' | 'refunded'

/** A session is completed when the desk says so, or has answered in writing. The absent and the refunded write none. */
export function mayBeReviewed(booking: ReviewedBooking): Outcome<null, ReviewableRefusal> {
  const { serviceType, status, paymentStatus, outcome, isAnswered, refundDue, refunded } = booking
  if ((refundDue ?? 0) > 0 || refunded > 0) return refused('refunded')
  const isConfirmed = serviceType === 'consultation' && status === 'paid' && paymentStatus === 'paid'
  const isCompleted = outcome === 'completed' || (outcome === null && isAnswered)
  return isConfirmed && isCompleted ? accepted(null) : refused('not-completed')
}

/** Time for the desk to correct an outcome, before the client is thanked for the session. */
const FOLLOW_UP_AFTER_MS = 2 * HOUR_MS
/** Nobody is asked about a session of long ago, as after a restore or an upgrade. */
const FOLLOW_UP_WITHIN_MS = 7 * DAY_MS

/** Sessions completed in this span are followed up now. */
export function followUpSpan(now: Date): { readonly from: Date; readonly until: Date } {
  return {
    from: new Date(now.getTime() - FOLLOW_UP_WITHIN_MS),
    until: new Date(now.getTime() - FOLLOW_UP_AFTER_MS),
  }
}

/** The name that the form suggests: the first one, without a title. */
export function firstNameOf(fullName: string | null): string {
  const names = (fullName ?? '').trim().split(/\s+/)
  const first = names.find((name) => !/^(mr|mrs|ms|miss|dr|shri|sri|smt|kum)\.?$/i.test(name)) ?? ''
  return first.slice(0, LONGEST_SHOWN_NAME)
}

export type Rating = { readonly count: number; readonly average: number }

/** Rounded to one decimal, and never up to a full mark that not everybody gave. */
export function ratingOf(stars: readonly StarCount[]): Rating {
  const sum = stars.reduce<number>((total, given) => total + given, 0)
  if (stars.length === 0) return { count: 0, average: 0 }
  const exact = sum / stars.length
  const rounded = Math.round(exact * 10) / 10
  return { count: stars.length, average: rounded === 5 && exact < 5 ? 4.9 : rounded }
}
