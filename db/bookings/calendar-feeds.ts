import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { calendarFeeds } from '#db/schema/bookings.ts'
import type { SealedText } from '#domain/sealed-text.ts'

export type NewCalendarFeed = {
  readonly userId: string
  readonly tokenHash: string
  readonly sealedToken: SealedText
  readonly createdAt: Date
}

/** Of two requests at the same time, the first one's token is stored. */
export async function recordCalendarFeed(db: Database, feed: NewCalendarFeed): Promise<void> {
  await db.insert(calendarFeeds).values(feed).onConflictDoNothing()
}

/** The old address stops working. */
export async function replaceCalendarFeed(db: Database, feed: NewCalendarFeed): Promise<void> {
  const { userId, ...content } = feed
  await db.insert(calendarFeeds).values(feed).onConflictDoUpdate({ target: calendarFeeds.userId, set: content })
}

export async function findCalendarFeed(db: Database, userId: string): Promise<SealedText | undefined> {
  const [found] = await db
    .select({ sealedToken: calendarFeeds.sealedToken })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
  return found?.sealedToken
}

export async function findFeedOwner(db: Database, tokenHash: string): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, tokenHash))
  return found?.userId
}
