import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { listStaffWithRole } from '#db/accounts/staff.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { enqueueAll } from '#db/jobs.ts'
import { type KeyRing, unsealWithRing } from '#db/key-ring.ts'
import {
  type Delivery,
  deleteDeliveries,
  findDelivery,
  giveUpDeliveries,
  recordTry,
  takeUnqueued,
} from '#db/webhooks/deliveries.ts'
import { findWebhook, recordFailing, recordSwitched, type Webhook } from '#db/webhooks/webhooks.ts'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import {
  DELIVERY_LOG_DAYS,
  hasFailedLong,
  isDeliveryOver,
  LONGEST_SHOWN_ANSWER,
  type WebhookProblem,
} from '#domain/webhooks/webhooks.ts'
import { connectChecked, isRedirect, NotConnected, untilAborted } from '#usecases/connect.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

const MOST_QUEUED_AT_ONCE = 500

/** Moves what the triggers have written into the queue, and deletes old entries of the log. Returns how many are queued. */
export async function queueWebhooks(db: Database, now: Date): Promise<number> {
  await deleteDeliveries(db, new Date(now.getTime() - DELIVERY_LOG_DAYS * DAY_MS))
  return db.transaction(async (tx) => {
    const ids = await takeUnqueued(tx, now, MOST_QUEUED_AT_ONCE)
    const payloads = ids.map((deliveryId) => ({ deliveryId }))
    await enqueueAll(tx, 'send-webhook', payloads)
    return ids.length
  })
}

type Tools = {
  readonly keys: KeyRing
  readonly access: CalendarAccess
  readonly timeoutMs?: number
}

export type SendResult = 'delivered' | 'failed' | 'given-up' | 'skipped'

/**
 * Sends one delivery. After a failure the queue runs it again, with the same id: a receiver that has stored it knows it by
 * that. A process that is killed after sending sends it again.
 */
export async function sendWebhook(db: Database, deliveryId: string, tools: Tools, now: Date): Promise<SendResult> {
  const delivery = await findDelivery(db, deliveryId)
  if (!delivery || delivery.deliveredAt !== null || delivery.givenUpAt !== null) return 'skipped'
  const webhook = await findWebhook(db, delivery.webhookId)
  if (!webhook) return 'skipped'

  const answer = await post(webhook, delivery, tools, now)
  return db.transaction((tx) => recordAnswer(tx, { webhook, delivery, answer }, now))
}

type Answer = {
  readonly status: number | null
  readonly problem: WebhookProblem | null
  readonly answer: string | null
}

type Tried = { readonly webhook: Webhook; readonly delivery: Delivery; readonly answer: Answer }

async function recordAnswer(
  tx: Transaction,
  { webhook: { id, name }, delivery, answer }: Tried,
  now: Date,
): Promise<SendResult> {
  if (answer.problem === null) {
    await recordTry(tx, delivery.id, { ...answer, deliveredAt: now, givenUpAt: null }, now)
    await recordFailing(tx, id, null)
    return 'delivered'
  }
  // Nobody waits for a test.
  const isLast = delivery.event === 'test' || isDeliveryOver(delivery.queuedAt ?? delivery.happenedAt, now)
  await recordTry(tx, delivery.id, { ...answer, deliveredAt: null, givenUpAt: isLast ? now : null }, now)
  if (delivery.event === 'test') return 'given-up'
  const failingSince = await recordFailing(tx, id, now)
  if (failingSince && hasFailedLong(failingSince, now)) await switchOff(tx, { id, name, failingSince }, now)
  return isLast ? 'given-up' : 'failed'
}

type Failing = Pick<Webhook, 'id' | 'name'> & { readonly failingSince: Date }

async function switchOff(tx: Transaction, { id, name, failingSince }: Failing, now: Date): Promise<void> {
  if (!(await recordSwitched(tx, id, now))) return
  await giveUpDeliveries(tx, id, now)
  const subject = { kind: 'webhook', id }
  await recordAudit(tx, { action: 'webhook-switched-off', subject, details: { title: name }, at: now })
  for (const admin of await listStaffWithRole(tx, 'admin')) {
    await queueEmail(tx, {
      eventKey: `webhook-switched-off:${id}:${now.getTime()}:${admin.id}`,
      to: { address: admin.email, ...(admin.fullName !== null && { name: admin.fullName }) },
      email: { kind: 'webhook-switched-off', webhookName: name, since: failingSince.toISOString() },
    })
  }
}

const TIMEOUT_MS = 10_000

/** Posts to the address and never throws for what its server does. Follows no redirect, and reads only the first bytes. */
async function post(
  webhook: Webhook,
  delivery: Delivery,
  { keys, access, timeoutMs = TIMEOUT_MS }: Tools,
  now: Date,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const { event: type, happenedAt, about: data } = delivery
  const body = JSON.stringify({ type, timestamp: happenedAt.toISOString(), data })
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Muhurta webhooks',
    ...signedHeaders(unsealWithRing(webhook.sealedSecret, keys), { id: delivery.id, body }, now),
  }
  try {
    const url = new URL(unsealWithRing(webhook.sealedAddress, keys))
    const response = await untilAborted(connectChecked(url, { access, signal, method: 'POST', headers, body }), signal)
    const { statusCode: status = 0 } = response
    const answer = await firstText(response, signal)
    if (status >= 200 && status < 300) return { status, problem: null, answer }
    return { status, problem: isRedirect(status) ? 'redirected' : 'refused', answer }
  } catch (error) {
    return { status: null, problem: problemOf(error, signal), answer: null }
  }
}

function problemOf(error: unknown, signal: AbortSignal): WebhookProblem {
  if (error instanceof NotConnected) return NOT_CONNECTED[error.reason]
  return signal.aborted ? 'too-slow' : 'unreachable'
}

const NOT_CONNECTED: Readonly<Record<NotConnected['reason'], WebhookProblem>> = {
  protocol: 'not-https',
  'unknown-host': 'unreachable',
  'private-address': 'private-address',
}

/** As Standard Webhooks has it: the id, the time and the body are signed together, so that none can be exchanged. */
function signedHeaders(secret: string, { id, body }: { readonly id: string; readonly body: string }, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/** The status has been read: a body that comes slowly, or never ends, changes nothing. */
async function firstText(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    const reading = (async () => {
      for await (const chunk of response as AsyncIterable<Buffer>) {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes >= LONGEST_SHOWN_ANSWER) return
      }
    })()
    await untilAborted(reading, signal)
  } catch {
    // What has come is shown.
  } finally {
    response.destroy()
  }
  const text = Buffer.concat(chunks).subarray(0, LONGEST_SHOWN_ANSWER).toString('utf8')
  // Postgres stores no zero byte.
  return text.replaceAll(/\p{Cc}+/gu, ' ')
}
