import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** How long an unpaid booking holds its slot. */
const HOLD_MS = 30 * MINUTE_MS

/** How long it can be paid, because a payment may be on its way when the hold ends; then it is cancelled. */
const PAYABLE_MS = DAY_MS

/** The most unpaid slots that one client may hold. */
const MOST_HOLDS = 2

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

/** Starts with the booking, and again after a rejected payment. */
export function newHold(now: Date): Hold {
  return { holdExpiresAt: new Date(now.getTime() + HOLD_MS), payableUntil: new Date(now.getTime() + PAYABLE_MS) }
}

export function isHoldAlive({ holdExpiresAt }: Pick<Hold, 'holdExpiresAt'>, now: Date): boolean {
  return now < holdExpiresAt
}

export function isPayable({ payableUntil }: Pick<Hold, 'payableUntil'>, now: Date): boolean {
  return now < payableUntil
}

/** Whole minutes, rounded up so that remaining time is never shown as zero. */
export function minutesLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS))
}
