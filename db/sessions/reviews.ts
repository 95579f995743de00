import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { translatedName } from '#db/content/translated-columns.ts'
import { isInScope } from '#db/desk-scope.ts'
import { BOOKING_MONEY } from '#db/payments/booking-money.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { sessionNotes } from '#db/schema/desk.ts'
import { reviews } from '#db/schema/sessions.ts'
import type { DeskScope } from '#domain/rights.ts'
import type { ReviewState, StarCount } from '#domain/sessions/reviews.ts'
import { isUuid } from '#domain/uuid.ts'

const IS_ANSWERED = sql<boolean>`exists (select from answers where answers.booking_id = ${bookings}.id)`

/** What decides about the review of a booking. */
const REVIEWED_BOOKING = {
  id: bookings.id,
  code: bookings.code,
  userId: bookings.userId,
  serviceType: bookings.serviceType,
  serviceName: bookings.serviceName,
  questionCount: bookings.questionCount,
  status: bookings.status,
  paymentStatus: bookings.paymentStatus,
  refundDue: bookings.refundDue,
  refunded: BOOKING_MONEY.refunded,
  outcome: sessionNotes.outcome,
  isAnswered: IS_ANSWERED,
  timeZone: bookings.timeZone,
  invitationsStoppedAt: profiles.invitationsStoppedAt,
}

function selectReviewedBookings(db: Database) {
  return db
    .select(REVIEWED_BOOKING)
    .from(bookings)
    .leftJoin(sessionNotes, eq(sessionNotes.bookingId, bookings.id))
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
}

export async function findReviewedBooking(db: Database, id: string) {
  if (!isUuid(id)) return undefined
  const [found] = await selectReviewedBookings(db).where(eq(bookings.id, id))
  return found
}

/** When the desk recorded that the session was completed, or else when it published its answer. */
const COMPLETED_AT = sql<Date | null>`coalesce(
  (select max(e.at) from booking_events e
    where e.booking_id = ${bookings}.id and e.change = 'outcome-recorded' and e.reason = 'completed'),
  (select min(answers.published_at) from answers where answers.booking_id = ${bookings}.id))`

/** Sessions completed in a span whose client has neither been asked nor written a review. */
export function listSessionsToFollowUp(db: Database, { from, until }: { readonly from: Date; readonly until: Date }) {
  return selectReviewedBookings(db)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(
      and(
        eq(bookings.serviceType, 'consultation'),
        eq(bookings.paymentStatus, 'paid'),
        isNull(users.erasedAt),
        isNull(users.eraseAfter),
        isNull(profiles.invitationsStoppedAt),
        gte(COMPLETED_AT, from),
        lt(COMPLETED_AT, until),
        sql`not exists (select from reviews where reviews.booking_id = ${bookings}.id)`,
        sql`not exists (select from emails where emails.event_key = 'session-follow-up:' || ${bookings}.id)`,
      ),
    )
    .orderBy(asc(bookings.id))
}

export type ReviewRow = typeof reviews.$inferSelect

export async function findReview(db: Database, bookingId: string): Promise<ReviewRow | undefined> {
  if (!isUuid(bookingId)) return undefined
  const [found] = await db.select().from(reviews).where(eq(reviews.bookingId, bookingId))
  return found
}

export async function lockReview(tx: Database, bookingId: string): Promise<ReviewRow | undefined> {
  if (!isUuid(bookingId)) return undefined
  const [found] = await tx.select().from(reviews).where(eq(reviews.bookingId, bookingId)).for('update')
  return found
}

type WrittenReview = Pick<ReviewRow, 'bookingId' | 'userId' | 'stars' | 'sealedText' | 'shownName' | 'shownCity'> & {
  readonly isPublic: boolean
}

/** Written or changed by its client, it waits to be read. What was decided about an earlier version no longer counts. */
export async function recordReview(tx: Database, review: WrittenReview, now: Date): Promise<void> {
  const change = { ...review, state: 'waiting', changedAt: now, decidedBy: null, decidedAt: null } as const
  await tx
    .insert(reviews)
    .values({ ...change, writtenAt: now })
    .onConflictDoUpdate({ target: reviews.bookingId, set: { ...change, version: sql`${reviews.version} + 1` } })
}

export async function deleteReview(tx: Database, own: { readonly bookingId: string; readonly userId: string }) {
  const deleted = await tx
    .delete(reviews)
    .where(and(eq(reviews.bookingId, own.bookingId), eq(reviews.userId, own.userId)))
    .returning({ bookingId: reviews.bookingId })
  return deleted.length === 1
}

export async function recordReviewDecision(
  tx: Database,
  bookingId: string,
  { state, staffId, now }: { readonly state: ReviewState; readonly staffId: string; readonly now: Date },
): Promise<void> {
  await tx.update(reviews).set({ state, decidedBy: staffId, decidedAt: now }).where(eq(reviews.bookingId, bookingId))
}

export async function recordReply(tx: Database, bookingId: string, reply: string): Promise<void> {
  await tx.update(reviews).set({ reply }).where(eq(reviews.bookingId, bookingId))
}

/** Takes all reviews of a client off the website, because they withdrew their consent. */
export async function recordReviewsPrivate(tx: Database, userId: string): Promise<number> {
  const changed = await tx
    .update(reviews)
    .set({ isPublic: false, state: 'waiting', version: sql`${reviews.version} + 1` })
    .where(and(eq(reviews.userId, userId), eq(reviews.isPublic, true)))
    .returning({ bookingId: reviews.bookingId })
  return changed.length
}

export async function hasPublicReview(tx: Database, userId: string): Promise<boolean> {
  return (await tx.$count(reviews, and(eq(reviews.userId, userId), eq(reviews.isPublic, true)))) > 0
}

type Listing = {
  readonly state: ReviewState
  readonly beforeId: number | undefined
  readonly limit: number
}

/** Reviews in one state, the latest first. */
export function listReviews(db: Database, scope: DeskScope, { state, beforeId, limit }: Listing) {
  return db
    .select({
      id: reviews.id,
      bookingId: reviews.bookingId,
      code: bookings.code,
      serviceName: translatedName(scope.language, sql`${bookings.serviceName}`),
      questionCount: bookings.questionCount,
      clientName: profiles.fullName,
      stars: reviews.stars,
      sealedText: reviews.sealedText,
      shownName: reviews.shownName,
      shownCity: reviews.shownCity,
      isPublic: reviews.isPublic,
      state: reviews.state,
      version: reviews.version,
      reply: reviews.reply,
      changedAt: reviews.changedAt,
    })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .leftJoin(profiles, eq(profiles.userId, reviews.userId))
    .where(
      and(isInScope(scope), eq(reviews.state, state), beforeId === undefined ? undefined : lt(reviews.id, beforeId)),
    )
    .orderBy(desc(reviews.id))
    .limit(limit)
}

/** How many reviews are in each state. */
export async function countReviews(db: Database, scope: DeskScope): Promise<Partial<Record<ReviewState, number>>> {
  const rows = await db
    .select({ state: reviews.state, found: sql<number>`count(*)::int` })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .where(isInScope(scope))
    .groupBy(reviews.state)
  return Object.fromEntries(rows.map(({ state, found }) => [state, found]))
}

const isPublished = eq(reviews.state, 'published')

export async function listPublishedStars(db: Database): Promise<StarCount[]> {
  const rows = await db.select({ stars: reviews.stars }).from(reviews).where(isPublished)
  return rows.map(({ stars }) => stars)
}

/** The latest published reviews, whatever their stars. */
export function listPublishedReviews(
  db: Database,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
) {
  return db
    .select({
      id: reviews.id,
      stars: reviews.stars,
      sealedText: reviews.sealedText,
      shownName: reviews.shownName,
      shownCity: reviews.shownCity,
      reply: reviews.reply,
    })
    .from(reviews)
    .where(isPublished)
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
}

/** Clients who have had a paid session or are enrolled in a course: what the website may call its clients. */
export async function countServedClients(db: Database, now: Date): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::int as found from (
      select b.user_id from bookings b left join session_notes n on n.booking_id = b.id
      where b.service_type = 'consultation' and b.status = 'paid' and b.payment_status = 'paid'
        and n.outcome is distinct from 'no_show' and (n.outcome = 'completed' or b.ends_at < ${now.toISOString()})
      union
      select user_id from course_enrollments where course_level is not null
    ) served`)
  return rows[0]?.found ?? 0
}

/** When the client asked not to be invited any more; null undoes it. */
export async function recordInvitationsStopped(db: Database, userId: string, stoppedAt: Date | null): Promise<void> {
  await db
    .insert(profiles)
    .values({ userId, invitationsStoppedAt: stoppedAt })
    .onConflictDoUpdate({ target: profiles.userId, set: { invitationsStoppedAt: stoppedAt } })
}

export async function findInvitationsStopped(db: Database, userId: string): Promise<Date | null> {
  const [found] = await db
    .select({ stoppedAt: profiles.invitationsStoppedAt })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  return found?.stoppedAt ?? null
}
