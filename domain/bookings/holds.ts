import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'

/** An unpaid booking keeps its slot this long. */
const HOLD_MS = 30 * MINUTE_MS

/** Afterwards it can still be paid for this long, because a payment may be on its way; then it is cancelled. */
const PAYABLE_MS = DAY_MS

/** At most so many slots are kept for one client who has not paid. */
export const MOST_HOLDS = 2

/** Courses and Prasna keep no slot, but nobody needs more unpaid bookings than this at one time. */
export const MOST_UNPAID = 10

export type Hold = { readonly holdExpiresAt: Date; readonly payableUntil: Date }

/** Begins with the booking, and again when a payment was rejected. */
export function newHold(now: Date): Hold {
  return { holdExpiresAt: new Date(now.getTime() + HOLD_MS), payableUntil: new Date(now.getTime() + PAYABLE_MS) }
}

export function isHoldAlive({ holdExpiresAt }: Pick<Hold, 'holdExpiresAt'>, now: Date): boolean {
  return now < holdExpiresAt
}

export function isPayable({ payableUntil }: Pick<Hold, 'payableUntil'>, now: Date): boolean {
  return now < payableUntil
}

/** Whole minutes, rounded up: what is left is never shown as nothing. */
export function minutesLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS))
}
