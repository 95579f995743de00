import { recordClientState } from '#db/bookings/client-notes.ts'
import { listClientBookings } from '#db/bookings/desk-bookings.ts'
import type { Database } from '#db/client.ts'
import { INDIAN_STATES } from '#domain/invoices/indian-states.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isUuid } from '#domain/uuid.ts'

/** The client's state decides the tax on their next invoices. An unknown code is saved as null. */
export async function setClientState(
  db: Database,
  { userId, state }: { readonly userId: string; readonly state: string },
  now: Date,
): Promise<Outcome<null, 'client-not-found'>> {
  const [latest] = isUuid(userId) ? await listClientBookings(db, userId) : []
  // Nothing new is stored about an erased client.
  if (!latest || latest.isClientErased) return refused('client-not-found')

  await recordClientState(db, userId, Object.hasOwn(INDIAN_STATES, state) ? state : null, now)
  return accepted(null)
}
