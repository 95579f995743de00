import { findDeskClient } from '#db/accounts/phone-clients.ts'
import { findAccountByEmail, lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { DeskScope } from '#domain/rights.ts'
import type { Site } from '#domain/site.ts'
import { isUuid } from '#domain/uuid.ts'
import { sendAddressLink } from '#usecases/accounts/change-address.ts'
import { countEmail } from '#usecases/limits/count-try.ts'

type GivenAddress = {
  readonly userId: string
  readonly email: string
  readonly staffId: string
  readonly scope: DeskScope
}

export type GiveAddressRefusal =
  | 'client-not-found'
  | 'email-invalid'
  | 'has-address'
  /** Somebody has an account with it, perhaps the same person: the two cards can be merged. */
  | 'address-taken'
  | 'too-often'

/**
 * Gives an account to a client who had no email address: a link goes to it, and nothing changes until its reader confirms
 * the address and chooses a password (0131).
 */
export async function giveAddress(
  db: Database,
  site: Site,
  { userId, email, staffId, scope }: GivenAddress,
  now: Date,
): Promise<Outcome<{ readonly email: string }, GiveAddressRefusal>> {
  const address = accountEmail(email)
  if (address === undefined) return refused('email-invalid')
  if (!isUuid(userId)) return refused('client-not-found')
  const counted = await countEmail(db, 'change-address', address, now)
  if (!counted.ok) return refused('too-often')

  return db.transaction(async (tx) => {
    // Of two colleagues at once, the later address counts: its link replaces the earlier one.
    await lockAccount(tx, userId)
    const client = await findDeskClient(tx, scope, userId)
    if (!client) return refused('client-not-found')
    if (client.email !== null) return refused('has-address')
    if ((await findAccountByEmail(tx, address))?.emailVerifiedAt) return refused('address-taken')

    await sendAddressLink(tx, site, { id: userId, fullName: client.fullName, email: address, isFirst: true }, now)
    // Without the address, which must not outlive an erasure in the log.
    const subject = { kind: 'user', id: userId }
    await recordAudit(tx, { action: 'address-given', actorId: staffId, subject, at: now })
    return accepted({ email: address })
  })
}
