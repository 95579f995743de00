import { deleteExpiredDrafts } from '#db/bookings/booking-drafts.ts'
import { lockExpiredBookings } from '#db/bookings/held-times.ts'
import type { Database } from '#db/client.ts'
import { expireBooking } from './cancel-booking.ts'
import { releaseLapsedHold } from './take-slot.ts'

const AT_ONCE = 100

export type Released = { readonly released: number; readonly expired: number; readonly deletedDrafts: number }

/** Releases slots whose hold has lapsed, cancels bookings unpaid after a day, and deletes old drafts. */
export async function releaseExpiredHolds(db: Database, now: Date): Promise<Released> {
  const released = await db.transaction((tx) => releaseLapsedHold(tx, undefined, now))
  const deletedDrafts = await deleteExpiredDrafts(db, now)

  let expired = 0
  for (;;) {
    const ended = await expireSome(db, now)
    expired += ended
    if (ended < AT_ONCE) return { released, expired, deletedDrafts }
  }
}

function expireSome(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await lockExpiredBookings(tx, now, AT_ONCE)
    for (const booking of due) await expireBooking(tx, booking, now)
    return due.length
  })
}
