import { findEntry } from '#db/bookings/shown-waitlist.ts'
import { accepted, refused } from '#domain/outcome.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'

export const refreshWaitlistJoined: Refresh<'waitlist-joined'> = async (db, email, { now }) => {
  const entry = await findEntry(db, email.wait.entryId, now)
  return entry?.endReason === null ? accepted(email) : refused('no-longer-waiting')
}

export const refreshWaitlistOffer: Refresh<'waitlist-offer'> = async (db, email, { now }) => {
  const entry = await findEntry(db, email.wait.entryId, now)
  return entry?.offer?.id === email.offerId ? accepted(email) : refused('offer-ended')
}
