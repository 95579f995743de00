import { recordAudit } from '#db/audit-log.ts'
import { type BookingRow, lockBooking, recordBookingChange } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { isRefundUnderWay } from '#db/payments/gateways.ts'
import { listBookingEntries, recordMoney } from '#db/payments/ledger-entries.ts'
import { listRefunds, insertRefund as writeRefund } from '#db/payments/refunds.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import {
  balanceOf,
  type LedgerLine,
  type LedgerMethod,
  linesOfRefund,
  moneyReceived,
  negative,
} from '#domain/payments/ledger.ts'
import { normalizeLine } from '#domain/text.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { recordLines } from '#usecases/bookings/record-lines.ts'
import { creditInvoice } from '#usecases/invoices/credit-note.ts'
import { numberReceipt } from '#usecases/invoices/number-receipt.ts'

export type RefundRefusal =
  | 'booking-not-found'
  | 'own-booking'
  | 'not-cancelled'
  | 'never-paid'
  | 'not-verified'
  | 'reference-missing'
  | 'more-than-paid'
  | 'already-refunded'
  | 'refund-under-way'

type Refund = {
  readonly bookingId: string
  readonly staffId: string
  readonly amount: Paise
  /** The bank's reference for the refund transfer. */
  readonly reference: string
  readonly method?: LedgerMethod
  /** The gateway has sent it, so that no other may be under method. */
  readonly isThroughGateway?: boolean
}

export type RecordedRefund = {
  /** Null for an overpayment, which is on no invoice. */
  readonly creditNote: string | null
  /** False for an erased client, who has no address left to write to. */
  readonly isClientNotified: boolean
}

const LONGEST_REFERENCE = 60

/**
 * Records a refund, or a part of it, that the desk has already sent through its own bank. The same transfer is recorded
 * once.
 */
export async function recordRefund(
  db: Database,
  { bookingId, staffId, amount, reference, method = 'upi', isThroughGateway = false }: Refund,
  now: Date,
): Promise<Outcome<RecordedRefund, RefundRefusal>> {
  const text = normalizeLine(reference).slice(0, LONGEST_REFERENCE)
  if (text === '') return refused('reference-missing')

  return db
    .transaction(async (tx) => {
      const booking = await lockBooking(tx, bookingId)
      if (!booking) return refused('booking-not-found')
      if (booking.userId === staffId) return refused('own-booking')
      if (booking.paymentStatus === 'pending') return refused('never-paid')
      if (booking.paymentStatus !== 'paid') return refused('not-verified')
      if (!isThroughGateway && (await isRefundUnderWay(tx, booking.id))) return refused('refund-under-way')
      const entries = await listBookingEntries(tx, booking.id)
      const checked = checkRefund(booking, entries, amount)
      if (!checked.ok) return checked

      const isCancelled = booking.status === 'cancelled'
      // An overpayment is on no invoice.
      const creditNote = isCancelled ? await creditInvoice(tx, booking.id, amount, now) : undefined
      const refund = { bookingId, amount, reference: text, recordedBy: staffId, refundedAt: now }
      if (!(await writeRefund(tx, { ...refund, creditNoteId: creditNote?.id ?? null }))) throw new AlreadyRefunded()

      await recordLines(tx, booking, linesOfRefund(entries, amount), { at: now, recordedBy: staffId })
      const sent = { kind: 'refund', amount, label: 'refund', method, reference: text } as const
      const about = { at: now, recordedBy: staffId, bookingId, userId: booking.userId }
      const entryId = await recordMoney(tx, { ...sent, ...about })
      const subject = { kind: 'booking', id: booking.id }
      await recordAudit(tx, { action: 'refund-recorded', actorId: staffId, subject, at: now })
      const email = {
        kind: 'refund-sent',
        booking: bookingInEmail(booking),
        amount,
        refundedAt: now.toISOString(),
      } as const
      const isClientNotified = await notifyClient(tx, booking, email, `refund-sent:${booking.id}:${text}`)
      await numberReceipt(tx, { entryId, kind: 'refund', at: now })
      return accepted({ creditNote: creditNote?.invoiceNumber ?? null, isClientNotified })
    })
    .catch((error: unknown) => {
      if (error instanceof AlreadyRefunded) return refused('already-refunded')
      throw error
    })
}

/** Of a cancelled booking, all that was paid can go back; of a live one, only what was paid too much. */
export function checkRefund(
  { status }: Pick<BookingRow, 'status'>,
  entries: readonly LedgerLine[],
  amount: Paise,
): Outcome<null, 'not-cancelled' | 'already-refunded' | 'more-than-paid'> {
  const owed = negative(balanceOf(entries))
  if (status !== 'cancelled' && owed <= 0) return refused('not-cancelled')
  const received = moneyReceived(entries)
  if (received === 0) return refused('already-refunded')
  const most = status === 'cancelled' ? received : owed
  return amount <= 0 || amount > most ? refused('more-than-paid') : accepted(null)
}

/** Nothing more is refunded, although a part is still due: the desk and the client have agreed on it. */
export async function closeRefund(
  db: Database,
  { bookingId, staffId }: Pick<Refund, 'bookingId' | 'staffId'>,
  now: Date,
): Promise<
  Outcome<null, 'booking-not-found' | 'own-booking' | 'not-cancelled' | 'already-refunded' | 'refund-under-way'>
> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    if (booking.userId === staffId) return refused('own-booking')
    if (booking.status !== 'cancelled') return refused('not-cancelled')
    if (await isRefundUnderWay(tx, booking.id)) return refused('refund-under-way')
    const refunded = sumOf(await listRefunds(tx, booking.id))
    if ((booking.refundDue ?? 0) <= refunded) return refused('already-refunded')

    const owed = negative(balanceOf(await listBookingEntries(tx, booking.id)))
    const retained = { kind: 'charge', amount: owed, label: 'retained' } as const
    await recordLines(tx, booking, [retained], { at: now, recordedBy: staffId })
    await recordBookingChange(tx, booking.id, { refundDue: refunded, updatedAt: now })
    const subject = { kind: 'booking', id: booking.id }
    const details = { from: booking.refundDue, to: refunded }
    await recordAudit(tx, { action: 'refund-closed', actorId: staffId, subject, details, at: now })
    return accepted(null)
  })
}

function sumOf(refunds: readonly { readonly amount: Paise }[]): Paise {
  return paiseFrom(refunds.reduce((sum, { amount }) => sum + amount, 0))
}

/** Rolls back the credit note and its number with the rest of the transaction. */
class AlreadyRefunded extends Error {}
