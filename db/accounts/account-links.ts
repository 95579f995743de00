import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { accountLinks } from '#db/schema/accounts.ts'
import type { LinkPurpose } from '#domain/accounts/account-links.ts'
import type { StaffRole } from '#domain/roles.ts'

export type NewAccountLink = {
  readonly tokenHash: string
  readonly purpose: LinkPurpose
  readonly userId?: string
  readonly email?: string
  readonly role?: StaffRole
  readonly returnTo?: string
  readonly invitedBy?: string | undefined
  readonly createdAt: Date
  readonly expiresAt: Date
}

export type AccountLink = {
  readonly userId: string | null
  readonly email: string | null
  readonly role: StaffRole | null
  readonly returnTo: string | null
  readonly invitedBy: string | null
}

const LINK = {
  userId: accountLinks.userId,
  email: accountLinks.email,
  role: accountLinks.role,
  returnTo: accountLinks.returnTo,
  invitedBy: accountLinks.invitedBy,
}

export async function recordAccountLink(db: Database, link: NewAccountLink): Promise<void> {
  await db.insert(accountLinks).values(link)
}

const usable = (tokenHash: string, purpose: LinkPurpose, now: Date) =>
  and(
    eq(accountLinks.tokenHash, tokenHash),
    eq(accountLinks.purpose, purpose),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, now),
  )

export async function findAccountLink(
  db: Database,
  tokenHash: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<AccountLink | undefined> {
  const rows = await db
    .select(LINK)
    .from(accountLinks)
    .where(usable(tokenHash, purpose, now))
  return rows[0]
}

/** The address that an open link would give to an account. */
export async function findOfferedAddress(db: Database, userId: string, now: Date): Promise<string | undefined> {
  const { purpose, usedAt, expiresAt } = accountLinks
  const [open] = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(purpose, 'change-address'), isNull(usedAt), gt(expiresAt, now)))
  return open?.email ?? undefined
}

/** Whatever the link is for. */
export async function isAccountLinkUsable(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const { expiresAt, usedAt } = accountLinks
  const isUsable = and(eq(accountLinks.tokenHash, tokenHash), isNull(usedAt), gt(expiresAt, now))
  return (await db.$count(accountLinks, isUsable)) > 0
}

/** Uses the link up. Returns undefined when it is used, expired or unknown; of two at once, one wins. */
export async function takeAccountLink(
  tx: Database,
  tokenHash: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<AccountLink | undefined> {
  const taken = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(usable(tokenHash, purpose, now))
    .returning(LINK)
  return taken[0]
}

/** Called for a newer link, a new password or a new address, which invalidate earlier links. */
export async function deleteAccountLinks(db: Database, userId: string, purpose?: LinkPurpose): Promise<void> {
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), purpose === undefined ? undefined : eq(accountLinks.purpose, purpose)))
}

export async function deleteInvitationsTo(db: Database, email: string): Promise<void> {
  await db
    .delete(accountLinks)
    .where(
      and(eq(accountLinks.email, email), eq(accountLinks.purpose, 'staff-invitation'), isNull(accountLinks.usedAt)),
    )
}

export async function deleteExpiredAccountLinks(db: Database, before: Date): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, before))
}
