import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings, paymentClaims } from '#db/schema/bookings.ts'
import { statementMatches, statementUploads } from '#db/schema/desk.ts'
import { hasNoPendingDecision } from './pending-decisions.ts'

/** A file that is uploaded again is the same upload, also after it was taken back. */
export async function recordUpload(tx: Database, upload: typeof statementUploads.$inferInsert): Promise<number> {
  const { uploadedBy, uploadedAt } = upload
  const again = {
    uploadedBy,
    uploadedAt,
    // A second upload matches nothing that the first one has verified.
    matchedCount: sql`greatest(${statementUploads.matchedCount}, excluded.matched_count)`,
    takenBackAt: null,
    takenBackBy: null,
  }
  const [row] = await tx
    .insert(statementUploads)
    .values(upload)
    .onConflictDoUpdate({ target: statementUploads.fingerprint, set: again })
    .returning({ id: statementUploads.id })
  if (!row) throw new Error('An upload was not written.')
  return row.id
}

export type NewMatch = typeof statementMatches.$inferInsert

/** A match that led to a verification is not changed. */
export async function recordMatches(tx: Database, matches: readonly NewMatch[]): Promise<void> {
  if (matches.length === 0) return
  await tx
    .insert(statementMatches)
    .values([...matches])
    .onConflictDoUpdate({
      target: statementMatches.reference,
      set: {
        bookingId: sql`excluded.booking_id`,
        uploadId: sql`excluded.upload_id`,
        paidOn: sql`excluded.paid_on`,
        amount: sql`excluded.amount_paise`,
      },
      setWhere: isNull(statementMatches.verifiedAt),
    })
}

/** Matches of one upload whose claim is unchanged and still waits for a decision. */
export async function listOpenMatches(db: Database, uploadId: number): Promise<{ bookingId: string }[]> {
  return db
    .select({ bookingId: statementMatches.bookingId })
    .from(statementMatches)
    .innerJoin(bookings, eq(bookings.id, statementMatches.bookingId))
    .innerJoin(
      paymentClaims,
      and(
        eq(paymentClaims.bookingId, statementMatches.bookingId),
        eq(paymentClaims.reference, statementMatches.reference),
        eq(paymentClaims.amount, statementMatches.amount),
        eq(paymentClaims.state, 'awaiting'),
      ),
    )
    .where(and(eq(statementMatches.uploadId, uploadId), isNull(statementMatches.verifiedAt), hasNoPendingDecision))
}

/** Whether this upload still has an unverified match for the booking, which the caller has locked. */
export async function hasOpenMatch(tx: Database, uploadId: number, bookingId: string): Promise<boolean> {
  return (await tx.$count(statementMatches, isOpenMatchOf(uploadId, bookingId))) > 0
}

/** Returns false if the match has led to a verification, or is gone. */
export async function deleteOpenMatch(tx: Database, uploadId: number, bookingId: string): Promise<boolean> {
  const deleted = await tx
    .delete(statementMatches)
    .where(isOpenMatchOf(uploadId, bookingId))
    .returning({ bookingId: statementMatches.bookingId })
  return deleted.length > 0
}

function isOpenMatchOf(uploadId: number, bookingId: string) {
  return and(
    eq(statementMatches.uploadId, uploadId),
    eq(statementMatches.bookingId, bookingId),
    isNull(statementMatches.verifiedAt),
  )
}

/** Marks the line of a statement, if any, that has the verified payment of this booking. */
export async function markMatchVerified(tx: Database, bookingId: string, now: Date): Promise<void> {
  const verified = tx
    .select({ reference: paymentClaims.reference })
    .from(paymentClaims)
    .where(and(eq(paymentClaims.bookingId, bookingId), eq(paymentClaims.state, 'verified')))
  await tx
    .update(statementMatches)
    .set({ verifiedAt: now })
    .where(and(eq(statementMatches.bookingId, bookingId), inArray(statementMatches.reference, verified)))
}

/** The payment that this line verified was taken back. */
export async function reopenMatch(tx: Database, bookingId: string, reference: string): Promise<void> {
  await tx
    .update(statementMatches)
    .set({ verifiedAt: null })
    .where(and(eq(statementMatches.bookingId, bookingId), eq(statementMatches.reference, reference)))
}
