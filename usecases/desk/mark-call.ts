import { lockAccount } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { deleteCallDone, deleteOldCallMarks, recordCallDone } from '#db/desk/call-list.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import { readCallKey } from '#domain/bookings/call-list.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { DeskScope } from '#domain/rights.ts'
import { istDate } from '#domain/time/india-time.ts'

type CallChange = { readonly key: string; readonly staffId: string; readonly scope: DeskScope }

/** Somebody has seen to a call today. Marks of earlier days are deleted on the way. */
export async function markCallDone(
  db: Database,
  { key, staffId, scope }: CallChange,
  now: Date,
): Promise<Outcome<null, 'call-not-found'>> {
  const day = istDate(now)
  return db.transaction(async (tx) => {
    const booking = await findDeskBooking(tx, scope, readCallKey(key)?.bookingId ?? '')
    if (!booking) return refused('call-not-found')
    // A concurrent erasure waits for this lock and then deletes the mark too.
    await lockAccount(tx, booking.userId)
    const current = await findDeskBooking(tx, scope, booking.id)
    if (!current || current.isClientErased) return refused('call-not-found')
    await deleteOldCallMarks(tx, day)
    await recordCallDone(tx, { day, key, userId: current.userId, staffId, now })
    return accepted(null)
  })
}

export async function undoCallDone(
  db: Database,
  { key, scope }: Omit<CallChange, 'staffId'>,
  now: Date,
): Promise<Outcome<null, 'call-not-found'>> {
  const booking = await findDeskBooking(db, scope, readCallKey(key)?.bookingId ?? '')
  if (!booking) return refused('call-not-found')
  await deleteCallDone(db, { day: istDate(now), key })
  return accepted(null)
}
