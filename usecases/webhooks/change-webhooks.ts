import { randomBytes } from 'node:crypto'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { enqueue } from '#db/jobs.ts'
import { type KeyRing, sealWithRing, unsealWithRing } from '#db/key-ring.ts'
import { findDelivery, giveUpDeliveries, recordResend, recordWebhookDelivery } from '#db/webhooks/deliveries.ts'
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  recordSwitched,
  recordWebhook,
  type Webhook,
} from '#db/webhooks/webhooks.ts'
import type { AuditAction } from '#domain/audit-actions.ts'
import type { CalendarAccess } from '#domain/calendar/calendar-access.ts'
import { readCalendarAddress } from '#domain/calendar/calendar-address.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'
import { LONGEST_WEBHOOK_NAME, MOST_WEBHOOKS, type WebhookEvent } from '#domain/webhooks/webhooks.ts'

type Change = { readonly id: string; readonly staffId: string }

type NewWebhook = {
  readonly staffId: string
  readonly name: string
  readonly address: string
  readonly events: readonly WebhookEvent[]
}

export type WebhookFormRefusal = 'address-invalid' | 'not-https' | 'events-missing' | 'too-many-webhooks'

type Tools = { readonly keys: KeyRing; readonly access: CalendarAccess }

/** Adds an address. The secret that signs what is sent to it is returned once; the database has it sealed. */
export async function addWebhook(
  db: Database,
  { staffId, name, address, events }: NewWebhook,
  { keys, access }: Tools,
  now: Date,
): Promise<Outcome<{ readonly id: string; readonly secret: string }, WebhookFormRefusal>> {
  const url = readCalendarAddress(address, access.protocols)
  if (!url.ok) return refused(url.refusal === 'not-https' ? 'not-https' : 'address-invalid')
  if (events.length === 0) return refused('events-missing')
  if ((await countWebhooks(db)) >= MOST_WEBHOOKS) return refused('too-many-webhooks')

  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return db.transaction(async (tx) => {
    const title = normalizeLine(name).slice(0, LONGEST_WEBHOOK_NAME) || url.value.hostname
    const id = await recordWebhook(tx, {
      name: title,
      sealedAddress: sealWithRing(url.value.href, keys),
      sealedSecret: sealWithRing(secret, keys),
      events: [...events],
      addedAt: now,
    })
    await audit(tx, 'webhook-added', { id, staffId, title, now })
    return accepted({ id, secret })
  })
}

async function audit(
  tx: Database,
  action: AuditAction,
  { id, staffId, title, now }: Change & { readonly title: string; readonly now: Date },
): Promise<void> {
  const subject = { kind: 'webhook', id }
  await recordAudit(tx, { action, actorId: staffId, subject, details: { title }, at: now })
}

/** What waits for it is not sent any more. Returns false if it was removed before. */
export async function removeWebhook(db: Database, { id, staffId }: Change, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const webhook = await findWebhook(tx, id)
    if (!webhook || !(await deleteWebhook(tx, id))) return false
    await audit(tx, 'webhook-removed', { id, staffId, title: webhook.name, now })
    return true
  })
}

export async function switchWebhook(
  db: Database,
  { id, staffId, isOn }: Change & { readonly isOn: boolean },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const webhook = await findWebhook(tx, id)
    if (!webhook || !(await recordSwitched(tx, id, isOn ? null : now))) return false
    if (!isOn) await giveUpDeliveries(tx, id, now)
    await audit(tx, isOn ? 'webhook-switched-on' : 'webhook-switched-off', { id, staffId, title: webhook.name, now })
    return true
  })
}

/** Sends something at once that is no event, to try the address. */
export async function sendTest(db: Database, id: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await findWebhook(tx, id))) return false
    const delivery = { webhookId: id, event: 'test', about: {}, happenedAt: now, queuedAt: now } as const
    await enqueue(tx, 'send-webhook', { deliveryId: await recordWebhookDelivery(tx, delivery) })
    return true
  })
}

/** Sends the same again, under the same id. Returns false while it is still being tried. */
export async function resendDelivery(
  db: Database,
  { id, webhookId }: { readonly id: string; readonly webhookId: string },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const delivery = await findDelivery(tx, id)
    if (delivery?.webhookId !== webhookId || !(await recordResend(tx, id, now))) return false
    await enqueue(tx, 'send-webhook', { deliveryId: id })
    return true
  })
}

/** All that is shown of the address, which may be a secret. */
export type ListedWebhook = Omit<Webhook, 'sealedAddress' | 'sealedSecret'> & { readonly host: string }

const listed = (keys: KeyRing, { sealedAddress, sealedSecret: _secret, ...webhook }: Webhook): ListedWebhook => ({
  ...webhook,
  host: new URL(unsealWithRing(sealedAddress, keys)).host,
})

export async function listOwnWebhooks(db: Database, keys: KeyRing): Promise<ListedWebhook[]> {
  return (await listWebhooks(db)).map((webhook) => listed(keys, webhook))
}

export async function findOwnWebhook(db: Database, keys: KeyRing, id: string): Promise<ListedWebhook | undefined> {
  const webhook = await findWebhook(db, id)
  return webhook && listed(keys, webhook)
}
