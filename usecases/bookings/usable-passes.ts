import type { Database } from '#db/client.ts'
import { type ClientPass, listClientPasses } from '#db/offers/passes.ts'
import type { Service } from '#domain/bookings/booking-service.ts'
import { isPassUsable } from '#domain/offers/passes.ts'
import { istDate } from '#domain/time/india-time.ts'

/** The client's passes that can pay for something today, the one that ends first at the top. */
export async function listUsablePasses(db: Database, userId: string, now: Date): Promise<ClientPass[]> {
  const owned = await listClientPasses(db, userId)
  return owned.filter((pass) => isPassUsable(pass, istDate(now)))
}

/** Those for one service. */
export async function listPassesFor(
  db: Database,
  { userId, service }: { readonly userId: string; readonly service: Service },
  now: Date,
): Promise<ClientPass[]> {
  if (service.type !== 'consultation') return []
  return (await listUsablePasses(db, userId, now)).filter(({ packageId }) => packageId === service.id)
}
