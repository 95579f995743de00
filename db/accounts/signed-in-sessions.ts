import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles, sessions, users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { deskSettings } from '#db/schema/desk.ts'
import type { Role } from '#domain/roles.ts'
import { ADDRESS, HAS_SECOND_FACTOR, ROLES, SEES_ONLY_OWN } from './user-columns.ts'

export type SessionOwner = {
  readonly sessionId: string
  readonly userId: string
  readonly email: string
  readonly fullName: string | null
  readonly roles: readonly Role[]
  readonly astrologerId: number | null
  readonly isPrincipal: boolean | null
  readonly seesOnlyOwn: boolean
  readonly mustChangePassword: boolean
  readonly eraseAfter: Date | null
  readonly disabledAt: Date | null
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly hasSecondFactor: boolean
  readonly provenAt: Date | null
  /** From when staff of this practice need a second factor. */
  readonly secondFactorFrom: Date | null
  /** When it was used after it had expired. */
  readonly endedAt: Date | null
}

/** One query per request of a signed-in user, roles included, so that a change of roles applies at once. */
export async function findSessionOwner(db: Database, tokenHash: string): Promise<SessionOwner | undefined> {
  const [owner] = await db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      email: ADDRESS,
      fullName: profiles.fullName,
      roles: ROLES,
      astrologerId: astrologers.id,
      isPrincipal: astrologers.isPrincipal,
      seesOnlyOwn: SEES_ONLY_OWN,
      mustChangePassword: users.mustChangePassword,
      eraseAfter: users.eraseAfter,
      disabledAt: users.disabledAt,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      endedAt: sessions.endedAt,
      provenAt: sessions.provenAt,
      hasSecondFactor: HAS_SECOND_FACTOR,
      secondFactorFrom: sql<Date | null>`(select ${deskSettings.secondFactorFrom} from ${deskSettings})`.mapWith(
        deskSettings.secondFactorFrom,
      ),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(astrologers, eq(astrologers.userId, users.id))
    .where(eq(sessions.tokenHash, tokenHash))
    // Planning this join takes longer than running it.
    .prepare('session_owner')
    .execute()
  return owner
}

export async function recordSession(
  db: Database,
  session: { tokenHash: string; userId: string; device: string; provenAt: Date | null; now: Date },
): Promise<string> {
  const { now, ...columns } = session
  const inserted = await db
    .insert(sessions)
    .values({ ...columns, createdAt: now, lastSeenAt: now })
    .returning({ id: sessions.id })
  const id = inserted[0]?.id
  if (id === undefined) throw new Error('The session was not stored.')
  return id
}

/** Never moves backwards, so that a clock set back cannot revive a session. */
export async function recordSessionSeen(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.execute(sql`
    with seen as (
      update ${sessions} set last_seen_at = greatest(last_seen_at, ${now})
      where id = ${sessionId} returning user_id
    )
    update ${users} set last_active_at = greatest(last_active_at, ${now})
    from seen where id = seen.user_id`)
}

export async function recordSessionProven(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ provenAt: now }).where(eq(sessions.id, sessionId))
}

/** Permanent: a clock that is set back does not revive the session. */
export async function recordSessionEnded(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ endedAt: now }).where(eq(sessions.id, sessionId))
}

export type SessionListItem = {
  readonly id: string
  readonly device: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

export async function listSessions(db: Database, userId: string): Promise<SessionListItem[]> {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.lastSeenAt))
}

export async function deleteSessionByToken(db: Database, tokenHash: string): Promise<string | undefined> {
  const deleted = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ userId: sessions.userId })
  return deleted[0]?.userId
}

/** Returns false when the user has no such session. */
export async function deleteOwnSession(
  db: Database,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return deleted.length === 1
}

/** Ends all sessions of a user except the current one, and returns how many. */
export async function deleteSessionsOf(db: Database, userId: string, keepSessionId?: string): Promise<number> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keepSessionId === undefined ? undefined : ne(sessions.id, keepSessionId)))
    .returning({ id: sessions.id })
  return deleted.length
}

/** Deletes sessions that are expired for every role; the shorter limits of staff are checked at each request. */
export async function deleteOldSessions(
  db: Database,
  limits: { seenBefore: Date; createdBefore: Date },
): Promise<number> {
  const deleted = await db
    .delete(sessions)
    .where(or(lt(sessions.lastSeenAt, limits.seenBefore), lt(sessions.createdAt, limits.createdBefore)))
    .returning({ id: sessions.id })
  return deleted.length
}
