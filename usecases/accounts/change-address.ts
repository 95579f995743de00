import { deleteAccountLinks } from '#db/accounts/account-links.ts'
import { isPhoneClient } from '#db/accounts/phone-clients.ts'
import { deleteSessionsOf } from '#db/accounts/signed-in-sessions.ts'
import {
  type Account,
  deleteUnverifiedAccount,
  findAccount,
  findAccountByEmail,
  recordAddress,
} from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import type { Viewer } from '#domain/viewer.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { countEmail } from '#usecases/limits/count-try.ts'
import { issueLink, sealedLink } from './issue-link.ts'
import { type CheckRefusal, checkPassword } from './passwords/check-password.ts'
import { inspectLink, type LinkRefusal, type LinkVisit, takeLink } from './take-link.ts'

export type ChangeAddressRefusal = CheckRefusal | { readonly reason: 'email-invalid' }

/** Emails a link to the new address; nothing changes until its button is pressed. */
export async function requestAddressChange(
  db: Database,
  site: Site,
  viewer: Viewer,
  { form, now }: { form: { email: string; password: string }; now: Date },
): Promise<Outcome<null, ChangeAddressRefusal>> {
  const email = accountEmail(form.email)
  if (email === undefined) return refused({ reason: 'email-invalid' })

  const account = await checkPassword(db, viewer.id, form.password, now)
  if (!account.ok) return account

  const toMailbox = await countEmail(db, 'change-address', email, now)
  if (!toMailbox.ok) return toMailbox
  // The same response for an address in use, so that it does not reveal other accounts.
  if ((await findAccountByEmail(db, email))?.emailVerifiedAt) return accepted(null)

  await db.transaction((tx) => sendAddressLink(tx, site, { id: viewer.id, fullName: viewer.fullName, email }, now))
  return accepted(null)
}

type AddressOwner = {
  readonly id: string
  readonly fullName: string | null
  readonly email: string
  /** The client had no address so far, and gave this one to the desk (0131). */
  readonly isFirst?: true
}

export async function sendAddressLink(
  tx: Transaction,
  site: Site,
  { id, fullName, email, ...first }: AddressOwner,
  now: Date,
): Promise<void> {
  const order = { purpose: 'change-address', path: '/account/confirm-address', userId: id, email, now } as const
  const link = await issueLink(tx, site, order)
  await queueEmail(tx, {
    // Names the account: the address may never be confirmed, and an erasure has to find this email all the same.
    eventKey: `change-address:${id}:${link.tokenHash}`,
    to: readerOf({ email, fullName }),
    email: { kind: 'change-address', ...sealedLink(link, site), ...first },
  })
}

/** The address that the link would set, and whether it is the first of a client without one. */
export async function openAddressChange(
  db: Database,
  visit: LinkVisit,
): Promise<Outcome<{ email: string; isFirst: boolean }, LinkRefusal>> {
  const link = await inspectLink(db, 'change-address', visit)
  if (!link.ok) return link
  const { userId, email } = link.value
  if (userId === null || email === null) return refused('link-unusable')
  return accepted({ email, isFirst: await isPhoneClient(db, userId) })
}

/**
 * Invalidates every other link that was sent to the old address, notifies that address, and ends all sessions except the
 * one that confirms, if it is the owner's. Whoever had no address before gets a link to choose a password.
 */
export async function confirmAddressChange(
  db: Database,
  site: Site,
  viewer: Viewer | null,
  visit: LinkVisit,
): Promise<Outcome<{ isSignedIn: boolean; passwordLink?: string }, LinkRefusal>> {
  const link = await inspectLink(db, 'change-address', visit)
  if (!link.ok) return link

  return db.transaction(async (tx) => {
    const taken = await takeLink(tx, 'change-address', visit.token, visit.now)
    if (!taken?.userId || !taken.email) return refused('link-unusable')
    // An account that never verified the address does not block its owner.
    await deleteUnverifiedAccount(tx, taken.email)
    if (await findAccountByEmail(tx, taken.email)) return refused('link-unusable')
    const before = await findAccount(tx, taken.userId)
    const isFirst = await isPhoneClient(tx, taken.userId)
    if (!before && !isFirst) return refused('link-unusable')

    if (before) await notifyOldAddress(tx, before, visit.now)
    await recordAddress(tx, taken.userId, taken.email, visit.now)
    await deleteAccountLinks(tx, taken.userId)
    const isSignedIn = viewer?.id === taken.userId
    await deleteSessionsOf(tx, taken.userId, isSignedIn ? viewer.sessionId : undefined)
    await recordAudit(tx, { action: 'address-changed', actorId: taken.userId, at: visit.now })
    if (!isFirst) return accepted({ isSignedIn })

    const order = { purpose: 'reset-password', path: '/auth?reset=true', userId: taken.userId, now: visit.now } as const
    return accepted({ isSignedIn: false, passwordLink: (await issueLink(tx, site, order)).url })
  })
}

async function notifyOldAddress(tx: Transaction, account: Account, now: Date): Promise<void> {
  await queueEmail(tx, {
    eventKey: `address-changed:${account.id}:${now.toISOString()}`,
    to: readerOf(account),
    email: { kind: 'address-changed', changedAt: now.toISOString() },
  })
}
