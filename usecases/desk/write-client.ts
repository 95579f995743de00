import { findDeskClient, listClientsByPhone, recordDeskClient, recordPhoneOf } from '#db/accounts/phone-clients.ts'
import { recordProfile } from '#db/accounts/profiles.ts'
import { lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { accountEmail, isFullName, normalizePhone } from '#domain/accounts/accounts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { DeskScope } from '#domain/rights.ts'
import { normalizeName } from '#domain/text.ts'
import { isUuid } from '#domain/uuid.ts'
import { type ClientRefusal, findOrOpenClient } from './find-or-open-client.ts'

type Desk = { readonly staffId: string; readonly scope: DeskScope }

type NewClient = Desk & {
  readonly fullName: string
  /** One of both is enough. */
  readonly phone: string
  readonly email: string
  /** Whom of those with this number the desk has chosen; see `CallingClient`. */
  readonly chosen: string
}

export type ContactRefusal = {
  readonly reason:
    | 'name-too-short'
    | 'phone-invalid'
    | 'email-invalid'
    | 'contact-missing'
    | 'client-not-found'
    | 'own-booking'
}

/** Opens the card of a client without a booking, or finds the one with this address. Safe to repeat. */
export async function openClient(
  db: Database,
  { staffId, scope, chosen, ...typed }: NewClient,
  now: Date,
): Promise<Outcome<{ readonly userId: string }, ClientRefusal | ContactRefusal>> {
  // Nobody else could find the card again.
  if (scope.onlyOf !== null) return refused({ reason: 'client-not-found' })
  const fullName = normalizeName(typed.fullName)
  if (!isFullName(fullName)) return refused({ reason: 'name-too-short' })
  const [phone, email] = [normalizePhone(typed.phone), accountEmail(typed.email)]
  if (typed.phone !== '' && phone === undefined) return refused({ reason: 'phone-invalid' })
  if (typed.email !== '' && email === undefined) return refused({ reason: 'email-invalid' })
  if (phone === undefined && email === undefined) return refused({ reason: 'contact-missing' })

  return db.transaction(async (tx) => {
    const caller = { email, fullName, phone: phone ?? '', chosen, scope, idempotencyKey: '' }
    const client = await findOrOpenClient(tx, caller, now)
    if (!client.ok) return client
    const userId = client.value
    if (userId === staffId) return refused({ reason: 'own-booking' })
    await recordDeskClient(tx, { userId, openedBy: staffId, openedAt: now })
    const subject = { kind: 'user', id: userId }
    await recordAudit(tx, { action: 'client-opened', actorId: staffId, subject, at: now })
    return accepted({ userId })
  })
}

type Contact = Desk & { readonly userId: string; readonly fullName?: string; readonly phone?: string }

/** Changes the name or the number of a client whom the desk knows. An address is changed only by its reader. */
export async function changeContact(
  db: Database,
  { userId, staffId, scope, ...typed }: Contact,
  now: Date,
): Promise<Outcome<null, ContactRefusal | ClientRefusal>> {
  if (!isUuid(userId)) return refused({ reason: 'client-not-found' })
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const client = await findDeskClient(tx, scope, userId)
    if (!client) return refused({ reason: 'client-not-found' })
    const fullName = normalizeName(typed.fullName ?? client.fullName ?? '')
    if (!isFullName(fullName)) return refused({ reason: 'name-too-short' })
    const phone = typed.phone === undefined ? client.phone : normalizePhone(typed.phone)
    if (phone === undefined) return refused({ reason: 'phone-invalid' })

    // By the number the desk finds a client without an address.
    if (client.email === null && phone !== null && !(await recordPhoneOf(tx, userId, phone))) {
      const clients = await listClientsByPhone(tx, { phone, scope, idempotencyKey: '' })
      return refused({ reason: 'phone-known', clients, mayBeNew: false })
    }
    await recordProfile(tx, userId, { fullName, phone }, now)
    const subject = { kind: 'user', id: userId }
    await recordAudit(tx, { action: 'contact-changed', actorId: staffId, subject, at: now })
    return accepted(null)
  })
}
