import { and, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { socialSignIns, unconfirmedIdentities, userIdentities } from '#db/schema/accounts.ts'
import type { ProviderName } from '#domain/accounts/social-sign-in.ts'

type Identity = { readonly provider: ProviderName; readonly subject: string }

export async function findIdentityOwner(db: Database, { provider, subject }: Identity): Promise<string | undefined> {
  const rows = await db
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.provider, provider), eq(userIdentities.subject, subject)))
  return rows[0]?.userId
}

/** Returns false when the identity already belongs to an account. */
export async function recordIdentity(
  db: Database,
  { provider, subject, userId, now }: Identity & { userId: string; now: Date },
): Promise<boolean> {
  const inserted = await db
    .insert(userIdentities)
    .values({ provider, subject, userId, linkedAt: now })
    .onConflictDoNothing()
    .returning({ userId: userIdentities.userId })
  return inserted.length === 1
}

export async function recordSocialSignIn(
  db: Database,
  signIn: { stateHash: string; provider: ProviderName; returnTo: string; expiresAt: Date },
): Promise<void> {
  await db.insert(socialSignIns).values(signIn)
}

/** Uses the state up: a second callback with it finds nothing. */
export async function takeSocialSignIn(
  db: Database,
  { stateHash, provider, now }: { stateHash: string; provider: ProviderName; now: Date },
): Promise<{ returnTo: string } | undefined> {
  const taken = await db
    .delete(socialSignIns)
    .where(
      and(
        eq(socialSignIns.stateHash, stateHash),
        eq(socialSignIns.provider, provider),
        gt(socialSignIns.expiresAt, now),
      ),
    )
    .returning({ returnTo: socialSignIns.returnTo })
  return taken[0]
}

export type UnconfirmedIdentity = Identity & {
  readonly fullName: string | null
  /** Given by the provider without verification. */
  readonly suggestedEmail: string | null
  /** Verified by the provider. */
  readonly provenEmail: string | null
  readonly consentedAt: Date | null
  readonly returnTo: string
}

const UNCONFIRMED = {
  provider: unconfirmedIdentities.provider,
  subject: unconfirmedIdentities.subject,
  fullName: unconfirmedIdentities.fullName,
  suggestedEmail: unconfirmedIdentities.suggestedEmail,
  provenEmail: unconfirmedIdentities.provenEmail,
  consentedAt: unconfirmedIdentities.consentedAt,
  returnTo: unconfirmedIdentities.returnTo,
}

export async function recordUnconfirmedIdentity(
  db: Database,
  identity: Omit<UnconfirmedIdentity, 'consentedAt'> & { browserHash: string; expiresAt: Date },
): Promise<void> {
  await db.insert(unconfirmedIdentities).values(identity)
}

export async function findUnconfirmedIdentity(
  db: Database,
  browserHash: string,
  now: Date,
): Promise<UnconfirmedIdentity | undefined> {
  const rows = await db
    .select(UNCONFIRMED)
    .from(unconfirmedIdentities)
    .where(and(eq(unconfirmedIdentities.browserHash, browserHash), gt(unconfirmedIdentities.expiresAt, now)))
  return rows[0]
}

export async function recordConfirmationLink(
  db: Database,
  { browserHash, linkHash, consentedAt }: { browserHash: string; linkHash: string; consentedAt: Date },
): Promise<void> {
  await db
    .update(unconfirmedIdentities)
    .set({ linkHash, consentedAt })
    .where(eq(unconfirmedIdentities.browserHash, browserHash))
}

/** Needs both the browser that came from the provider and the link from the email. */
export async function takeUnconfirmedIdentity(
  db: Database,
  { browserHash, linkHash, now }: { browserHash: string; linkHash: string; now: Date },
): Promise<UnconfirmedIdentity | undefined> {
  const taken = await db
    .delete(unconfirmedIdentities)
    .where(
      and(
        eq(unconfirmedIdentities.browserHash, browserHash),
        eq(unconfirmedIdentities.linkHash, linkHash),
        gt(unconfirmedIdentities.expiresAt, now),
      ),
    )
    .returning(UNCONFIRMED)
  return taken[0]
}

/** For an address that the provider has verified: the browser is enough, once the user has agreed. */
export async function takeProvenIdentity(
  db: Database,
  { browserHash, now }: { browserHash: string; now: Date },
): Promise<UnconfirmedIdentity | undefined> {
  const taken = await db
    .delete(unconfirmedIdentities)
    .where(
      and(
        eq(unconfirmedIdentities.browserHash, browserHash),
        isNotNull(unconfirmedIdentities.provenEmail),
        gt(unconfirmedIdentities.expiresAt, now),
      ),
    )
    .returning(UNCONFIRMED)
  return taken[0]
}

export async function deleteExpiredSocialSignIns(db: Database, now: Date): Promise<void> {
  await db.delete(socialSignIns).where(lt(socialSignIns.expiresAt, now))
  await db.delete(unconfirmedIdentities).where(lt(unconfirmedIdentities.expiresAt, now))
}
