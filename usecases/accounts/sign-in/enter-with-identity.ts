import { recordConsent } from '#db/accounts/consents.ts'
import { recordIdentity } from '#db/accounts/identities.ts'
import { recordRole } from '#db/accounts/roles.ts'
import { type Account, findAccountByEmail } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import type { ProviderName } from '#domain/accounts/social-sign-in.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeName } from '#domain/text.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { openProvenAccount } from './open-proven-account.ts'
import { auditSignIn, type Browser, type OpenedSession, openSession } from './open-session.ts'
import { lockOutOthers, removeUnprovenPassword } from './remove-unproven-password.ts'

export type ProvenIdentity = {
  readonly provider: ProviderName
  readonly subject: string
  readonly fullName: string | null | undefined
  /** Verified. */
  readonly email: string
  /** When a new user agreed to the terms; null for an existing account. */
  readonly consentedAt: Date | null
}

/** Links a provider's identity to the account of its verified address, or creates one. */
export async function enterWithNewIdentity(
  tx: Transaction,
  identity: ProvenIdentity,
  browser: Browser,
  now: Date,
): Promise<Outcome<OpenedSession, 'account-closed'>> {
  const { provider, subject, email } = identity
  const existing = await findAccountByEmail(tx, email)
  if (existing?.disabledAt) return refused('account-closed')
  const linked = existing?.emailVerifiedAt ? existing : undefined
  const userId = linked ? linked.id : await createClient(tx, identity, now)
  const isNew = await recordIdentity(tx, { provider, subject, userId, now })
  if (linked && isNew) await secureLinkedAccount(tx, linked, provider, now)
  await recordAudit(tx, { action: 'identity-linked', actorId: userId, details: { provider }, at: now })
  return accepted(await enterWithKnownIdentity(tx, { userId, provider }, browser, now))
}

export async function enterWithKnownIdentity(
  tx: Database,
  { userId, provider }: { userId: string; provider: ProviderName },
  browser: Browser,
  now: Date,
): Promise<OpenedSession> {
  const session = await openSession(tx, userId, browser, now)
  await auditSignIn(tx, session, { userId, by: provider, now })
  return session
}

async function createClient(
  tx: Database,
  { email, fullName, consentedAt }: ProvenIdentity,
  now: Date,
): Promise<string> {
  if (consentedAt === null) throw new Error('An account needs consent to the terms.')

  const name = normalizeName(fullName ?? '') || null
  const userId = await openProvenAccount(tx, { email, fullName: name, passwordHash: null, now })
  if (userId === undefined) throw new Error('Two sign-ins created the same account at once; the next one will find it.')

  await recordRole(tx, { userId, role: 'client', now })
  await recordConsent(tx, userId, 'terms-and-privacy', consentedAt)
  await recordAudit(tx, { action: 'signed-up', actorId: userId, at: now })
  return userId
}

/**
 * The owner of the address has just come from a provider. Everyone else who is signed in, or has a link, is locked out,
 * and so is a password that its owner may never have set. The owner is notified.
 */
async function secureLinkedAccount(
  tx: Transaction,
  account: Account,
  provider: ProviderName,
  now: Date,
): Promise<void> {
  await lockOutOthers(tx, account.id)
  const isPasswordRemoved = await removeUnprovenPassword(tx, account)

  await queueEmail(tx, {
    eventKey: `identity-linked:${account.id}:${provider}:${now.toISOString()}`,
    to: readerOf(account),
    email: { kind: 'identity-linked', provider, isPasswordRemoved, linkedAt: now.toISOString() },
  })
}
