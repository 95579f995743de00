import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type KeyRing, opensWith, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { muhurtaRequests } from '#db/schema/almanac.ts'
import { type MuhurtaRequest, readMuhurtaRequest, writeMuhurtaRequest } from '#domain/bookings/muhurta-request.ts'

type RequestedFor = { readonly bookingId: string; readonly userId: string; readonly now: Date }

/** A form that is sent again replaces the search of its booking. */
export async function recordMuhurtaRequest(
  tx: Database,
  keys: KeyRing,
  request: MuhurtaRequest,
  { bookingId, userId, now }: RequestedFor,
): Promise<void> {
  const sealedSearch = sealWithRing(writeMuhurtaRequest(request), keys)
  await tx
    .insert(muhurtaRequests)
    .values({ bookingId, userId, sealedSearch, createdAt: now })
    .onConflictDoUpdate({ target: muhurtaRequests.bookingId, set: { sealedSearch } })
}

/** Undefined without one, and for one whose key is lost. */
export async function findMuhurtaRequest(
  db: Database,
  keys: KeyRing,
  bookingId: string,
): Promise<MuhurtaRequest | undefined> {
  const [found] = await db
    .select({ sealedSearch: muhurtaRequests.sealedSearch })
    .from(muhurtaRequests)
    .where(eq(muhurtaRequests.bookingId, bookingId))
  if (!found || !opensWith(found.sealedSearch, keys)) return undefined
  return readMuhurtaRequest(unsealWithRing(found.sealedSearch, keys))
}
