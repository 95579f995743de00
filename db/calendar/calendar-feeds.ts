import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { userRoles, users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { calendarFeeds } from '#db/schema/calendars.ts'
import type { SealedText } from '#domain/sealed-text.ts'

/** What a feed shows: the sessions that its owner has booked or that an astrologer gives, or the owner's remedies or family. */
export type FeedScope = {
  readonly userId: string
  readonly astrologerId: number | null
  readonly shows: 'sessions' | 'remedies' | 'family-days'
}

export type NewCalendarFeed = FeedScope & {
  readonly tokenHash: string
  readonly sealedToken: SealedText
  readonly createdAt: Date
}

const isOf = ({ userId, astrologerId, shows }: FeedScope) =>
  and(
    eq(calendarFeeds.userId, userId),
    eq(calendarFeeds.shows, shows),
    astrologerId === null ? isNull(calendarFeeds.astrologerId) : eq(calendarFeeds.astrologerId, astrologerId),
  )

/** Of two requests at the same time, the first one's token is stored. */
export async function recordCalendarFeed(db: Database, feed: NewCalendarFeed): Promise<void> {
  await db.insert(calendarFeeds).values(feed).onConflictDoNothing()
}

/** The old address stops working. */
export async function replaceCalendarFeed(db: Database, feed: NewCalendarFeed): Promise<void> {
  const { userId, astrologerId, shows, ...content } = feed
  const target = [calendarFeeds.userId, calendarFeeds.astrologerId, calendarFeeds.shows]
  await db.insert(calendarFeeds).values(feed).onConflictDoUpdate({ target, set: content })
}

/** The address stops working. */
export async function deleteCalendarFeed(db: Database, scope: FeedScope): Promise<void> {
  await db.delete(calendarFeeds).where(isOf(scope))
}

export async function findCalendarFeed(db: Database, scope: FeedScope): Promise<SealedText | undefined> {
  const [found] = await db.select({ sealedToken: calendarFeeds.sealedToken }).from(calendarFeeds).where(isOf(scope))
  return found?.sealedToken
}

/**
 * A feed ends when its owner's account is disabled. That of an astrologer also ends when its owner is no longer on the
 * staff or no longer that astrologer, or the astrologer has retired.
 */
export async function findFeedScope(db: Database, tokenHash: string): Promise<FeedScope | undefined> {
  const isOnStaff = sql`exists (
    select from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = 'astrologer')`
  const isTheirDiary = or(
    eq(astrologers.userId, users.id),
    and(eq(astrologers.isPrincipal, true), isNull(astrologers.userId)),
  )
  const mayShowAstrologer = and(isOnStaff, isTheirDiary, isNull(astrologers.retiredAt))
  const [found] = await db
    .select({ userId: calendarFeeds.userId, astrologerId: calendarFeeds.astrologerId, shows: calendarFeeds.shows })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(astrologers, eq(astrologers.id, calendarFeeds.astrologerId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, tokenHash),
        isNull(users.disabledAt),
        or(isNull(calendarFeeds.astrologerId), mayShowAstrologer),
      ),
    )
  return found
}
