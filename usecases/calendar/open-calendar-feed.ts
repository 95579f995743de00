import { listOwnBookings } from '#db/bookings/bookings.ts'
import {
  type FeedScope,
  findCalendarFeed,
  findFeedScope,
  recordCalendarFeed,
  replaceCalendarFeed,
} from '#db/bookings/calendar-feeds.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import type { CalendarSession } from '#domain/bookings/calendar-file.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'
import { calendarSessionOf } from './calendar-session.ts'

/** The secret part of a feed's URL, created on first use. */
export async function openCalendarFeed(db: Database, keys: KeyRing, scope: FeedScope, now: Date): Promise<string> {
  const known = await findCalendarFeed(db, scope)
  if (known !== undefined) return unsealWithRing(known, keys)

  await recordCalendarFeed(db, newFeed(keys, scope, now))
  const written = await findCalendarFeed(db, scope)
  if (written === undefined) throw new Error('A calendar feed was recorded but cannot be found.')
  return unsealWithRing(written, keys)
}

/** Replaces a leaked feed URL; the old one stops working. */
export async function renewCalendarFeed(db: Database, keys: KeyRing, scope: FeedScope, now: Date): Promise<void> {
  await replaceCalendarFeed(db, newFeed(keys, scope, now))
}

/** Undefined for an unknown secret. */
export async function listFeedSessions(db: Database, token: string): Promise<CalendarSession[] | undefined> {
  const scope = await findFeedScope(db, hashSecret(token))
  if (scope === undefined) return undefined

  const bookings = await listOwnBookings(db, scope.userId)
  return bookings.flatMap((booking) => calendarSessionOf(booking) ?? [])
}

function newFeed(keys: KeyRing, scope: FeedScope, now: Date) {
  const token = newSecret()
  return { ...scope, tokenHash: hashSecret(token), sealedToken: sealWithRing(token, keys), createdAt: now }
}
