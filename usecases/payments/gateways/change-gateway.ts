import { listStaffWithRole } from '#db/accounts/staff.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { findGateway, recordGatewayChange, recordGatewayKeys } from '#db/payments/gateways.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { GatewayName } from '#domain/payments/gateways.ts'
import { normalizeLine } from '#domain/text.ts'
import { type CheckRefusal, checkPassword } from '#usecases/accounts/passwords/check-password.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import type { GatewayKeys, GatewayProblem } from './gateway.ts'
import { findOpenGateway, type GatewayTools, sealKeys } from './open-gateway.ts'

const LONGEST_KEY = 300
const SHOWN_CHARACTERS = 4

type Change = { readonly gateway: GatewayName; readonly editorId: string }

export type GatewayKeyProblem = 'key-missing' | 'secret-missing' | 'callback-secret-missing'

/** Stores the keys of the practice's account, switched off and untested. Every admin is emailed, as for the UPI id. */
export async function saveGatewayKeys(
  db: Database,
  { keys: ring }: Pick<GatewayTools, 'keys'>,
  { gateway, editorId, typed, password }: Change & { readonly typed: GatewayKeys; readonly password: string },
  now: Date,
): Promise<Outcome<null, { readonly reason: GatewayKeyProblem } | CheckRefusal>> {
  const read = (text: string) => normalizeLine(text).slice(0, LONGEST_KEY)
  const keys = {
    keyId: gateway === 'stripe' ? '' : read(typed.keyId),
    keySecret: read(typed.keySecret),
    callbackSecret: read(typed.callbackSecret),
  }
  if (gateway === 'razorpay' && keys.keyId === '') return refused({ reason: 'key-missing' })
  if (keys.keySecret === '') return refused({ reason: 'secret-missing' })
  if (keys.callbackSecret === '') return refused({ reason: 'callback-secret-missing' })
  // As for the UPI id: whoever has the keys receives the money.
  const account = await checkPassword(db, editorId, password, now)
  if (!account.ok) return account

  const keyEnding = (gateway === 'stripe' ? keys.keySecret : keys.keyId).slice(-SHOWN_CHARACTERS)
  return db.transaction(async (tx) => {
    await recordGatewayKeys(tx, { gateway, sealedKeys: sealKeys(keys, ring), keyEnding }, now)
    await recordChange(tx, { gateway, editorId, change: 'keys' }, now)
    return accepted(null)
  })
}

/** A request that moves no money. Only after one has succeeded can the gateway be switched on. */
export async function testGateway(
  db: Database,
  tools: GatewayTools,
  { gateway, editorId }: Change,
  now: Date,
): Promise<Outcome<null, GatewayProblem | 'no-keys'>> {
  const open = await findOpenGateway(db, gateway, tools)
  if (!open) return refused('no-keys')
  const checked = await open.service.check()
  const isRefused = !checked.ok && checked.refusal === 'refused'
  if (!checked.ok && !isRefused) return checked
  await db.transaction(async (tx) => {
    await recordGatewayChange(tx, gateway, isRefused ? { connectedAt: null, isOn: false } : { connectedAt: now }, now)
    const details = { gateway, result: isRefused ? 'refused' : 'connected' }
    await recordAudit(tx, { action: 'gateway-tested', actorId: editorId, details, at: now })
  })
  return checked
}

export async function switchGateway(
  db: Database,
  { gateway, editorId, isOn }: Change & { readonly isOn: boolean },
  now: Date,
): Promise<Outcome<null, 'no-keys' | 'not-connected'>> {
  return db.transaction(async (tx) => {
    const found = await findGateway(tx, gateway)
    if (!found) return refused('no-keys')
    if (isOn && found.connectedAt === null) return refused('not-connected')
    if (found.isOn === isOn) return accepted(null)
    await recordGatewayChange(tx, gateway, { isOn }, now)
    await recordChange(tx, { gateway, editorId, change: isOn ? 'on' : 'off' }, now)
    return accepted(null)
  })
}

async function recordChange(
  tx: Transaction,
  { gateway, editorId, change }: Change & { readonly change: 'keys' | 'on' | 'off' },
  now: Date,
): Promise<void> {
  await recordAudit(tx, { action: 'gateway-changed', actorId: editorId, details: { gateway, change }, at: now })
  for (const admin of await listStaffWithRole(tx, 'admin')) {
    await queueEmail(tx, {
      eventKey: `gateway-changed:${gateway}:${now.getTime()}:${admin.id}`,
      to: readerOf(admin),
      email: { kind: 'gateway-changed', gateway, change, changedAt: now.toISOString() },
    })
  }
}
