import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { addDays, type IsoDate, istInstant } from '#domain/time/india-time.ts'

/** A course with lessons, or a class that is sold alone. */
export type CourseKind = 'course' | 'class'

export type CohortStatus = 'open' | 'cancelled'

/**
 * Why a client no longer waits for a seat: they took one, left, were removed by staff, let an offer lapse, or the group has
 * begun or was cancelled.
 */
export type SeatWaitEnd = 'booked' | 'left' | 'removed' | 'unanswered' | 'begun' | 'cancelled'

export const MOST_SEATS = 500
export const MOST_CLASSES = 120
export const LONGEST_COHORT_TITLE = 120
export const LONGEST_CLASS_DESCRIPTION = 1_000
export const SHORTEST_CLASS = 5
export const LONGEST_CLASS = 600

type DatedCohort = {
  readonly status: CohortStatus
  /** Of the first class; null without classes. */
  readonly startsAt: Date | null
}

export type SeatRefusal = 'cohort-closed' | 'cohort-full'

/** Clients book until the first class begins. A group without dates is not on offer yet. */
export function isBookable({ status, startsAt }: DatedCohort, now: Date): boolean {
  return status === 'open' && startsAt !== null && now < startsAt
}

/** `taken` counts paid bookings, unpaid ones on hold, and seats that are offered to others. */
export function takeSeat(
  cohort: DatedCohort & { readonly seats: number },
  { taken, now }: { readonly taken: number; readonly now: Date },
): Outcome<null, SeatRefusal> {
  if (!isBookable(cohort, now)) return refused('cohort-closed')
  return taken < cohort.seats ? accepted(null) : refused('cohort-full')
}

export function freeSeats({ seats, taken }: { readonly seats: number; readonly taken: number }): number {
  return Math.max(0, seats - taken)
}

/** How long a freed seat is held for whoever is next: a course is a larger decision than an hour. */
export const SEAT_OFFER_HOURS = 24
const SHORTEST_OFFER_MS = 30 * MINUTE_MS

/** Not beyond the first class. Undefined if that is too soon to read an email. */
export function seatOfferExpiry({ startsAt }: Pick<DatedCohort, 'startsAt'>, now: Date): Date | undefined {
  if (startsAt === null) return undefined
  const expiry = Math.min(now.getTime() + SEAT_OFFER_HOURS * HOUR_MS, startsAt.getTime())
  return expiry - now.getTime() < SHORTEST_OFFER_MS ? undefined : new Date(expiry)
}

export type WeeklySeries = {
  readonly firstDate: IsoDate
  /** In India, `HH:mm`. */
  readonly time: string
  readonly count: number
}

/** One class a week at the same hour in India. */
export function weeklyStarts({ firstDate, time, count }: WeeklySeries): Date[] {
  return Array.from({ length: count }, (_, week) => istInstant(addDays(firstDate, 7 * week), time))
}

export type TimetableClass = {
  /** Undefined for a new one. */
  readonly id?: number
  readonly startsAt: Date
  readonly minutes: number
  readonly lessonId: number | null
  readonly recordingUrl: string | null
}

export type TimetableProblem = 'too-many-classes' | 'classes-overlap' | 'class-held'

/** One teacher cannot hold two classes of a group at once. */
export function timetableProblem(classes: readonly TimetableClass[]): TimetableProblem | undefined {
  if (classes.length > MOST_CLASSES) return 'too-many-classes'
  const sorted = classes.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const overlaps = sorted.some((one, index) => {
    const next = sorted[index + 1]
    return next !== undefined && one.startsAt.getTime() + one.minutes * MINUTE_MS > next.startsAt.getTime()
  })
  return overlaps ? 'classes-overlap' : undefined
}
