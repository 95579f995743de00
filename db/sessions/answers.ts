import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translatedName } from '#db/content/translated-columns.ts'
import { profiles } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { answerDrafts, answers } from '#db/schema/sessions.ts'
import type { SealedText } from '#domain/sealed-text.ts'

type AnsweredBooking = { readonly id: string; readonly userId: string }
type Author = { readonly staffId: string; readonly now: Date }

/** What is written and not published yet; its text is null once it is. */
export async function findAnswerDraft(db: Database, bookingId: string) {
  const [found] = await db
    .select({
      sealedText: answerDrafts.sealedText,
      version: answerDrafts.version,
      updatedAt: answerDrafts.updatedAt,
      updatedBy: profiles.fullName,
    })
    .from(answerDrafts)
    .leftJoin(profiles, eq(profiles.userId, answerDrafts.updatedBy))
    .where(eq(answerDrafts.bookingId, bookingId))
  return found
}

/** Each write has a version of its own, also the one that empties the draft. */
export async function recordAnswerDraft(
  tx: Database,
  booking: AnsweredBooking,
  sealedText: SealedText | null,
  { staffId, now }: Author,
): Promise<number> {
  const change = { sealedText, updatedBy: staffId, updatedAt: now }
  const [written] = await tx
    .insert(answerDrafts)
    .values({ bookingId: booking.id, userId: booking.userId, version: 1, ...change })
    .onConflictDoUpdate({
      target: answerDrafts.bookingId,
      set: { ...change, version: sql`${answerDrafts.version} + 1` },
    })
    .returning({ version: answerDrafts.version })
  return written?.version ?? 0
}

/** Every version that was published, the latest first. */
export function listAnswerVersions(db: Database, bookingId: string) {
  return db
    .select({
      version: answers.version,
      sealedText: answers.sealedText,
      publishedAt: answers.publishedAt,
      publishedBy: profiles.fullName,
    })
    .from(answers)
    .leftJoin(profiles, eq(profiles.userId, answers.publishedBy))
    .where(eq(answers.bookingId, bookingId))
    .orderBy(desc(answers.version))
}

export async function recordAnswer(
  tx: Database,
  booking: AnsweredBooking,
  { version, sealedText }: { readonly version: number; readonly sealedText: SealedText },
  { staffId, now }: Author,
): Promise<void> {
  await tx.insert(answers).values({
    bookingId: booking.id,
    userId: booking.userId,
    version,
    sealedText,
    publishedBy: staffId,
    publishedAt: now,
  })
}

/** What the desk has to know about an answer without reading it. */
export async function findAnswerState(db: Database, bookingId: string) {
  const [published] = await db
    .select({
      first: sql<Date | null>`min(${answers.publishedAt})`.mapWith(answers.publishedAt),
      latest: sql<Date | null>`max(${answers.publishedAt})`.mapWith(answers.publishedAt),
      versions: count(),
    })
    .from(answers)
    .where(eq(answers.bookingId, bookingId))
  const draft = await findAnswerDraft(db, bookingId)
  const hasDraft = draft !== undefined && draft.sealedText !== null
  return {
    publishedAt: published?.first ?? null,
    correctedAt: published && published.versions > 1 ? published.latest : null,
    draftedAt: hasDraft ? draft.updatedAt : null,
  }
}

/** The client's own bookings with an answer, the latest first, without its text. */
export function listOwnAnswers(db: Database, userId: string, language?: ReadIn) {
  const publishedAt = sql<Date>`min(${answers.publishedAt})`.mapWith(answers.publishedAt)
  const correctedAt = sql<Date | null>`case when count(*) > 1 then max(${answers.publishedAt}) end`.mapWith(
    answers.publishedAt,
  )
  return db
    .select({
      bookingId: bookings.id,
      code: bookings.code,
      serviceName: translatedName(language, sql`${bookings.serviceName}`),
      questionCount: bookings.questionCount,
      publishedAt,
      correctedAt,
    })
    .from(answers)
    .innerJoin(bookings, eq(bookings.id, answers.bookingId))
    .where(and(eq(answers.userId, userId), eq(bookings.userId, userId)))
    .groupBy(bookings.id)
    .orderBy(desc(publishedAt), asc(bookings.code))
}
