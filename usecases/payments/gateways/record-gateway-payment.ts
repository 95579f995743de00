import { lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import { type BookingRow, lockBooking } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import {
  type GatewayPayment,
  isPaymentIdUsed,
  lockGatewayPayment,
  updateGatewayPayment,
} from '#db/payments/gateways.ts'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { lockReference, recordFormEntry, recordLedgerEntries } from '#db/payments/ledger-entries.ts'
import { isReferenceInUse } from '#db/payments/payment-claims.ts'
import { judgePayment, type PaymentDoubt, type RemotePayment } from '#domain/payments/gateways.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'
import { notifyPractice } from '#usecases/bookings/notify-practice.ts'
import { numberReceipt } from '#usecases/invoices/number-receipt.ts'
import { withdrawInvoice } from '#usecases/invoices/pay-invoice.ts'
import { confirmBooking, invoiceFirstMoney, notifyOfPartPayment } from '../confirm-booking.ts'
import { issueVoucher } from '../issue-voucher.ts'

type Paid = Extract<RemotePayment, { status: 'paid' }>

/**
 * Money that our server has seen at the gateway. The first money confirms a booking, as if staff had recorded it; more is an
 * overpayment, and for a cancelled booking it becomes credit. What does not match is shown to staff and never recorded.
 */
export function recordGatewayPayment(
  db: Database,
  id: string,
  remote: Paid,
  now: Date,
): Promise<'paid' | 'doubtful' | 'unknown'> {
  return db.transaction(async (tx) => {
    const found = await lockGatewayPayment(tx, id)
    if (!found) return 'unknown'
    if (found.state === 'paid' || found.state === 'doubtful') return found.state
    await lockReference(tx, remote.paymentId)
    const doubt = await findDoubt(tx, found, remote)
    if (doubt !== undefined) {
      await markDoubtful(tx, found, doubt, now)
      return 'doubtful'
    }
    await record(tx, found, remote, now)
    return 'paid'
  })
}

async function findDoubt(tx: Transaction, payment: GatewayPayment, remote: Paid): Promise<PaymentDoubt | undefined> {
  const judged = judgePayment(payment, remote)
  if (!judged.ok) return judged.refusal
  const { gateway } = payment
  const isUsed = await isPaymentIdUsed(tx, { gateway, paymentId: remote.paymentId })
  // Somebody may have typed its id into the form of the payment link.
  return isUsed || (await isReferenceInUse(tx, remote.paymentId)) ? 'payment-used' : undefined
}

async function markDoubtful(tx: Transaction, payment: GatewayPayment, problem: PaymentDoubt, now: Date): Promise<void> {
  await updateGatewayPayment(tx, payment.id, { state: 'doubtful', problem, readAt: now })
  const subject = { kind: 'booking', id: payment.bookingId }
  await recordAudit(tx, { action: 'gateway-payment-doubtful', subject, details: { problem }, at: now })
}

async function record(tx: Transaction, payment: GatewayPayment, remote: Paid, now: Date): Promise<void> {
  const { id, bookingId, userId } = payment
  // Before the booking, in the order of every transaction that locks both.
  await lockAccount(tx, userId)
  const booking = await lockBooking(tx, bookingId)
  if (!booking) throw new Error('A payment at a gateway has no booking.')

  const isLate = booking.status === 'cancelled'
  const money = { kind: 'payment', method: 'link', reference: remote.paymentId, label: 'payment' } as const
  const about = { userId: booking.userId, at: now, formKey: `gateway:${id}` }
  const entry = { ...money, ...about, amount: payment.amount, bookingId: isLate ? null : bookingId }
  const entryId = await recordFormEntry(tx, entry)
  if (entryId === undefined) throw new Error('A payment was recorded twice although it was locked.')
  await updateGatewayPayment(tx, id, { state: 'paid', paymentId: remote.paymentId, paidAt: now, readAt: now, entryId })
  await recordFee(tx, booking, remote, now)
  const details = { entryId, amount: payment.amount, gateway: payment.gateway }
  await recordAudit(tx, {
    action: 'gateway-payment-read',
    subject: { kind: 'booking', id: bookingId },
    details,
    at: now,
  })

  if (isLate) await notifyOfLateMoney(tx, booking, { entryId, amount: payment.amount })
  else await confirmOrAdd(tx, booking, { entryId, amount: payment.amount, reference: remote.paymentId }, now)
  await numberReceipt(tx, { entryId, kind: 'payment', at: now })
}

async function recordFee(tx: Transaction, booking: BookingRow, { fee, paymentId }: Paid, now: Date): Promise<void> {
  if (fee === 0) return
  const entry = { kind: 'fee', amount: fee, label: 'gateway-fee', reference: paymentId, at: now } as const
  await recordLedgerEntries(tx, [{ ...entry, bookingId: booking.id, userId: booking.userId }])
}

type Received = { readonly entryId: number; readonly amount: GatewayPayment['amount'] }

async function confirmOrAdd(
  tx: Transaction,
  booking: BookingRow,
  { reference, ...received }: Received & { readonly reference: string },
  now: Date,
): Promise<void> {
  const payment = { method: 'link', reference } as const
  if (booking.paymentStatus === 'paid') {
    await issueVoucher(tx, booking, now)
    await notifyOfPartPayment(tx, booking, received, now)
    await invoiceFirstMoney(tx, booking, payment, now)
    return
  }
  // The provisional one has the reference of a claim, which stays for the desk to decide: it would be a second payment.
  if (await findLiveInvoice(tx, booking.id)) await withdrawInvoice(tx, booking.id, now)
  const confirmation = { change: 'payment-recorded', actor: 'system', ...payment } as const
  if (!(await confirmBooking(tx, booking, confirmation, now))) throw new Error('A paid booking was not confirmed.')
}

/** The booking has ended: the money is credit, which the client can use or ask back. */
async function notifyOfLateMoney(tx: Transaction, booking: BookingRow, { entryId, amount }: Received): Promise<void> {
  const about = { booking: bookingInEmail(booking), amount } as const
  await notifyClient(tx, booking, { kind: 'late-payment', ...about }, `late-payment:${entryId}`)
  await notifyPractice(tx, { kind: 'late-payment-received', ...about }, `late-payment-received:${entryId}`)
}
