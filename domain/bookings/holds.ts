import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { ServiceType } from './booking-service.ts'
import type { BookingStatus } from './booking-states.ts'

/** How long an unpaid booking holds its slot. One that staff made holds it as long as it can be paid. */
export const HOLD_MINUTES = 30
const HOLD_MS = HOLD_MINUTES * MINUTE_MS

/** How long it can be paid, because a payment may be on its way when the hold ends; then it is cancelled. */
export const PAYABLE_HOURS = 24
const PAYABLE_MS = PAYABLE_HOURS * HOUR_MS

/** The most unpaid slots that one client may hold. */
export const MOST_HOLDS = 2

/** The most unpaid bookings of one client, including courses and Prasna, which hold no slot. */
export const MOST_UNPAID = 10

type HeldSlots = {
  /** Slots held without payment, and by payments that are not verified yet. */
  readonly holds: number
  readonly claims: number
  /** How many unverified claims the practice allows. */
  readonly mostClaims: number
}

/** Whether a client may hold one more slot. */
export function mayHoldAnother({ holds, claims, mostClaims }: HeldSlots): Outcome<null, HoldLimit> {
  if (holds >= MOST_HOLDS) return refused('too-many-holds')
  // Holds count too: each may become a claim, and a client who pays in time must not be refused then.
  if (holds + claims >= mostClaims) return refused('too-many-claims')
  return accepted(null)
}

export type HoldLimit = 'too-many-holds' | 'too-many-claims'

export type Hold = { readonly holdExpiresAt: Date; readonly payableUntil: Date }

type Held = { readonly bookedByStaff?: boolean; readonly startsAt?: Date | null }

/** Starts with the booking, and again after a rejected payment. It ends when the session starts. */
export function newHold(now: Date, { bookedByStaff = false, startsAt = null }: Held = {}): Hold {
  const payableUntil = payableEnd(now, startsAt)
  // A client on the phone has no payment page open.
  const holdEnd = bookedByStaff ? PAYABLE_MS : HOLD_MS
  return { holdExpiresAt: new Date(Math.min(now.getTime() + holdEnd, payableUntil.getTime())), payableUntil }
}

/** A new slot starts a new hold, but the booking can be paid no longer for it. */
export function holdOfNewSlot(
  booking: { readonly bookedByStaff: boolean; readonly createdAt: Date; readonly payableUntil: Date },
  startsAt: Date,
  now: Date,
): Hold {
  const latest = Math.max(booking.payableUntil.getTime(), booking.createdAt.getTime() + PAYABLE_MS)
  const payableUntil = new Date(Math.min(latest, startsAt.getTime()))
  const { holdExpiresAt } = newHold(now, { startsAt })
  return { holdExpiresAt: booking.bookedByStaff ? payableUntil : holdExpiresAt, payableUntil }
}

/** A session that has begun before its payment was rejected can still be paid for a day. */
function payableEnd(now: Date, startsAt: Date | null): Date {
  const end = now.getTime() + PAYABLE_MS
  return new Date(startsAt && startsAt > now ? Math.min(end, startsAt.getTime()) : end)
}

export function isHoldAlive({ holdExpiresAt }: Pick<Hold, 'holdExpiresAt'>, now: Date): boolean {
  return now < holdExpiresAt
}

/** Whether an unpaid session still has its slot; null for every other booking. */
export function holdOf(
  booking: Pick<Hold, 'holdExpiresAt'> & {
    readonly status: BookingStatus
    readonly serviceType: ServiceType
    readonly startsAt: Date | null
    readonly holdsSlot: boolean
  },
  now: Date,
): { readonly state: 'held' | 'lapsed'; readonly until: Date } | null {
  const { status, serviceType, startsAt, holdsSlot, holdExpiresAt } = booking
  if (status !== 'pending' || serviceType !== 'consultation' || startsAt === null) return null
  return { state: holdsSlot && isHoldAlive(booking, now) ? 'held' : 'lapsed', until: holdExpiresAt }
}

export function isPayable({ payableUntil }: Pick<Hold, 'payableUntil'>, now: Date): boolean {
  return now < payableUntil
}

/** Whole minutes, rounded up so that remaining time is never shown as zero. */
export function minutesLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS))
}
