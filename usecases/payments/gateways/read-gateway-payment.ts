import type { Database } from '#db/client.ts'
import {
  closeUnreadPayments,
  findGatewayPayment,
  type GatewayPayment,
  listPaymentsToRead,
  updateGatewayPayment,
} from '#db/payments/gateways.ts'
import { READ_AFTER_EXPIRY_MS } from '#domain/payments/gateways.ts'
import type { GatewayProblem } from './gateway.ts'
import { findOpenGateway, type GatewayTools } from './open-gateway.ts'
import { recordGatewayPayment } from './record-gateway-payment.ts'

export type ReadResult = 'unknown' | 'gateway-off' | 'open' | 'closed' | 'paid' | 'doubtful' | GatewayProblem

/**
 * Asks the gateway whether the money has come, and records it if it has. Nothing else counts: callbacks and the return of the
 * browser only lead here (0351). Safe to repeat and to race.
 */
export async function readGatewayPayment(
  db: Database,
  tools: GatewayTools,
  id: string,
  now: Date,
): Promise<ReadResult> {
  const payment = await findGatewayPayment(db, id)
  if (!payment) return 'unknown'
  if (payment.state === 'paid' || payment.state === 'doubtful') return payment.state
  return payment.remoteId === null ? 'closed' : ask(db, tools, { ...payment, remoteId: payment.remoteId }, now)
}

/** Also where the gateway was switched off meanwhile: whoever has paid has paid. */
async function ask(
  db: Database,
  tools: GatewayTools,
  payment: GatewayPayment & { readonly remoteId: string },
  now: Date,
): Promise<ReadResult> {
  const open = await findOpenGateway(db, payment.gateway, tools)
  if (!open) return 'gateway-off'
  const remote = await open.service.read(payment.remoteId)
  if (!remote.ok) {
    await updateGatewayPayment(db, payment.id, { readAt: now })
    return remote.refusal
  }
  if (remote.value.status === 'paid') return recordGatewayPayment(db, payment.id, remote.value, now)
  await markRead(db, payment.id, remote.value.status, now)
  return remote.value.status
}

/** A reading that began earlier may end later: what is paid stays paid. */
function markRead(db: Database, id: string, status: 'open' | 'closed', now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const current = await findGatewayPayment(tx, id)
    if (current?.state === 'open') await updateGatewayPayment(tx, id, { readAt: now, state: status })
  })
}

const AT_MOST = 100

/** Asks for all pages that may have been paid meanwhile. */
export async function readOpenPayments(db: Database, tools: GatewayTools, now: Date): Promise<number> {
  const expiredAfter = new Date(now.getTime() - READ_AFTER_EXPIRY_MS)
  await closeUnreadPayments(db, expiredAfter)
  let paid = 0
  for (const { id } of await listPaymentsToRead(db, { expiredAfter, atMost: AT_MOST })) {
    if ((await readGatewayPayment(db, tools, id, now)) === 'paid') paid += 1
  }
  return paid
}
