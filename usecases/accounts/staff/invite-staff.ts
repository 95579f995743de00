import { deleteInvitationsTo } from '#db/accounts/account-links.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { StaffRole } from '#domain/roles.ts'
import type { Site } from '#domain/site.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { issueLink, sealedLink } from '../issue-link.ts'

type Invitation = {
  readonly email: string
  readonly role: StaffRole
  /** Undefined when the operator invites from the command line. */
  readonly invitedBy: string | undefined
  readonly now: Date
}

/** A newer invitation replaces the earlier one to the same address. */
export async function inviteStaff(
  db: Database,
  site: Site,
  { role, invitedBy, now, ...invitation }: Invitation,
): Promise<Outcome<{ email: string; expiresAt: Date }, 'email-invalid'>> {
  const email = accountEmail(invitation.email)
  if (email === undefined) return refused('email-invalid')

  return db.transaction(async (tx) => {
    await deleteInvitationsTo(tx, email)
    const order = { purpose: 'staff-invitation', path: '/account/invitation', email, role, invitedBy, now } as const
    const link = await issueLink(tx, site, order)
    await queueEmail(tx, {
      eventKey: `staff-invitation:${link.tokenHash}`,
      to: { address: email },
      email: { kind: 'staff-invitation', role, ...sealedLink(link, site) },
    })
    await recordAudit(tx, { action: 'staff-invited', actorId: invitedBy, details: { role }, at: now })
    return accepted({ email, expiresAt: link.expiresAt })
  })
}
