import { desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { statementMatches, statementUploads } from '#db/schema/desk.ts'

const MOST_SHOWN = 50

/** The latest uploads, with the payments that each has verified. */
export async function listUploads(db: Database) {
  const uploader = alias(profiles, 'uploader')
  const reverser = alias(profiles, 'reverser')
  const uploads = await db
    .select({
      id: statementUploads.id,
      bank: statementUploads.bank,
      firstDay: statementUploads.firstDay,
      lastDay: statementUploads.lastDay,
      lineCount: sql<number>`${statementUploads.creditCount} + ${statementUploads.debitCount} + ${statementUploads.skippedCount}`,
      matchedCount: statementUploads.matchedCount,
      uploadedAt: statementUploads.uploadedAt,
      uploadedBy: uploader.fullName,
      takenBackAt: statementUploads.takenBackAt,
      takenBackBy: reverser.fullName,
    })
    .from(statementUploads)
    .leftJoin(uploader, eq(uploader.userId, statementUploads.uploadedBy))
    .leftJoin(reverser, eq(reverser.userId, statementUploads.takenBackBy))
    .orderBy(desc(statementUploads.uploadedAt), desc(statementUploads.id))
    .limit(MOST_SHOWN)
  const verified = await listVerified(
    db,
    uploads.map(({ id }) => id),
  )
  return uploads.map((upload) => ({ ...upload, verified: verified.filter(({ uploadId }) => uploadId === upload.id) }))
}

async function listVerified(db: Database, uploadIds: readonly number[]) {
  if (uploadIds.length === 0) return []
  return db
    .select({ uploadId: statementMatches.uploadId, bookingId: bookings.id, code: bookings.code })
    .from(statementMatches)
    .innerJoin(bookings, eq(bookings.id, statementMatches.bookingId))
    .where(sql`${inArray(statementMatches.uploadId, [...uploadIds])} and ${statementMatches.verifiedAt} is not null`)
    .orderBy(bookings.code)
}

/** Locks an upload until the end of the transaction; undefined if there is none. */
export async function lockUpload(tx: Database, id: number): Promise<{ takenBackAt: Date | null } | undefined> {
  const [found] = await tx
    .select({ takenBackAt: statementUploads.takenBackAt })
    .from(statementUploads)
    .where(eq(statementUploads.id, id))
    .for('update')
  return found
}

export async function listMatchedBookings(db: Database, uploadId: number): Promise<string[]> {
  const rows = await db
    .select({ bookingId: statementMatches.bookingId })
    .from(statementMatches)
    .where(eq(statementMatches.uploadId, uploadId))
    .orderBy(statementMatches.bookingId)
  return rows.map(({ bookingId }) => bookingId)
}

export async function markTakenBack(tx: Database, id: number, { by, at }: { by: string; at: Date }): Promise<void> {
  await tx.update(statementUploads).set({ takenBackAt: at, takenBackBy: by }).where(eq(statementUploads.id, id))
}
