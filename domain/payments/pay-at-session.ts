import type { ServiceType } from '#domain/bookings/booking-service.ts'
import type { BookingState } from '#domain/bookings/booking-states.ts'
import type { HeldAs } from '#domain/content/offers.ts'

type Place = { readonly serviceType: ServiceType; readonly startsAt: Date | null; readonly heldAs: HeldAs | null }

/** Whether staff may let the client pay at the session, however it is held: only a session has a day on which to collect. */
export function mayBeAgreed({ serviceType, startsAt }: Omit<Place, 'heldAs'>): boolean {
  return serviceType === 'consultation' && startsAt !== null
}

/** Whether the client may ask for it: nobody can bring cash or a card to a call. */
export function isPayableAtSession(place: Place): boolean {
  return mayBeAgreed(place) && place.heldAs === 'in-person'
}

type Agreed = BookingState & { readonly paymentMethod: string }

/** The desk has agreed that the client pays at the session, and nothing has been paid yet: the first money has its own way. */
export function isPaidAtSession({ status, paymentStatus, paymentMethod }: Agreed): boolean {
  return status === 'paid' && paymentStatus === 'paid' && paymentMethod === 'session'
}

/** The client has asked for it, and the desk has not decided yet. */
export function asksToPayAtSession({ status, paymentStatus, paymentMethod }: Agreed): boolean {
  return status === 'paid' && paymentStatus === 'awaiting_verification' && paymentMethod === 'session'
}
