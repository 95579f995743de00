import { listFreshViews, recordViews } from '#db/birth-detail-views.ts'
import { unsealBirthDetails } from '#db/birth-details.ts'
import type { Database } from '#db/client.ts'
import type { DeskBooking } from '#db/desk-bookings.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { BirthDetails } from '#domain/birth-details.ts'

type Sealed = Pick<DeskBooking, 'id' | 'birthDetails'>

/** One note a day for each person who looked, so that the log says who knows what without drowning in it. */
const VIEW_IS_FRESH_MS = 24 * 3_600_000

/** Opens what clients trusted us with, and writes down who looked. */
export async function openBirthDetails<Booking extends Sealed>(
  db: Database,
  keys: KeyRing,
  bookings: readonly Booking[],
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): Promise<(Omit<Booking, 'birthDetails'> & { readonly birth: BirthDetails | null })[]> {
  const opened = bookings.filter(({ birthDetails }) => birthDetails !== null).map(({ id }) => id)
  const since = new Date(now.getTime() - VIEW_IS_FRESH_MS)
  const fresh = await listFreshViews(db, { staffId, bookingIds: opened, since })
  await recordViews(db, { staffId, bookingIds: opened.filter((id) => !fresh.has(id)), now })

  return bookings.map(({ birthDetails, ...booking }) => ({
    ...booking,
    birth: birthDetails === null ? null : unsealBirthDetails(birthDetails, keys),
  }))
}
