import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings, paymentClaims } from '#db/schema/bookings.ts'
import { statementMappings, statementMatches, statementUploads } from '#db/schema/desk.ts'
import type { StatementColumns } from '#domain/statements/statement-layout.ts'
import { hasNoPendingDecision } from './pending-decisions.ts'

type Mapping = { readonly headings: string; readonly columns: StatementColumns }

/** The remembered mapping of the first of these headings that has one. */
export async function findMapping(db: Database, headings: readonly string[]): Promise<Mapping | undefined> {
  const found = await db
    .select({ headings: statementMappings.headings, columns: statementMappings.columns })
    .from(statementMappings)
    .where(inArray(statementMappings.headings, [...headings]))
  return found.toSorted((one, other) => headings.indexOf(one.headings) - headings.indexOf(other.headings))[0]
}

export async function recordMapping(db: Database, mapping: typeof statementMappings.$inferInsert): Promise<void> {
  const { columns, createdBy, createdAt } = mapping
  await db
    .insert(statementMappings)
    .values(mapping)
    .onConflictDoUpdate({ target: statementMappings.headings, set: { columns, createdBy, createdAt } })
}

/** A file that is uploaded again is the same upload. */
export async function recordUpload(tx: Database, upload: typeof statementUploads.$inferInsert): Promise<number> {
  const { uploadedBy, uploadedAt } = upload
  const [row] = await tx
    .insert(statementUploads)
    .values(upload)
    .onConflictDoUpdate({ target: statementUploads.fingerprint, set: { uploadedBy, uploadedAt } })
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
    .innerJoin(bookings, and(eq(bookings.id, statementMatches.bookingId), eq(bookings.amount, statementMatches.amount)))
    .innerJoin(
      paymentClaims,
      and(
        eq(paymentClaims.bookingId, statementMatches.bookingId),
        eq(paymentClaims.reference, statementMatches.reference),
        eq(paymentClaims.state, 'awaiting'),
      ),
    )
    .where(and(eq(statementMatches.uploadId, uploadId), isNull(statementMatches.verifiedAt), hasNoPendingDecision))
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
