import { lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import { recordBookingEvents } from '#db/bookings/booking-events.ts'
import { type BookingRow, lockBooking, recordBookingChange, recordBookingState } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { findLiveInvoice, readCreditedAmount } from '#db/payments/invoices.ts'
import {
  findLedgerEntry,
  type LedgerEntryRow,
  listBookingEntries,
  readAccountCredit,
  readBookingBalance,
  recordLedgerEntries,
} from '#db/payments/ledger-entries.ts'
import { findLiveClaim, recordClaimReversed } from '#db/payments/payment-claims.ts'
import { reopenMatch } from '#db/payments/statements.ts'
import { findSessionNotes } from '#db/sessions/session-notes.ts'
import { changeBooking } from '#domain/bookings/booking-states.ts'
import { newHold } from '#domain/bookings/holds.ts'
import { paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import {
  balanceOf,
  hasBeenPaid,
  type LedgerLine,
  linesOfWaiver,
  moneyReceived,
  negative,
  priceOf,
  sumOfRefunds,
} from '#domain/payments/ledger.ts'
import { hasBegun } from '#domain/sessions/session-stage.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { recordLines } from '#usecases/bookings/record-lines.ts'
import { creditInvoice } from '#usecases/invoices/credit-note.ts'
import { checkReason, type ReasonRefusal } from './reject-payment.ts'

export type ReversalRefusal =
  | 'payment-not-found'
  | 'own-booking'
  | 'already-reversed'
  | 'claim-waiting'
  | 'money-used'
  | 'voucher-valid'
  | ReasonRefusal

type Reversal = { readonly entryId: number; readonly staffId: string; readonly reason: string }

export type Reversed = {
  /** What became of the booking: unpaid again, or confirmed with a balance due; null for an account. */
  readonly booking: 'unpaid' | 'due' | 'cancelled' | null
}

/**
 * Takes back a payment that staff recorded or verified by mistake, by an entry of its own (0136, 0142). The claim of a verified
 * one counts as rejected. Money that has gone on, as a refund or as credit, cannot be taken back.
 */
export async function reversePayment(
  db: Database,
  { entryId, staffId, reason: typed }: Reversal,
  now: Date,
): Promise<Outcome<Reversed, ReversalRefusal>> {
  const reason = checkReason(typed)
  if (!reason.ok) return reason

  return db.transaction(async (tx) => {
    const found = await findLedgerEntry(tx, entryId)
    if (!found) return refused('payment-not-found')
    const { bookingId, userId } = found
    if (userId === staffId) return refused('own-booking')
    const booking = bookingId === null ? undefined : await lockBooking(tx, bookingId)
    if (bookingId === null) await lockAccount(tx, userId)
    // Again, because a colleague may have reversed it before the lock, or merged two cards.
    const entry = await findLedgerEntry(tx, entryId)
    if (!entry || !isReversible(entry)) return refused('payment-not-found')
    if (entry.isReversed) return refused('already-reversed')

    const by = { staffId, reason: reason.value }
    return booking ? reverseOfBooking(tx, booking, entry, by, now) : reverseOfAccount(tx, entry, by, now)
  })
}

/** Earlier versions wrote payments that nobody verified or recorded. */
function isReversible({ kind, amount, claimId, recordedBy }: LedgerEntryRow): boolean {
  return kind === 'payment' && amount > 0 && (claimId !== null || recordedBy !== null)
}

type By = Omit<Reversal, 'entryId'>

async function reverseOfAccount(
  tx: Transaction,
  entry: LedgerEntryRow,
  by: By,
  now: Date,
): Promise<Outcome<Reversed, 'money-used'>> {
  if ((await readAccountCredit(tx, entry.userId)) < entry.amount) return refused('money-used')
  await recordReversal(tx, entry, by, now)
  return accepted({ booking: null })
}

async function reverseOfBooking(
  tx: Transaction,
  booking: BookingRow,
  entry: LedgerEntryRow,
  by: By,
  now: Date,
): Promise<Outcome<Reversed, 'claim-waiting' | 'money-used' | 'voucher-valid'>> {
  const { id, status } = booking
  const isWaiting = status !== 'cancelled' && (await findLiveClaim(tx, id))?.state === 'awaiting'
  if (isWaiting) return refused('claim-waiting')
  const before = await listBookingEntries(tx, id)
  if (moneyReceived(before) < entry.amount) return refused('money-used')
  // A voucher that was paid in full is valid, and may have been redeemed: only a cancellation makes it void.
  const isVoucher = booking.serviceType === 'voucher' && status !== 'cancelled'
  if (isVoucher && balanceOf(before) <= 0) return refused('voucher-valid')

  await recordReversal(tx, entry, by, now)
  const entries = await listBookingEntries(tx, id)
  if (status === 'cancelled') {
    await recordCancelledReversal(tx, booking, entries, { ...by, at: now })
    return accepted({ booking: 'cancelled' })
  }
  const outcome = (await findSessionNotes(tx, id))?.outcome ?? null
  // What the client has received already stays theirs: a session, the lessons of a course, a pass. Its price is due.
  const isGiven = booking.serviceType !== 'consultation' || hasBegun({ ...booking, outcome }, now)
  // The desk had agreed that the client pays at the session (0135), also if they paid before it.
  const isAgreed = (await findLiveClaim(tx, id))?.method === 'session'
  if (hasBeenPaid(entries) || isGiven || isAgreed) {
    await notifyOfReversal(tx, booking, entry.id, now)
    return accepted({ booking: 'due' })
  }
  await makeUnpaid(tx, booking, entry.id, by, now)
  return accepted({ booking: 'unpaid' })
}

async function recordReversal(
  tx: Transaction,
  { id, userId, bookingId, claimId, amount, method, reference }: LedgerEntryRow,
  { staffId, reason }: By,
  now: Date,
): Promise<void> {
  const taken = { kind: 'payment', amount: negative(amount), label: 'payment-reversed', method, reference } as const
  const about = { userId, bookingId, at: now, note: reason, recordedBy: staffId, reverses: id }
  await recordLedgerEntries(tx, [{ ...taken, ...about }])
  if (claimId !== null) await rejectVerifiedClaim(tx, claimId, { staffId, reason, now })
  const subject = bookingId === null ? { kind: 'user', id: userId } : { kind: 'booking', id: bookingId }
  const details = { entryId: id, amount }
  await recordAudit(tx, { action: 'payment-reversed', actorId: staffId, subject, details, at: now })
}

/** As if it had never been verified: its reference is free, and a line of a statement no longer belongs to it. */
async function rejectVerifiedClaim(
  tx: Transaction,
  claimId: number,
  { staffId, reason, now }: By & { readonly now: Date },
): Promise<void> {
  const claim = await recordClaimReversed(tx, claimId, { decidedAt: now, decidedBy: staffId, reason })
  if (claim?.reference) await reopenMatch(tx, claim.bookingId, claim.reference)
}

/** No verified money is left: the client has the time of a new hold to pay, as after a rejection. */
async function makeUnpaid(
  tx: Transaction,
  booking: BookingRow,
  entryId: number,
  { staffId, reason }: By,
  now: Date,
): Promise<void> {
  const to = changeBooking(booking, 'payment-reversed', 'staff')
  if (!to.ok) throw new Error('A confirmed booking was locked and cannot become unpaid.')
  const hold = newHold(now, booking)
  await recordBookingState(tx, booking.id, { from: booking, to: to.value }, { ...hold, updatedAt: now })
  const event = {
    bookingId: booking.id,
    at: now,
    change: 'payment-reversed',
    actor: 'staff',
    actorId: staffId,
  } as const
  await recordBookingEvents(tx, [{ ...event, from: booking, to: to.value, reason }])
  await notifyOfReversal(tx, { ...booking, ...to.value, ...hold }, entryId, now)
  // Last, because it draws a number.
  await creditInvoice(tx, booking.id, booking.amount, now)
}

async function notifyOfReversal(tx: Transaction, booking: BookingRow, entryId: number, now: Date): Promise<void> {
  const balance = await readBookingBalance(tx, booking.id)
  if (balance <= 0) return
  const isUnpaid = booking.status === 'pending'
  const email = {
    kind: 'payment-rejected',
    booking: bookingInEmail(booking),
    reason: '',
    payableUntil: (isUnpaid ? booking.payableUntil : now).toISOString(),
    isReversal: true,
    ...(!isUnpaid && { balance }),
  } as const
  await notifyClient(tx, booking, email, `payment-reversed:${booking.id}:${entryId}`)
}

/**
 * A payment of a cancelled booking was taken back: less is due back, and what now was never paid is waived. The invoice is
 * credited by what neither was paid nor goes back.
 */
async function recordCancelledReversal(
  tx: Transaction,
  booking: BookingRow,
  entries: readonly LedgerLine[],
  { staffId, at }: { readonly staffId: string; readonly at: Date },
): Promise<void> {
  const waiver = linesOfWaiver(entries)
  await recordLines(tx, booking, waiver, { at, recordedBy: staffId })
  const after = [...entries, ...waiver]
  const owed = -balanceOf(after)
  await recordBookingChange(tx, booking.id, { refundDue: paiseFrom(sumOfRefunds(entries) + owed), updatedAt: at })

  const invoice = await findLiveInvoice(tx, booking.id)
  if (invoice?.status !== 'paid') return
  const left = invoice.totalAmount - (await readCreditedAmount(tx, invoice.id))
  await creditInvoice(tx, booking.id, paiseFrom(Math.max(0, left - priceOf(after) - owed)), at)
}
