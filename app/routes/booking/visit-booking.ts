import type { RouterContextProvider } from 'react-router'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { linkProblem, notFound } from '#app/http/respond.ts'
import { requireUser } from '#app/http/viewer.ts'
import { visitOf } from '#app/http/visit.ts'
import { linkToken } from '#app/routes/account/opened-link.ts'
import { tooOftenText } from '#content/accounts/accounts.ts'
import { BOOKING_LINKS } from '#content/booking/booking-links.ts'
import { LANGUAGE } from '#content/language.ts'
import { findOwnBooking } from '#db/bookings/bookings.ts'
import type { LinkedPage } from '#domain/bookings/booking-links.ts'
import { begunReason, hasBegun } from '#domain/sessions/session-stage.ts'
import type { LinkRefusal } from '#usecases/accounts/take-link.ts'
import { openBookingLink } from '#usecases/bookings/booking-links.ts'

export type RequestedBooking = {
  readonly request: Request
  readonly params: { readonly bookingId?: string | undefined }
  readonly context: Readonly<RouterContextProvider>
}

export type BookingVisit = {
  readonly bookingId: string
  readonly userId: string
  /** The link in an email that opened the page, and the address it was sent to; null for the signed-in owner. */
  readonly link: { readonly token: string; readonly email: string } | null
}

/** Who acts on which booking: its signed-in owner, or the reader of an email with a link to it (0119). */
export async function visitBooking(
  { request, params, context }: RequestedBooking,
  page: LinkedPage,
): Promise<BookingVisit> {
  if (params.bookingId !== undefined) {
    return { bookingId: params.bookingId, userId: requireUser(context).id, link: null }
  }
  const { db, address, now } = visitOf(request, context)
  const token = linkToken(request) ?? ''
  const opened = await openBookingLink(db, context.get(keyRingContext), page, { token, address, now })
  if (!opened.ok) throw refusedLink(opened.refusal)
  const { bookingId, userId, email } = opened.value
  return { bookingId, userId, link: { token, email } }
}

export function refusedLink(refusal: LinkRefusal) {
  if (refusal === 'link-unusable') return linkProblem(BOOKING_LINKS.unusable, 404)
  const { retryAfterSeconds } = refusal
  return linkProblem(tooOftenText(refusal), 429, { 'Retry-After': String(retryAfterSeconds) })
}

/** Every page that changes one booking starts here: it is not found for anyone else. */
export async function requireBooking(visited: RequestedBooking, page: LinkedPage) {
  const visit = await visitBooking(visited, page)
  const db = visited.context.get(databaseContext)
  const booking = await findOwnBooking(db, { id: visit.bookingId, userId: visit.userId }, LANGUAGE)
  if (!booking) throw notFound()
  return { booking, visit, db, now: visited.context.get(clockContext)() }
}

/** For moving and cancelling: a link stops working when the session begins. */
export async function requireBookingToChange(visited: RequestedBooking, page: 'move' | 'cancel') {
  const opened = await requireBooking(visited, page)
  const { booking, visit, now } = opened
  if (visit.link !== null && hasBegun(booking, now)) {
    throw linkProblem(begunReason(booking) === 'answered' ? BOOKING_LINKS.answered : BOOKING_LINKS.begun, 410)
  }
  return opened
}
