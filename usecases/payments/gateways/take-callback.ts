import type { Database } from '#db/client.ts'
import { enqueue } from '#db/jobs.ts'
import { listPaymentsByRemoteId, listRefundsByRemoteId } from '#db/payments/gateways.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { GatewayName } from '#domain/payments/gateways.ts'
import type { SignedCallback } from './gateway.ts'
import { callbacksOf, findOpenGateway, type GatewayTools } from './open-gateway.ts'

/**
 * A gateway says that something has happened. All that follows is that our server asks the gateway itself; a callback that is
 * forged, repeated or late changes nothing.
 */
export async function takeCallback(
  db: Database,
  tools: GatewayTools,
  { gateway, ...callback }: SignedCallback & { readonly gateway: GatewayName },
): Promise<Outcome<{ readonly queued: number }, 'not-connected' | 'not-authentic'>> {
  const open = await findOpenGateway(db, gateway, tools)
  if (!open) return refused('not-connected')
  const reader = callbacksOf(gateway)
  if (!reader.isAuthentic(callback, open.callbackSecret)) return refused('not-authentic')
  const event = parsed(callback.body)
  if (event === undefined) return refused('not-authentic')

  const subjects = reader.subjectsIn(event)
  const payments = await listPaymentsByRemoteId(db, gateway, subjects.payments)
  const refunds = await listRefundsByRemoteId(db, subjects.refunds)
  const toRead = payments.filter(({ state }) => state === 'created' || state === 'open')
  await db.transaction(async (tx) => {
    for (const { id } of toRead) await enqueue(tx, 'read-gateway-payment', { id })
    for (const { id } of refunds) await enqueue(tx, 'settle-gateway-refund', { id })
  })
  return accepted({ queued: toRead.length + refunds.length })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}
