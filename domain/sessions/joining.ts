import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { BookingState } from '#domain/bookings/booking-states.ts'
import type { HeldAs } from '#domain/content/offers.ts'
import { isClassOver } from '#domain/learning/live-class.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { SessionOutcome } from './session-stage.ts'

export const JOIN_MINUTES_BEFORE = 10

/** `meetingLink` is empty without a link. */
type Meeting = BookingState & {
  readonly serviceType: ServiceType
  /** Paid, but its time was lost. */
  readonly needsReschedule: boolean
  readonly heldAs: HeldAs | null
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly outcome: SessionOutcome | null
  readonly meetingLink: string
}

export type Joining =
  | { readonly kind: 'open'; readonly link: string }
  | { readonly kind: 'later'; readonly opensAt: Date }
  /** There is no link yet. */
  | { readonly kind: 'no-link' }

/**
 * How the client and the astrologer join a video call: from ten minutes before the session until it ends, for those who are late. Undefined for
 * any other booking, and once it is over.
 */
export function joiningOf(meeting: Meeting, now: Date): Joining | undefined {
  const { heldAs, startsAt, endsAt, outcome, meetingLink } = meeting
  const isPaid = meeting.status === 'paid' && meeting.paymentStatus === 'paid'
  const isConfirmed = isPaid && meeting.serviceType === 'consultation' && !meeting.needsReschedule
  const isVideo = heldAs === null || heldAs === 'video'
  if (!isConfirmed || !isVideo || !startsAt || outcome !== null || now >= (endsAt ?? startsAt)) return undefined
  return joiningFrom({ startsAt, meetingLink }, now)
}

type LiveClass = { readonly startsAt: Date; readonly minutes: number; readonly meetingLink: string }

/** How the students of a group join its class: the same, but until it is over, because classes run late. */
export function joiningClass(live: LiveClass, now: Date): Joining | undefined {
  return isClassOver(live, now) ? undefined : joiningFrom(live, now)
}

function joiningFrom({ startsAt, meetingLink }: Pick<LiveClass, 'startsAt' | 'meetingLink'>, now: Date): Joining {
  if (meetingLink === '') return { kind: 'no-link' }
  const opensAt = new Date(startsAt.getTime() - JOIN_MINUTES_BEFORE * MINUTE_MS)
  return now >= opensAt ? { kind: 'open', link: meetingLink } : { kind: 'later', opensAt }
}
