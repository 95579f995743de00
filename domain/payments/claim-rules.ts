import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** The state of a claim. `refused` never counted, because its reference belongs to another booking. */
export type ClaimState = 'awaiting' | 'verified' | 'rejected' | 'refused'

export type EarlierClaim = {
  readonly bookingId: string
  readonly reference: string | null
  readonly state: ClaimState
}

export type ClaimRefusal = 'reference-in-use' | 'reference-rejected-twice' | 'not-at-the-session'

/** The desk may have been wrong, so a rejected reference can be claimed once more, but not a third time. */
const MOST_REJECTIONS = 2

/**
 * Whether a reference can pay for this booking. `isSuspicious` means that it was rejected on another booking before. A
 * payment at the session has no reference; the desk is asked once.
 */
export function judgeReference(
  bookingId: string,
  reference: string | null,
  earlier: readonly EarlierClaim[],
): Outcome<{ readonly isSuspicious: boolean }, ClaimRefusal> {
  if (reference === null) {
    const wasRejected = earlier.some((claim) => claim.reference === null && claim.state === 'rejected')
    return wasRejected ? refused('not-at-the-session') : accepted({ isSuspicious: false })
  }
  const isSame = (claim: EarlierClaim) => claim.reference?.toUpperCase() === reference.toUpperCase()
  const same = earlier.filter(isSame)
  const isLive = ({ state }: EarlierClaim) => state === 'awaiting' || state === 'verified'
  if (same.some((claim) => isLive(claim) && claim.bookingId !== bookingId)) return refused('reference-in-use')

  const rejected = same.filter(({ state }) => state === 'rejected')
  const isWornOut = rejected.filter((claim) => claim.bookingId === bookingId).length >= MOST_REJECTIONS
  if (isWornOut) return refused('reference-rejected-twice')
  return accepted({ isSuspicious: rejected.some((claim) => claim.bookingId !== bookingId) })
}
