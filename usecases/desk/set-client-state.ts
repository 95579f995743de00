import { recordClientState } from '#db/bookings/client-notes.ts'
import { listClientBookings } from '#db/bookings/desk-bookings.ts'
import type { Database } from '#db/client.ts'
import { INDIAN_STATES } from '#domain/invoices/indian-states.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isUuid } from '#domain/uuid.ts'

/** Where a client lives decides about the tax on their next invoices; what is no state counts as not known. */
export async function setClientState(
  db: Database,
  { userId, state }: { readonly userId: string; readonly state: string },
  now: Date,
): Promise<Outcome<null, 'client-not-found'>> {
  const [latest] = isUuid(userId) ? await listClientBookings(db, userId) : []
  // Of somebody who was erased nothing new is kept.
  if (!latest || latest.isClientErased) return refused('client-not-found')

  await recordClientState(db, userId, Object.hasOwn(INDIAN_STATES, state) ? state : null, now)
  return accepted(null)
}
