import { recordAudit } from '#db/audit-log.ts'
import { lockBookingClient } from '#db/bookings/booking-clients.ts'
import { endEntry, listLiveEntriesOf, lockLiveEntry } from '#db/bookings/waitlist.ts'
import type { Database, Transaction } from '#db/client.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import { queueOffers } from './queue-offers.ts'

/** The client leaves; an open offer goes to the next in line. Leaving twice is the same as once. */
export async function leaveWaitlist(
  db: Database,
  { entryId, userId }: { readonly entryId: string; readonly userId: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Before the entry, in the order of every transaction that locks both.
    await lockBookingClient(tx, userId)
    const entry = await lockLiveEntry(tx, entryId)
    if (entry?.userId !== userId) return
    await endEntry(tx, entryId, { reason: 'left', offer: 'declined', now })
    await queueOffers(tx)
  })
}

/** Staff remove an entry, for example after a telephone call. Returns false if the client no longer waits. */
export async function removeFromWaitlist(
  db: Database,
  { entryId, staffId }: { readonly entryId: string; readonly staffId: string },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isEnded = await endEntry(tx, entryId, { reason: 'removed', offer: 'declined', now })
    if (!isEnded) return false
    const subject = { kind: 'waitlist-entry', id: entryId }
    await recordAudit(tx, { action: 'waitlist-entry-removed', actorId: staffId, subject, at: now })
    await queueOffers(tx)
    return true
  })
}

type NewSession = { readonly userId: string; readonly packageId: number; readonly startsAt: Date }

/** A client who has booked the service on one of the days no longer waits for it. Lock the client before. */
export async function endWaitFor(tx: Transaction | Database, session: NewSession, now: Date): Promise<void> {
  const { userId, packageId, startsAt } = session
  for (const entry of await listLiveEntriesOf(tx, userId)) {
    const date = dateIn(startsAt, entry.timeZone)
    const isMet = entry.packageId === packageId && date >= entry.firstDate && date <= entry.lastDate
    if (isMet) await endEntry(tx, entry.id, { reason: 'booked', offer: 'taken', now })
  }
}
