import type { Database } from '#db/client.ts'
import type { DeskBooking } from '#db/desk/desk-bookings.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { Birth } from '#domain/births/birth.ts'
import { birthOfDetails } from '#domain/births/birth-details.ts'
import { findPlace } from '#usecases/charts/find-place.ts'
import { openBirthDetails } from './open-birth-details.ts'

/** A birth of a client or of their family, and the bookings that were made with it. */
export type ClientBirth = { readonly birth: Birth; readonly bookingIds: readonly string[] }

/** More bookings are not opened: each opening is recorded. */
const MOST_BOOKINGS = 20

/** The births of a client's latest bookings, each once. Births that the client has saved stay with the client. */
export async function listClientBirths(
  db: Database,
  keys: KeyRing,
  bookings: readonly Pick<DeskBooking, 'id' | 'birthDetails'>[],
  visit: { readonly staffId: string; readonly now: Date },
): Promise<ClientBirth[]> {
  const withBirth = bookings.filter(({ birthDetails }) => birthDetails !== null).slice(0, MOST_BOOKINGS)
  const found = new Map<string, ClientBirth>()
  for (const { id, birth: details } of await openBirthDetails(db, keys, withBirth, visit)) {
    if (!details?.birthDate) continue
    const place = details.intake?.place ? null : await findPlace(details.birthPlace)
    const birth = birthOfDetails({ ...details, birthDate: details.birthDate }, place?.place ?? null)
    const key = birthKey(birth)
    found.set(key, { birth, bookingIds: [...(found.get(key)?.bookingIds ?? []), id] })
  }
  return [...found.values()]
}

/** The same for every booking of one person. A name may be spelled in several ways. */
export function birthKey({ date, time, place, clock }: Birth): string {
  return [date, time, clock, place?.lat.toFixed(2), place?.lon.toFixed(2)].join('|')
}
