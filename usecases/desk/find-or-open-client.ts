import { findDeskClient, type KnownClient, listClientsByPhone, recordPhoneClient } from '#db/accounts/phone-clients.ts'
import { recordProfile } from '#db/accounts/profiles.ts'
import { recordRole } from '#db/accounts/roles.ts'
import { findAccountByEmail, recordAccount, requireAccountByEmail } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { DeskScope } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'

/** The value of a form that says: none of the clients with this number, but somebody new. */
export const SOMEONE_NEW = 'new'

export type CallingClient = {
  /** Undefined for a client without an address. */
  readonly email: string | undefined
  readonly fullName: string
  /** May be empty with an address. */
  readonly phone: string
  /** Whom the desk has chosen: the id of a client, `SOMEONE_NEW`, or empty. */
  readonly chosen: string
  readonly scope: DeskScope
  readonly idempotencyKey: string
}

export type ClientRefusal =
  | { readonly reason: 'client-unknown' }
  /** The desk has to say which of these clients is calling; only one client without an address may have a number. */
  | { readonly reason: 'phone-known'; readonly clients: readonly KnownClient[]; readonly mayBeNew: boolean }

/** The account of the client on the phone, new if necessary (0131). */
export async function findOrOpenClient(
  tx: Database,
  client: CallingClient,
  now: Date,
): Promise<Outcome<string, ClientRefusal>> {
  if (isUuid(client.chosen)) return chosenClient(tx, client)
  return client.email === undefined
    ? openByPhone(tx, client, now)
    : openByEmail(tx, { ...client, email: client.email }, now)
}

async function chosenClient(tx: Database, client: CallingClient): Promise<Outcome<string, ClientRefusal>> {
  const known = await findDeskClient(tx, client.scope, client.chosen)
  const sameNumber = known ?? (await listClientsByPhone(tx, client)).find(({ id }) => id === client.chosen)
  return sameNumber ? accepted(sameNumber.id) : refused({ reason: 'client-unknown' })
}

/** Whoever has the address is the client. A new address with the number of a client without one may be the same person. */
async function openByEmail(
  tx: Database,
  client: CallingClient & { readonly email: string },
  now: Date,
): Promise<Outcome<string, ClientRefusal>> {
  const { email, fullName, phone, chosen } = client
  const account = await findAccountByEmail(tx, email)
  if (account) return accepted(account.id)
  if (chosen !== SOMEONE_NEW && phone !== '') {
    const clients = (await listClientsByPhone(tx, client)).filter((known) => known.email === null)
    if (clients.length > 0) return refused({ reason: 'phone-known', clients, mayBeNew: true })
  }

  // Inserts before looking, so that of two concurrent requests the second finds the first one's account.
  const id = await recordAccount(tx, { email, fullName, passwordHash: null, emailVerifiedAt: now, createdAt: now })
  if (id === undefined) return accepted((await requireAccountByEmail(tx, email)).id)
  await recordProfile(tx, id, { fullName, phone: phone || null }, now)
  await recordRole(tx, { userId: id, role: 'client', now })
  return accepted(id)
}

async function openByPhone(tx: Database, client: CallingClient, now: Date): Promise<Outcome<string, ClientRefusal>> {
  const { fullName, phone, chosen } = client
  const before = await listClientsByPhone(tx, client)
  if (before.length > 0 && (chosen !== SOMEONE_NEW || before.some(({ hasThisForm }) => hasThisForm))) {
    return oneOf(before)
  }

  // A colleague may be entering the same number: the second to insert waits and finds the first one's client.
  const id = await recordPhoneClient(tx, { fullName, phone, createdAt: now })
  if (id === undefined) return oneOf(await listClientsByPhone(tx, client))
  await recordRole(tx, { userId: id, role: 'client', now })
  return accepted(id)
}

/** A form sent again belongs to the client it made; otherwise the desk has to choose. */
function oneOf(clients: readonly KnownClient[]): Outcome<string, ClientRefusal> {
  const same = clients.find(({ hasThisForm }) => hasThisForm)
  if (same) return accepted(same.id)
  return refused({ reason: 'phone-known', clients, mayBeNew: clients.every(({ email }) => email !== null) })
}
