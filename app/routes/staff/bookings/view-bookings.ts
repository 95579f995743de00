import type { DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { clientTime, clockRange, staffClock, staffTime } from '#content/words/session-times.ts'
import type { DeskBooking } from '#db/desk/desk-bookings.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { holdOf } from '#domain/bookings/holds.ts'
import { joiningOf } from '#domain/sessions/joining.ts'
import { INDIA_TIME_ZONE } from '#domain/time/india-time.ts'
import { openBirthDetails } from '#usecases/desk/open-birth-details.ts'

/** Bookings as the desk's pages show them: with decrypted birth details, if in scope, and without private notes. */
export async function viewBookings(
  { db, keys, staff, scope, now, beforeBirthsOf }: StaffVisit,
  bookings: readonly DeskBooking[],
): Promise<DeskBookingView[]> {
  await beforeBirthsOf(bookings.flatMap(({ birthDetails, userId }) => (birthDetails === null ? [] : [userId])))
  const opened = await openBirthDetails(db, keys, bookings, { staffId: staff.id, now })
  return opened.map(
    ({ questionCount, sealedNotes, sealedPrivateNotes, meetingLink: ownLink, defaultLink, ...booking }) => {
      const meetingLink = booking.serviceType === 'course' ? '' : ownLink || defaultLink
      const joining = joiningOf({ ...booking, meetingLink }, now)
      return {
        ...booking,
        serviceName: serviceText({ serviceName: booking.serviceName, questionCount }),
        session: sessionTexts(booking),
        notes: unsealNotes(sealedNotes, keys),
        hasChartsAndNotes: scope.hasChartsAndNotes,
        hold: holdOf(booking, now),
        // The number given with the booking; the profile may have an older one or none.
        clientPhone: booking.birth?.phone ?? booking.clientPhone,
        meetingLink,
        joinLink: joining?.kind === 'open' ? joining.link : '',
      }
    },
  )
}

type Timed = Pick<DeskBooking, 'startsAt' | 'endsAt' | 'timeZone'>

/** With the year, because these are also printed and sent. */
function sessionTexts({ startsAt, endsAt, timeZone }: Timed): DeskBookingView['session'] {
  if (!startsAt || !endsAt) return null
  const session = { startsAt, endsAt }
  const reader = { timeZone, now: null }
  return {
    clock: clockRange(session, INDIA_TIME_ZONE),
    clocks: staffClock(session, timeZone),
    forStaff: staffTime(session, reader),
    forClient: clientTime(session, reader),
  }
}
