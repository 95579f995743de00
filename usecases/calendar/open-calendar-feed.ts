import { listOwnBookings } from '#db/bookings/bookings.ts'
import {
  findCalendarFeed,
  findFeedOwner,
  recordCalendarFeed,
  replaceCalendarFeed,
} from '#db/bookings/calendar-feeds.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import type { CalendarSession } from '#domain/bookings/calendar-file.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'
import { calendarSessionOf } from './calendar-session.ts'

/** The secret part of a client's feed URL, created on first use. */
export async function openCalendarFeed(db: Database, keys: KeyRing, userId: string, now: Date): Promise<string> {
  const known = await findCalendarFeed(db, userId)
  if (known !== undefined) return unsealWithRing(known, keys)

  await recordCalendarFeed(db, newFeed(keys, userId, now))
  const written = await findCalendarFeed(db, userId)
  if (written === undefined) throw new Error('A calendar feed was recorded but cannot be found.')
  return unsealWithRing(written, keys)
}

/** Replaces a leaked feed URL; the old one stops working. */
export async function renewCalendarFeed(db: Database, keys: KeyRing, userId: string, now: Date): Promise<void> {
  await replaceCalendarFeed(db, newFeed(keys, userId, now))
}

/** Undefined for an unknown secret. */
export async function listFeedSessions(db: Database, token: string): Promise<CalendarSession[] | undefined> {
  const userId = await findFeedOwner(db, hashSecret(token))
  if (userId === undefined) return undefined

  const bookings = await listOwnBookings(db, userId)
  return bookings.flatMap((booking) => calendarSessionOf(booking) ?? [])
}

function newFeed(keys: KeyRing, userId: string, now: Date) {
  const token = newSecret()
  return { userId, tokenHash: hashSecret(token), sealedToken: sealWithRing(token, keys), createdAt: now }
}
