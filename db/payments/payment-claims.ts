import { and, desc, eq, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { bookings, paymentClaims } from '#db/schema/bookings.ts'
import { ledgerEntries } from '#db/schema/ledger.ts'
import { violatesIndex } from '#db/violations.ts'
import type { EarlierClaim } from '#domain/payments/claim-rules.ts'
import { isRecordedPayment, listRecordedReferences } from './ledger-entries.ts'

export type NewClaim = typeof paymentClaims.$inferInsert

type ClaimedMoney = Pick<typeof paymentClaims.$inferSelect, 'id' | 'method' | 'reference' | 'amount' | 'state'>

/** Returns undefined if the reference is already claimed or verified for another booking. */
export async function recordClaim(db: Database, claim: NewClaim): Promise<number | undefined> {
  const [inserted] = await db.insert(paymentClaims).values(claim).onConflictDoNothing().returning({
    id: paymentClaims.id,
  })
  return inserted?.id
}

/** Earlier claims for this booking, or with this reference by any client. Money that staff recorded counts as verified. */
export async function listEarlierClaims(
  db: Database,
  { bookingId, reference }: { bookingId: string; reference: string | null },
): Promise<EarlierClaim[]> {
  const claims = await db
    .select({
      bookingId: paymentClaims.bookingId,
      reference: paymentClaims.reference,
      state: paymentClaims.state,
    })
    .from(paymentClaims)
    .where(or(eq(paymentClaims.bookingId, bookingId), isSameReference(reference)))
  if (reference === null) return claims
  const recorded = await db
    .select({ bookingId: ledgerEntries.bookingId })
    .from(ledgerEntries)
    .where(and(isRecordedPayment(reference), isNull(ledgerEntries.claimId)))
  return [
    ...claims,
    ...recorded.map((entry) => ({ bookingId: entry.bookingId ?? '', reference, state: 'verified' as const })),
  ]
}

/** Payment links tell upper and lower case apart; a reference that differs in nothing else is still the same. */
function isSameReference(reference: string | null): SQL | undefined {
  return reference === null ? undefined : sql`upper(${paymentClaims.reference}) = upper(${reference})`
}

/** A claim that is waiting or verified. A booking has one that waits at most, and several verified ones if paid in parts. */
const isLiveClaim = inArray(paymentClaims.state, ['awaiting', 'verified'])

const CLAIMED_MONEY = {
  id: paymentClaims.id,
  method: paymentClaims.method,
  reference: paymentClaims.reference,
  amount: paymentClaims.amount,
  state: paymentClaims.state,
}

/** The latest waiting or verified claim of a booking; one that waits is always the latest. */
export async function findLiveClaim(
  db: Database,
  bookingId: string,
): Promise<(ClaimedMoney & { claimedAt: Date }) | undefined> {
  const [found] = await db
    .select({ ...CLAIMED_MONEY, claimedAt: paymentClaims.claimedAt })
    .from(paymentClaims)
    .where(and(eq(paymentClaims.bookingId, bookingId), isLiveClaim))
    .orderBy(desc(paymentClaims.id))
    .limit(1)
  return found
}

/** Returns false if the claim has been decided before. */
export async function recordClaimDecision(
  db: Database,
  bookingId: string,
  decision: {
    state: 'verified' | 'rejected'
    decidedAt: Date
    decidedBy: string
    reason: string | null
    /** What the bank calls the transfer, if the client mistyped it. */
    reference?: string | null
  },
): Promise<boolean> {
  const changed = await db
    .update(paymentClaims)
    .set(decision)
    .where(and(eq(paymentClaims.bookingId, bookingId), eq(paymentClaims.state, 'awaiting')))
    .returning({ id: paymentClaims.id })
  return changed.length === 1
}

/** The payment was verified by mistake. Returns undefined if the claim is not verified any more. */
export async function recordClaimReversed(
  tx: Database,
  claimId: number,
  decision: { readonly decidedAt: Date; readonly decidedBy: string; readonly reason: string },
): Promise<{ readonly bookingId: string; readonly reference: string | null } | undefined> {
  const [changed] = await tx
    .update(paymentClaims)
    .set({ ...decision, state: 'rejected' })
    .where(and(eq(paymentClaims.id, claimId), eq(paymentClaims.state, 'verified')))
    .returning({ bookingId: paymentClaims.bookingId, reference: paymentClaims.reference })
  return changed
}

export async function listClaims(db: Database, bookingId: string): Promise<(typeof paymentClaims.$inferSelect)[]> {
  return db.select().from(paymentClaims).where(eq(paymentClaims.bookingId, bookingId)).orderBy(desc(paymentClaims.id))
}

/** Whether this transfer pays for something already, or is claimed to. */
export async function isReferenceInUse(db: Database, reference: string): Promise<boolean> {
  const claims = await db
    .select({ id: paymentClaims.id })
    .from(paymentClaims)
    .where(and(isSameReference(reference), isLiveClaim))
    .limit(1)
  const recorded = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(isRecordedPayment(reference))
    .limit(1)
  return claims.length + recorded.length > 0
}

/** The booking has ended before staff decided about the claim of its balance. */
export async function rejectWaitingClaim(tx: Database, bookingId: string, now: Date): Promise<void> {
  await tx
    .update(paymentClaims)
    .set({ state: 'rejected', decidedAt: now, reason: 'booking-cancelled' })
    .where(and(eq(paymentClaims.bookingId, bookingId), eq(paymentClaims.state, 'awaiting')))
}

async function reopen(db: Database, claimId: number): Promise<void> {
  await db
    .update(paymentClaims)
    .set({ state: 'awaiting', decidedAt: null, decidedBy: null, reason: null })
    .where(eq(paymentClaims.id, claimId))
}

/**
 * A claim that was not verified before its booking was cancelled. Rejected since means that the payment had not arrived
 * when the desk looked; it may still come.
 */
export const isOfCancelledBooking = and(
  eq(bookings.status, 'cancelled'),
  // Of a confirmed booking the ledger decides what goes back.
  ne(bookings.paymentStatus, 'paid'),
  // Nothing was sent.
  ne(paymentClaims.method, 'session'),
  or(
    eq(paymentClaims.state, 'awaiting'),
    and(eq(paymentClaims.state, 'rejected'), gte(paymentClaims.decidedAt, bookings.cancelledAt)),
  ),
) as SQL

export async function findCancelledClaim(db: Database, bookingId: string): Promise<ClaimedMoney | undefined> {
  const [found] = await db
    .select(CLAIMED_MONEY)
    .from(paymentClaims)
    .innerJoin(bookings, eq(bookings.id, paymentClaims.bookingId))
    .where(and(eq(bookings.id, bookingId), isOfCancelledBooking))
    .orderBy(desc(paymentClaims.id))
    .limit(1)
  return found
}

/** Makes a rejected claim wait again. Returns false if another booking has claimed its reference since. */
export async function reopenClaim(tx: Database, claimId: number): Promise<boolean> {
  try {
    // A savepoint, because a unique violation would abort the caller's whole transaction.
    await tx.transaction((inner) => reopen(inner, claimId))
    return true
  } catch (error) {
    if (violatesIndex(error, 'payment_claims_one_for_each_reference')) return false
    throw error
  }
}

const isBeingVerified = sql`exists (
  select from pending_decisions d where d.booking_id = ${paymentClaims.bookingId} and d.kind in ('verified', 'arrived')
)`
const isSentBack = sql`exists (select from refunds r where r.booking_id = ${paymentClaims.bookingId})`

/** References whose payment was verified or refunded, or will be verified in some seconds. */
export async function listSettledReferences(db: Database): Promise<string[]> {
  const rows = await db
    .select({ reference: paymentClaims.reference })
    .from(paymentClaims)
    .where(
      or(eq(paymentClaims.state, 'verified'), and(eq(paymentClaims.state, 'awaiting'), isSentBack), isBeingVerified),
    )
  const recorded = await listRecordedReferences(db)
  return [...rows.flatMap(({ reference }) => reference ?? []), ...recorded]
}
