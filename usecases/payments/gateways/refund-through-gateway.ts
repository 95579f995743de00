import { randomUUID } from 'node:crypto'
import { recordAudit } from '#db/audit-log.ts'
import { lockBooking } from '#db/bookings/bookings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { enqueue } from '#db/jobs.ts'
import {
  findGatewayRefund,
  type GatewayPayment,
  type GatewayRefund,
  insertGatewayRefund,
  listGatewayPayments,
  listGatewayRefunds,
  listRefundsUnderWay,
  lockGatewayRefund,
  updateGatewayRefund,
} from '#db/payments/gateways.ts'
import { listBookingEntries } from '#db/payments/ledger-entries.ts'
import { type Paise, paiseFrom } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyPractice } from '#usecases/bookings/notify-practice.ts'
import { checkRefund, type RefundRefusal, recordRefund } from '../record-refund.ts'
import type { RemoteRefund } from './gateway.ts'
import { findOpenGateway, type GatewayTools } from './open-gateway.ts'

export type GatewayRefundRefusal = RefundRefusal | 'not-through-gateway'

type Request = { readonly bookingId: string; readonly staffId: string; readonly amount: Paise }

/** Staff send money back the way it came. The ledger has it when the gateway says that it is done. */
export function requestGatewayRefund(
  db: Database,
  { bookingId, staffId, amount }: Request,
  now: Date,
): Promise<Outcome<null, GatewayRefundRefusal>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refused('booking-not-found')
    if (booking.userId === staffId) return refused('own-booking')
    if (booking.paymentStatus !== 'paid') return refused('not-verified')
    const checked = checkRefund(booking, await listBookingEntries(tx, bookingId), amount)
    if (!checked.ok) return checked

    const payment = (await refundablePayments(tx, bookingId)).find(({ left }) => left >= amount)
    if (!payment) return refused('not-through-gateway')
    const id = randomUUID()
    const refund = { id, bookingId, userId: booking.userId, paymentId: payment.id, amount }
    const isFirst = await insertGatewayRefund(tx, {
      ...refund,
      state: 'requested',
      requestedBy: staffId,
      requestedAt: now,
    })
    if (!isFirst) return refused('refund-under-way')
    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, {
      action: 'gateway-refund-requested',
      actorId: staffId,
      subject,
      details: { amount },
      at: now,
    })
    await enqueue(tx, 'settle-gateway-refund', { id })
    return accepted(null)
  })
}

export type RefundablePayment = Pick<GatewayPayment, 'id' | 'gateway'> & { readonly left: Paise }

/** What can still go back through a gateway, payment by payment. */
export async function refundablePayments(db: Database, bookingId: string): Promise<RefundablePayment[]> {
  const [payments, refunds] = await Promise.all([listGatewayPayments(db, bookingId), listGatewayRefunds(db, bookingId)])
  return payments
    .filter(({ state }) => state === 'paid')
    .map(({ id, gateway, amount }) => {
      const sent = refunds.filter((refund) => refund.paymentId === id && refund.state !== 'failed')
      return { id, gateway, left: paiseFrom(sent.reduce((left, refund) => left - refund.amount, Number(amount))) }
    })
    .filter(({ left }) => left > 0)
}

/** Sends a refund, or asks what became of it. Safe to repeat: the gateway knows it by our id. */
export async function settleGatewayRefund(
  db: Database,
  tools: GatewayTools,
  id: string,
  now: Date,
): Promise<GatewayRefund['state'] | 'unknown' | 'gateway-off' | 'later'> {
  const refund = await findGatewayRefund(db, id)
  if (!refund || refund.remotePaymentId === null) return 'unknown'
  if (refund.state === 'done' || refund.state === 'failed') return refund.state
  const open = await findOpenGateway(db, refund.gateway, tools)
  if (!open) return 'gateway-off'

  const { remotePaymentId: paymentId, remoteId, amount } = refund
  const answer =
    remoteId === null
      ? await open.service.refund({ id, paymentId, amount })
      : await open.service.readRefund(paymentId, remoteId)
  if (answer.ok) return settle(db, id, answer.value, now)
  // A reading that is refused says nothing about the refund itself.
  if (answer.refusal === 'refused' && remoteId === null) return fail(db, id, now)
  await updateGatewayRefund(db, id, { readAt: now })
  return 'later'
}

function settle(db: Database, id: string, { remoteId, status }: RemoteRefund, now: Date) {
  return db.transaction(async (tx) => {
    const refund = await lockRefund(tx, id)
    if (!refund) return 'unknown'
    if (refund.state === 'done' || refund.state === 'failed') return refund.state
    if (status === 'failed') return markFailed(tx, refund, now)
    await updateGatewayRefund(tx, id, { remoteId, state: status, readAt: now })
    if (status === 'sent') return status

    const { bookingId, requestedBy: staffId, amount } = refund
    const sent = { bookingId, staffId, amount, reference: remoteId, method: 'link', isThroughGateway: true } as const
    const recorded = await recordRefund(tx, sent, now)
    if (!recorded.ok) throw new Error(`A refund that a gateway has sent cannot be recorded: ${recorded.refusal}.`)
    return status
  })
}

function fail(db: Database, id: string, now: Date) {
  return db.transaction(async (tx) => {
    const refund = await lockRefund(tx, id)
    if (!refund) return 'unknown'
    return refund.state === 'requested' ? markFailed(tx, refund, now) : refund.state
  })
}

/** The booking first, as everywhere. */
async function lockRefund(tx: Transaction, id: string): Promise<GatewayRefund | undefined> {
  const found = await findGatewayRefund(tx, id)
  if (!found) return undefined
  await lockBooking(tx, found.bookingId)
  return lockGatewayRefund(tx, id)
}

/** Nothing has gone back: what is due stays due, and the desk sends it by hand. */
async function markFailed(tx: Transaction, { id, bookingId, amount }: GatewayRefund, now: Date): Promise<'failed'> {
  await updateGatewayRefund(tx, id, { state: 'failed', readAt: now })
  const booking = await lockBooking(tx, bookingId)
  if (!booking) throw new Error('A refund has no booking.')
  const subject = { kind: 'booking', id: bookingId }
  await recordAudit(tx, { action: 'gateway-refund-failed', subject, details: { amount }, at: now })
  const email = { kind: 'gateway-refund-failed', booking: bookingInEmail(booking), amount } as const
  await notifyPractice(tx, email, `gateway-refund-failed:${id}`)
  return 'failed'
}

const AT_MOST = 100

/** Asks for all refunds whose end is not known yet, and sends those that could not be sent. */
export async function settleOpenRefunds(db: Database, tools: GatewayTools, now: Date): Promise<number> {
  let settled = 0
  for (const { id } of await listRefundsUnderWay(db, AT_MOST)) {
    const state = await settleGatewayRefund(db, tools, id, now)
    if (state === 'done' || state === 'failed') settled += 1
  }
  return settled
}
