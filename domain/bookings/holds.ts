import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'

/** How long an unpaid booking holds its slot. */
const HOLD_MS = 30 * MINUTE_MS

/** How long it can be paid, because a payment may be on its way when the hold ends; then it is cancelled. */
const PAYABLE_MS = DAY_MS

/** The most unpaid slots that one client may hold. */
export const MOST_HOLDS = 2

/** The most unpaid bookings of one client, including courses and Prasna, which hold no slot. */
export const MOST_UNPAID = 10

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
