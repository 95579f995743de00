import type { DeskBookingView } from '#app/features/staff/bookings/desk-booking.ts'
import type { SavedBirth } from '#app/features/studio/second-chart.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { listClientBookings } from '#db/desk/desk-bookings.ts'
import type { Birth } from '#domain/births/birth.ts'
import { birthKey, listClientBirths } from '#usecases/desk/list-client-births.ts'

/** The other births of the client's bookings, and the bookings that have this one. A Prasna is nobody's birth. */
export async function familyOf(
  { db, keys, staff, scope, now }: StaffVisit,
  booking: DeskBookingView,
  birth: Birth,
): Promise<{ profiles: SavedBirth[]; bookingIds: string[] }> {
  const bookings = await listClientBookings(db, scope, booking.userId)
  const births = await listClientBirths(db, keys, bookings, { staffId: staff.id, now })
  const own = booking.askedAt === null ? birthKey(birth) : null
  const same = births.filter((each) => birthKey(each.birth) === own)
  const others = births.filter((each) => birthKey(each.birth) !== own)
  return {
    profiles: others.flatMap((each) => (each.bookingIds[0] ? [{ id: each.bookingIds[0], birth: each.birth }] : [])),
    bookingIds: [...new Set([booking.id, ...same.flatMap(({ bookingIds }) => bookingIds)])],
  }
}
