import type { HeldAs } from '#domain/content/offers.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { SessionOutcome } from './session-stage.ts'

const OPENS_BEFORE_MS = 10 * MINUTE_MS

/** A confirmed booking; `meetingLink` is empty until it is confirmed and without a link. */
type Meeting = {
  readonly heldAs: HeldAs | null
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly outcome: SessionOutcome | null
  readonly meetingLink: string
  readonly isConfirmed: boolean
}

export type Joining =
  | { readonly kind: 'open'; readonly link: string }
  | { readonly kind: 'later'; readonly opensAt: Date }
  /** There is no link yet. */
  | { readonly kind: 'no-link' }

/**
 * How a client joins a video call: from ten minutes before the session until it ends, for those who are late. Undefined for
 * any other booking, and once it is over.
 */
export function joiningOf(meeting: Meeting, now: Date): Joining | undefined {
  const { heldAs, startsAt, endsAt, outcome, meetingLink, isConfirmed } = meeting
  const isVideo = heldAs === null || heldAs === 'video'
  if (!isConfirmed || !isVideo || !startsAt || outcome !== null || now >= (endsAt ?? startsAt)) return undefined
  if (meetingLink === '') return { kind: 'no-link' }
  const opensAt = new Date(startsAt.getTime() - OPENS_BEFORE_MS)
  return now >= opensAt ? { kind: 'open', link: meetingLink } : { kind: 'later', opensAt }
}
