import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { SealedText } from '#domain/sealed-text.ts'

const LATEST_BOOKINGS = 10

/** The birth details of a client's latest bookings, latest first. */
export async function listGivenBirths(db: Database, userId: string): Promise<SealedText[]> {
  const rows = await db
    .select({ sealed: sql<SealedText>`${bookings.birthDetails}` })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), isNotNull(bookings.birthDetails)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(LATEST_BOOKINGS)
  return rows.map(({ sealed }) => sealed)
}

/** The birth details of all bookings of a client, by booking. */
export async function listBirthsOfBookings(db: Database, userId: string) {
  return db
    .select({ id: bookings.id, birthDetails: bookings.birthDetails })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), isNotNull(bookings.birthDetails)))
}

/** Because the client withdrew the consent. The bookings stay; a Prasna contains no birth, and its place is sealed (0147). */
export async function deleteBirthDetailsOf(tx: Database, userId: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ birthDetails: null })
    .where(and(eq(bookings.userId, userId), isNotNull(bookings.birthDetails), isNull(bookings.askedAt)))
}
