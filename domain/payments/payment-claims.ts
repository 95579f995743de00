import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { UpiReference } from './upi-reference.ts'

/** What became of one "I have paid": refused ones never counted, because their reference was another booking's. */
export type ClaimState = 'awaiting' | 'verified' | 'rejected' | 'refused'

export type EarlierClaim = {
  readonly bookingId: string
  readonly upiReference: string
  readonly state: ClaimState
}

export type ClaimRefusal = 'reference-in-use' | 'reference-rejected-twice'

/** A person may have been right, and the desk hasty: a rejected reference gets one more look, not a third. */
const MOST_REJECTIONS = 2

/**
 * Whether a reference can stand for this booking. `isSuspicious` tells the desk that it was rejected on another
 * booking before.
 */
export function judgeReference(
  bookingId: string,
  reference: UpiReference,
  earlier: readonly EarlierClaim[],
): Outcome<{ readonly isSuspicious: boolean }, ClaimRefusal> {
  const same = earlier.filter(({ upiReference }) => upiReference === reference)
  const isLive = ({ state }: EarlierClaim) => state === 'awaiting' || state === 'verified'
  if (same.some((claim) => isLive(claim) && claim.bookingId !== bookingId)) return refused('reference-in-use')

  const rejected = same.filter(({ state }) => state === 'rejected')
  const isWornOut = rejected.filter((claim) => claim.bookingId === bookingId).length >= MOST_REJECTIONS
  if (isWornOut) return refused('reference-rejected-twice')
  return accepted({ isSuspicious: rejected.some((claim) => claim.bookingId !== bookingId) })
}
