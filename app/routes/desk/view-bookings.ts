import type { RouterContextProvider } from 'react-router'
import type { DeskBookingView } from '#app/features/desk/desk-booking.ts'
import { keyRingContext } from '#app/http/contexts.ts'
import type { DeskBooking } from '#db/bookings/desk-bookings.ts'
import { holdOf } from '#domain/bookings/holds.ts'
import { openBirthDetails } from '#usecases/desk/open-birth-details.ts'
import type { DeskVisit } from './desk-visit.ts'

/** Bookings as the desk's pages show them: with decrypted birth details, if in scope, and without private notes. */
export async function viewBookings(
  context: Readonly<RouterContextProvider>,
  { db, staff, scope, now }: DeskVisit,
  bookings: readonly DeskBooking[],
): Promise<DeskBookingView[]> {
  const opened = await openBirthDetails(db, context.get(keyRingContext), bookings, { staffId: staff.id, now })
  return opened.map(({ privateNotes, meetingLink, defaultLink, ...booking }) => ({
    ...booking,
    hasChartsAndNotes: scope.hasChartsAndNotes,
    hold: holdOf(booking, now),
    // The number given with the booking; the profile may have an older one or none.
    clientPhone: booking.birth?.phone ?? booking.clientPhone,
    meetingLink: booking.serviceType === 'course' ? '' : meetingLink || defaultLink,
  }))
}
