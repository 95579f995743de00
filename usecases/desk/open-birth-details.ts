import { listFreshViews, recordViews } from '#db/charts/birth-detail-views.ts'
import { unsealBirthDetails } from '#db/charts/birth-details.ts'
import type { Database } from '#db/client.ts'
import type { DeskBooking } from '#db/desk/desk-bookings.ts'
import { hasKeyFor, type KeyRing } from '#db/key-ring.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import { DAY_MS } from '#domain/time/durations.ts'

type Sealed = Pick<DeskBooking, 'id' | 'birthDetails'>

/** A staff member's view is logged once a day per booking, so that the log stays readable. */
const VIEW_IS_FRESH_MS = DAY_MS

export type Opened<Booking extends Sealed> = Omit<Booking, 'birthDetails'> & {
  readonly birth: BirthDetails | null
  /** Birth details exist, but the key they were encrypted with is missing. */
  readonly isBirthLocked: boolean
}

/** Decrypts birth details and logs who viewed them. Those whose key is missing stay locked. */
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
  await logViews(
    db,
    staffId,
    opened.flatMap(({ id, birth }) => (birth ? [id] : [])),
    now,
  )
  return opened
}

async function logViews(db: Database, staffId: string, bookingIds: readonly string[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - VIEW_IS_FRESH_MS)
  const fresh = await listFreshViews(db, { staffId, bookingIds, since })
  await recordViews(db, { staffId, bookingIds: bookingIds.filter((id) => !fresh.has(id)), now })
}
