import type { AccountLink } from '#db/accounts/account-links.ts'
import { recordConsent } from '#db/accounts/consents.ts'
import { findAccountByEmail } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import { isFullName } from '#domain/accounts/accounts.ts'
import { type PasswordWeakness, passwordWeaknesses } from '#domain/accounts/passwords.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { StaffRole } from '#domain/roles.ts'
import { normalizeName } from '#domain/text.ts'
import type { Viewer } from '#domain/viewer.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { openProvenAccount } from '../sign-in/open-proven-account.ts'
import { inspectLink, type LinkRefusal, type LinkVisit, takeLink } from '../take-link.ts'
import { grantRole } from './change-role.ts'

/** What the invited user has to do: join with the current account, sign in first, or create one. */
export type Invitation = {
  readonly email: string
  readonly role: StaffRole
  readonly step: 'join' | 'sign-in' | 'create-account'
}

export type InvitationRefusal = LinkRefusal | 'other-user'

export async function openInvitation(
  db: Database,
  viewer: Viewer | null,
  visit: LinkVisit,
): Promise<Outcome<Invitation, InvitationRefusal>> {
  const link = await inspectLink(db, 'staff-invitation', visit)
  if (!link.ok) return link

  const { email, role } = link.value
  if (email === null || role === null) return refused('link-unusable')
  if (viewer) return viewer.email === email ? accepted({ email, role, step: 'join' }) : refused('other-user')

  const account = await findAccountByEmail(db, email)
  return accepted({ email, role, step: account?.emailVerifiedAt ? 'sign-in' : 'create-account' })
}

/** For a signed-in user. */
export async function joinStaff(
  db: Database,
  viewer: Viewer,
  visit: LinkVisit,
): Promise<Outcome<{ role: StaffRole }, InvitationRefusal>> {
  const invitation = await openInvitation(db, viewer, visit)
  if (!invitation.ok) return invitation

  return db.transaction(async (tx) => {
    const taken = await takeLink(tx, 'staff-invitation', visit.token, visit.now)
    return taken ? giveRole(tx, viewer.id, taken, visit.now) : refused('link-unusable')
  })
}

export type NewStaffRefusal =
  | { readonly reason: 'name-too-short' | 'consent-missing' | 'busy' }
  | { readonly reason: 'weak-password'; readonly weaknesses: readonly PasswordWeakness[] }

/** For a new user; the link from the email verifies the address. */
export async function joinStaffWithNewAccount(
  db: Database,
  form: { fullName: string; password: string; hasConsented: boolean },
  visit: LinkVisit,
): Promise<Outcome<{ role: StaffRole }, InvitationRefusal | NewStaffRefusal>> {
  const invitation = await openInvitation(db, null, visit)
  if (!invitation.ok) return invitation
  const { email, step } = invitation.value
  if (step !== 'create-account') return refused('link-unusable')

  const fullName = normalizeName(form.fullName)
  if (!isFullName(fullName)) return refused({ reason: 'name-too-short' })
  const weaknesses = passwordWeaknesses(form.password, { email, fullName })
  if (weaknesses.length > 0) return refused({ reason: 'weak-password', weaknesses })
  if (!form.hasConsented) return refused({ reason: 'consent-missing' })

  const hash = await hashPassword(form.password)
  if (!hash.ok) return refused({ reason: 'busy' })

  return db.transaction(async (tx) => {
    // The link first: of two clicks at once the second finds it used and changes nothing.
    const taken = await takeLink(tx, 'staff-invitation', visit.token, visit.now)
    if (!taken) return refused('link-unusable')

    const userId = await openProvenAccount(tx, { email, fullName, passwordHash: hash.value, now: visit.now })
    if (userId === undefined) throw new Error('The address was taken while its invitation was being accepted.')

    await recordConsent(tx, userId, 'terms-and-privacy', visit.now)
    return giveRole(tx, userId, taken, visit.now)
  })
}

async function giveRole(
  tx: Database,
  userId: string,
  { role, invitedBy }: AccountLink,
  now: Date,
): Promise<Outcome<{ role: StaffRole }, 'link-unusable'>> {
  if (role === null) return refused('link-unusable')

  await grantRole(tx, { userId, role, byUserId: invitedBy ?? undefined, now })
  return accepted({ role })
}
