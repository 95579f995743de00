import type { DeskBooking } from '#db/bookings/desk-bookings.ts'
import { listFreshViews, recordViews } from '#db/charts/birth-detail-views.ts'
import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import type { Database } from '#db/client.ts'
import { hasKeyFor, type KeyRing } from '#db/key-ring.ts'
import type { BirthDetails } from '#domain/charts/birth-details.ts'
import { DAY_MS } from '#domain/durations.ts'

type Sealed = Pick<DeskBooking, 'id' | 'birthDetails'>

/** One note a day for each person who looked, so that the log says who knows what without drowning in it. */
const VIEW_IS_FRESH_MS = DAY_MS

export type Opened<Booking extends Sealed> = Omit<Booking, 'birthDetails'> & {
  readonly birth: BirthDetails | null
  /** Birth details are there, but the key they were sealed with is not. */
  readonly isBirthLocked: boolean
}

/** Opens what clients trusted us with, and writes down who looked; what has lost its key stays closed. */
export async function openBirthDetails<Booking extends Sealed>(
  db: Database,
  keys: KeyRing,
  bookings: readonly Booking[],
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): Promise<Opened<Booking>[]> {
  const opened = bookings.map(({ birthDetails, ...booking }) => {
    const isBirthLocked = birthDetails !== null && !hasKeyFor(birthDetails, keys)
    const birth = birthDetails === null || isBirthLocked ? null : unsealBirthDetails(birthDetails, keys)
    return { ...booking, birth, isBirthLocked }
  })
  await noteViews(
    db,
    staffId,
    opened.flatMap(({ id, birth }) => (birth ? [id] : [])),
    now,
  )
  return opened
}

async function noteViews(db: Database, staffId: string, bookingIds: readonly string[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - VIEW_IS_FRESH_MS)
  const fresh = await listFreshViews(db, { staffId, bookingIds, since })
  await recordViews(db, { staffId, bookingIds: bookingIds.filter((id) => !fresh.has(id)), now })
}
