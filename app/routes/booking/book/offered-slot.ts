import type { RouterContextProvider } from 'react-router'
import { keyRingContext } from '#app/http/contexts.ts'
import { visitOf } from '#app/http/visit.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { openWaitlistLink } from '#usecases/bookings/waitlist/waitlist-links.ts'

export type OfferedSlot = {
  /** The client for whom the time is held. */
  readonly userId: string
  readonly email: string
  /** As the form has them. */
  readonly times: {
    readonly bookingDate: string
    readonly preferredTime: string
    readonly astrologer: string
    readonly timeZone: string
  }
}

/** The time that is held for the reader of an offer from the waitlist, who comes with its token (0125). */
export async function findOfferedSlot(
  request: Request,
  context: Readonly<RouterContextProvider>,
  service: Pick<Service, 'id'>,
): Promise<OfferedSlot | undefined> {
  const token = new URL(request.url).searchParams.get('offer')
  if (token === null) return undefined
  const { db, address, now } = visitOf(request, context)
  const opened = await openWaitlistLink(db, context.get(keyRingContext), { token, address, now })
  if (!opened.ok) return undefined

  const { userId, email, packageId, astrologerId, timeZone, endReason, offer } = opened.value
  if (offer === null || endReason !== null || packageId !== service.id) return undefined
  const times = {
    bookingDate: dateIn(offer.startsAt, timeZone),
    preferredTime: offer.startsAt.toISOString(),
    astrologer: astrologerId === null ? '' : String(astrologerId),
    timeZone,
  }
  return { userId, email, times }
}
