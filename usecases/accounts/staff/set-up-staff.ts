import { isRoleHeld, lockRoleSetup, recordRole } from '#db/accounts/roles.ts'
import { deleteSessionsOf } from '#db/accounts/signed-in-sessions.ts'
import { findAccountByEmail, recordPassword, requireAccountByEmail } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Site } from '#domain/site.ts'
import { newReadablePassword } from '#usecases/secrets.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { queueResetLink } from '../passwords/request-password-reset.ts'
import { openProvenAccount } from '../sign-in/open-proven-account.ts'
import { inspectLink, type LinkRefusal, type LinkVisit, takeLink } from '../take-link.ts'
import { SETUP_PURPOSES, type SetupRole } from './issue-setup-links.ts'

export type SetupState = 'open' | 'done' | 'link-needed'
export type SetupRefusal = LinkRefusal | 'done' | 'email-invalid' | 'busy'

/** Whether set-up is done, needs the printed link, or can go ahead. */
export async function findSetupState(
  db: Database,
  role: SetupRole,
  visit: Omit<LinkVisit, 'token'> & { token: string | null },
): Promise<SetupState> {
  if (await isRoleHeld(db, role)) return 'done'
  if (!visit.token) return 'link-needed'

  const link = await inspectLink(db, SETUP_PURPOSES[role], { ...visit, token: visit.token })
  return link.ok ? 'open' : 'link-needed'
}

/** The first astrologer gets a password that is shown once and must be changed at the first sign-in. */
export async function setUpAstrologer(
  db: Database,
  email: string,
  visit: LinkVisit,
): Promise<Outcome<{ email: string; password: string }, SetupRefusal>> {
  const password = newReadablePassword()
  const created = await createFirst(db, { role: 'astrologer', email, password }, visit)
  return created.ok ? accepted({ ...created.value, password }) : created
}

/** The first admin sets a password through an email, so only the owner of the address ever sees it. */
export async function setUpAdmin(
  db: Database,
  site: Site,
  email: string,
  visit: LinkVisit,
): Promise<Outcome<{ email: string }, SetupRefusal>> {
  return createFirst(db, { role: 'admin', email, password: undefined }, visit, async (tx, address) =>
    queueResetLink(tx, site, await requireAccountByEmail(tx, address), visit),
  )
}

type FirstOfRole = { readonly role: SetupRole; readonly email: string; readonly password: string | undefined }

async function createFirst(
  db: Database,
  { role, email, password }: FirstOfRole,
  visit: LinkVisit,
  notify?: (tx: Transaction, address: string) => Promise<void>,
): Promise<Outcome<{ email: string }, SetupRefusal>> {
  if (await isRoleHeld(db, role)) return refused('done')
  const link = await inspectLink(db, SETUP_PURPOSES[role], visit)
  if (!link.ok) return link
  const address = accountEmail(email)
  if (address === undefined) return refused('email-invalid')

  const hash = password === undefined ? accepted(null) : await hashPassword(password)
  if (!hash.ok) return refused('busy')

  return db.transaction(async (tx) => {
    // One set-up of a role at a time, even when two different links are used at once.
    await lockRoleSetup(tx, role)
    if (await isRoleHeld(tx, role)) return refused('done')
    if (!(await takeLink(tx, SETUP_PURPOSES[role], visit.token, visit.now))) return refused('link-unusable')

    const userId = await openStaffAccount(tx, address, hash.value, visit.now)
    await recordRole(tx, { userId, role, now: visit.now })
    await recordAudit(tx, {
      action: 'staff-set-up',
      subject: { kind: 'user', id: userId },
      details: { role },
      at: visit.now,
    })
    await notify?.(tx, address)
    return accepted({ email: address })
  })
}

/** Only the operator can read the server's output, so the address needs no further verification. */
async function openStaffAccount(tx: Database, email: string, passwordHash: string | null, now: Date): Promise<string> {
  const mustChangePassword = passwordHash !== null
  const existing = await findAccountByEmail(tx, email)
  if (existing?.emailVerifiedAt) {
    if (passwordHash !== null) await recordPassword(tx, existing.id, { hash: passwordHash, mustChange: true })
    await deleteSessionsOf(tx, existing.id)
    return existing.id
  }
  const userId = await openProvenAccount(tx, { email, fullName: null, passwordHash, mustChangePassword, now })
  if (userId === undefined) throw new Error('The address was taken while it was being set up.')
  return userId
}
