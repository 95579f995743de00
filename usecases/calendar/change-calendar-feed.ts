import {
  deleteCalendarFeed,
  type FeedScope,
  findCalendarFeed,
  recordCalendarFeed,
  replaceCalendarFeed,
} from '#db/calendar/calendar-feeds.ts'
import type { Database } from '#db/client.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { hashSecret, newSecret } from '#usecases/secrets.ts'

/** The secret part of a feed's address; undefined while the feed is switched off. */
export async function findFeedToken(db: Database, keys: KeyRing, scope: FeedScope): Promise<string | undefined> {
  const sealed = await findCalendarFeed(db, scope)
  return sealed === undefined ? undefined : unsealWithRing(sealed, keys)
}

/** Does nothing if the feed is switched on. */
export async function openCalendarFeed(db: Database, keys: KeyRing, scope: FeedScope, now: Date): Promise<void> {
  await recordCalendarFeed(db, newFeed(keys, scope, now))
}

/** Replaces a leaked address; the old one stops working. */
export async function renewCalendarFeed(db: Database, keys: KeyRing, scope: FeedScope, now: Date): Promise<void> {
  await replaceCalendarFeed(db, newFeed(keys, scope, now))
}

/** Switches a feed off; its address stops working. */
export async function closeCalendarFeed(db: Database, _keys: KeyRing, scope: FeedScope): Promise<void> {
  await deleteCalendarFeed(db, scope)
}

function newFeed(keys: KeyRing, scope: FeedScope, now: Date) {
  const token = newSecret()
  return { ...scope, tokenHash: hashSecret(token), sealedToken: sealWithRing(token, keys), createdAt: now }
}
