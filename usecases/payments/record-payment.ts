import { findMergedInto } from '#db/accounts/merged-clients.ts'
import { lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import { type BookingRow, lockBooking } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import {
  findFormEntry,
  lockReference,
  type NewLedgerEntry,
  readBookingBalance,
  recordFormEntry,
} from '#db/payments/ledger-entries.ts'
import { findLiveClaim, isReferenceInUse } from '#db/payments/payment-claims.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import {
  type ReadPayment,
  readPayment,
  type TypedPayment,
  type TypedPaymentProblem,
} from '#domain/payments/typed-payment.ts'
import { istDate, istInstant } from '#domain/time/india-time.ts'
import { numberReceipt } from '#usecases/invoices/number-receipt.ts'
import { confirmBooking, invoiceFirstMoney, notifyOfPartPayment } from './confirm-booking.ts'
import { issueVoucher } from './issue-voucher.ts'

type Recorded = {
  readonly entryId: number
  /** Of the booking, or 0 of an account. Negative: paid too much. */
  readonly balance: Paise
}

export type RecordPaymentRefusal =
  | 'booking-not-found'
  | 'own-booking'
  | 'booking-cancelled'
  | 'claim-waiting'
  | 'reference-in-use'
  | TypedPaymentProblem

type Form = {
  readonly staffId: string
  readonly typed: TypedPayment
  /** The same for every copy of one form: a repeated one enters once. */
  readonly formKey: string
}

/**
 * Staff record money that they have received for a booking: on the telephone, in cash, by transfer. The first money
 * confirms the booking and draws the number of its invoice; what is missing stays due (0126).
 */
export async function recordPayment(
  db: Database,
  { bookingId, ...form }: Form & { readonly bookingId: string },
  now: Date,
): Promise<Outcome<Recorded, RecordPaymentRefusal>> {
  const read = readPayment(form.typed, istDate(now))
  if (!read.ok) return read

  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    if (booking.userId === form.staffId) return refused('own-booking')
    const repeated = await findFormEntry(tx, form.formKey)
    if (repeated) return accepted({ entryId: repeated.id, balance: await readBookingBalance(tx, bookingId) })
    if (booking.status === 'cancelled') return refused('booking-cancelled')
    // It may be the same money.
    if ((await findLiveClaim(tx, bookingId))?.state === 'awaiting') return refused('claim-waiting')

    const entry = await enter(tx, { userId: booking.userId, bookingId }, { ...form, payment: read.value }, now)
    if (!entry.ok) return entry
    if (booking.status === 'pending') await confirmFirst(tx, booking, { ...read.value, staffId: form.staffId }, now)
    else {
      await issueVoucher(tx, booking, now)
      await notifyOfPartPayment(tx, booking, { entryId: entry.value.entryId, amount: read.value.amount }, now)
    }
    await invoiceFirstMoney(tx, booking, read.value, now)
    await numberReceipt(tx, { ...entry.value, kind: 'payment' })
    return accepted({ entryId: entry.value.entryId, balance: await readBookingBalance(tx, bookingId) })
  })
}

/** The same for the client's account: it becomes credit. */
export async function recordAccountPayment(
  db: Database,
  { userId, ...form }: Form & { readonly userId: string },
  now: Date,
): Promise<Outcome<Recorded, RecordPaymentRefusal>> {
  if (userId === form.staffId) return refused('own-booking')
  const read = readPayment(form.typed, istDate(now))
  if (!read.ok) return read

  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const balance = 0 as Paise
    const repeated = await findFormEntry(tx, form.formKey)
    if (repeated) return accepted({ entryId: repeated.id, balance })
    // The card may have been merged while the form was open: the money belongs to the one that stayed.
    const payer = { userId: (await findMergedInto(tx, userId)) ?? userId, bookingId: null }
    const entry = await enter(tx, payer, { ...form, payment: read.value }, now)
    if (!entry.ok) return entry
    await numberReceipt(tx, { ...entry.value, kind: 'payment' })
    return accepted({ entryId: entry.value.entryId, balance })
  })
}

type Payer = Pick<NewLedgerEntry, 'userId'> & { readonly bookingId: string | null }

async function enter(
  tx: Transaction,
  { userId, bookingId }: Payer,
  { staffId, formKey, payment }: Form & { readonly payment: ReadPayment },
  now: Date,
): Promise<Outcome<{ readonly entryId: number; readonly at: Date }, 'reference-in-use'>> {
  const { paidOn, method, amount, reference, note } = payment
  const isTransfer = method !== 'cash' && method !== 'card'
  if (isTransfer && reference !== null) {
    await lockReference(tx, reference)
    if (await isReferenceInUse(tx, reference)) return refused('reference-in-use')
  }

  // Money of an earlier day has no time of its own.
  const at = paidOn === istDate(now) ? now : istInstant(paidOn, '12:00')
  const money = { kind: 'payment', amount, method, reference, label: 'payment', note } as const
  const entryId = await recordFormEntry(tx, { ...money, userId, bookingId, at, recordedBy: staffId, formKey })
  if (entryId === undefined) throw new Error('A form was recorded twice although its booking or account was locked.')
  const subject = bookingId === null ? { kind: 'user', id: userId } : { kind: 'booking', id: bookingId }
  await recordAudit(tx, {
    action: 'payment-recorded',
    actorId: staffId,
    subject,
    details: { entryId, way: method, amount },
    at: now,
  })
  return accepted({ entryId, at })
}

async function confirmFirst(
  tx: Transaction,
  booking: BookingRow,
  { staffId, method, reference }: Pick<ReadPayment, 'method' | 'reference'> & { readonly staffId: string },
  now: Date,
): Promise<void> {
  const confirmation = { change: 'payment-recorded', actor: 'staff', actorId: staffId, method, reference } as const
  if (!(await confirmBooking(tx, booking, confirmation, now))) throw new Error('An unpaid booking was not confirmed.')
}
